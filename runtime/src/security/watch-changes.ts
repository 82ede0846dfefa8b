import { createHash } from 'node:crypto'
import { serviceNames } from '@verandah/contracts'
import { connectStore, databaseOf, type Store } from '@verandah/kit'
import { watchWrites } from '@verandah/kit/testing'
import type { TestedProduct } from './start-tested-product.ts'

/** What a refusal may write, and what is no buyer's: the log of refusals, and which events were handled. */
const meantToChange = new Set(['security_events', 'inbox'])

export interface ChangeWatch {
  /** Names of the collections that are different because of a request, its events included. */
  changedBy(requestId: string): Promise<string[]>
  close(): Promise<void>
}

/** Watches every collection of every service. A change that others may have made at the same moment is left out. */
export const watchChanges = async (product: TestedProduct): Promise<ChangeWatch> => {
  const stores = await Promise.all(serviceNames.map((name) => connectStore(product.storeUrl, databaseOf(name))))
  const digests = new Map<string, string>()
  const hasMoved = async (collection: string): Promise<boolean> => {
    const [before, now] = [digests.get(collection), await digestOf(stores, collection)]
    digests.set(collection, now)
    return before !== now
  }
  for (const store of stores) for (const { name } of await store.connection.listCollections()) await hasMoved(name)
  const watch = watchWrites()
  const changedBy = async (requestId: string): Promise<string[]> => {
    const seen = watch.take()
    if (seen.length === 0) return []
    await product.settle()
    const writes = [...seen, ...watch.take()].filter(({ collection }) => !meantToChange.has(collection))
    const moved: string[] = []
    for (const name of new Set(writes.map(({ collection }) => collection))) if (await hasMoved(name)) moved.push(name)
    const writersOf = (name: string) => writes.filter(({ collection }) => collection === name)
    return moved.filter((name) => writersOf(name).every(({ correlationId }) => correlationId === requestId))
  }
  const close = async () => {
    watch.stop()
    await Promise.all(stores.map((store) => store.close()))
  }
  return { changedBy, close }
}

const digestOf = async (stores: readonly Store[], collection: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const { connection } of stores) {
    const documents = await connection.collection(collection).find().sort({ _id: 1 }).toArray()
    hash.update(JSON.stringify(documents))
  }
  return hash.digest('hex')
}
