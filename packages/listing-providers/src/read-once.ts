import { createRecent } from '@verandah/kit'
import type { Reply } from './fetch-reply.ts'

/** Adverts kept as read, at some 5 KB each. */
const mostAdverts = 1_000

/**
 * Reads equal replies once: searches for the same places share what was read, so nothing may change it. `sizeOf` is the
 * number of adverts in a reading.
 */
export const createReadOnce = <Reading extends object>(sizeOf: (reading: Reading) => number) => {
  const kept = createRecent(mostAdverts, sizeOf)
  /** `setting` is all that the reading depends on besides the reply. */
  return ({ digest }: Pick<Reply, 'digest'>, setting: unknown, read: () => Reading): Reading => {
    if (digest === undefined) return read()
    const key = JSON.stringify([digest, setting])
    const reading = kept.get(key) ?? read()
    kept.set(key, reading)
    return reading
  }
}
