import type { WithOutbox } from './outbox-entry.ts'

/** Documents of a collection that one read of a sweep takes. */
export const sweepBatch = 500
/** More refused documents than this are a broker that is away: the next sweep begins with the first again. */
const mostRefused = 20 * sweepBatch

type Carrier = WithOutbox & { _id: string }

interface Draining {
  /** Reads a batch of documents with events, without these. */
  read: (without?: readonly string[]) => Promise<Carrier[]>
  deliver: (found: Carrier) => Promise<boolean>
  signal: AbortSignal | undefined
  /** The ids of documents that could not be published, kept after a batch that was refused whole. */
  refused: Set<string>
}

/** Resolves to the number of published documents. What could not be published keeps nothing behind it waiting. */
export async function drain(draining: Draining, oldest: Carrier[]): Promise<number> {
  const { read, signal, refused } = draining
  let count = 0
  for (let found = await firstOf(draining, oldest); found.length > 0; found = await read([...refused])) {
    const published = await deliverAll(draining, found)
    count += published
    const isLast = found.length < sweepBatch
    if (!isLast && published === 0) return count
    if (isLast || signal?.aborted === true) break
  }
  refused.clear()
  return count
}

/** The documents behind those that the last sweep left as refused; the oldest if there are none. */
const firstOf = async ({ read, refused }: Draining, oldest: Carrier[]): Promise<Carrier[]> => {
  const isBehind = refused.size > 0 && refused.size < mostRefused
  const behind = isBehind ? await read([...refused]) : []
  if (behind.length > 0) return behind
  refused.clear()
  return oldest
}

const deliverAll = async ({ deliver, refused }: Draining, found: readonly Carrier[]): Promise<number> => {
  const published = await Promise.all(found.map(deliver))
  for (const [at, { _id }] of found.entries()) if (published[at] !== true) refused.add(_id)
  return published.filter(Boolean).length
}
