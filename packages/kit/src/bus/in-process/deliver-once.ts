import { LRUCache } from 'lru-cache'

const windowMs = 2 * 60 * 1000

/** Like a broker's window of message ids: a duplicate waits for the outcome of the first and is not delivered itself. */
export const createDeliverOnce = () => {
  const underWay = new Map<string, Promise<void>>()
  const delivered = new LRUCache<string, true>({ max: 20_000, ttl: windowMs })

  return (key: string, deliver: () => Promise<void>): Promise<void> => {
    if (delivered.has(key)) return Promise.resolve()
    const first = underWay.get(key)
    if (first !== undefined) return first
    const delivery = deliver()
      .then(() => void delivered.set(key, true))
      .finally(() => underWay.delete(key))
    underWay.set(key, delivery)
    return delivery
  }
}
