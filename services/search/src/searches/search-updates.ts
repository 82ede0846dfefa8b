import { EventEmitter } from 'node:events'

/** Wakes held requests of this process as soon as a search moves; other processes look again by themselves. */
export const createSearchUpdates = () => {
  const moves = new EventEmitter().setMaxListeners(0)
  const underWay = new Map<string, AbortController>()
  return {
    moved: (searchId: string) => void moves.emit(searchId),
    cancelled: (searchId: string) => {
      underWay.get(searchId)?.abort()
      moves.emit(searchId)
    },
    /** Aborts when the search is cancelled. Call `done` afterwards. */
    cancellationOf: (searchId: string) => {
      const controller = underWay.get(searchId) ?? new AbortController()
      underWay.set(searchId, controller)
      return { signal: controller.signal, done: () => void underWay.delete(searchId) }
    },
    /** Resolves at the next move, after `ms` at the latest, or when `signal` aborts. */
    waitForMove: (searchId: string, ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          moves.off(searchId, finish)
          signal.removeEventListener('abort', finish)
          resolve()
        }
        const timer = setTimeout(finish, ms)
        moves.once(searchId, finish)
        signal.addEventListener('abort', finish, { once: true })
      }),
  }
}
