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
export async function drain({ read, deliver, signal, refused }: Draining, oldest: Carrier[]): Promise<number> {
  let count = 0
  const behind = refused.size === 0 || refused.size >= mostRefused ? [] : await read([...refused])
  if (behind.length === 0) refused.clear()
  for (let found = behind.length === 0 ? oldest : behind; found.length > 0; found = await read([...refused])) {
    const published = await Promise.all(found.map(deliver))
    for (const [at, { _id }] of found.entries()) if (published[at] !== true) refused.add(_id)
    count += published.filter(Boolean).length
    const isLast = found.length < sweepBatch
    if (!isLast && !published.includes(true)) return count
    if (isLast || signal?.aborted === true) break
  }
  refused.clear()
  return count
}
