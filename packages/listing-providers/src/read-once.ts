import type { Reply } from './fetch-reply.ts'

/** Adverts kept as read, at some 5 KB each. */
const mostAdverts = 1_000

/**
 * Reads equal replies once: searches for the same places share what was read, so nothing may change it. `sizeOf` is the
 * number of adverts in a reading; those used last are kept.
 */
export const createReadOnce = <Reading>(sizeOf: (reading: Reading) => number) => {
  const kept = new Map<string, Reading>()
  let size = 0
  const forget = (key: string, reading: Reading) => {
    kept.delete(key)
    size -= sizeOf(reading)
  }
  /** `setting` is all that the reading depends on besides the reply. */
  return ({ digest }: Pick<Reply, 'digest'>, setting: unknown, read: () => Reading): Reading => {
    if (digest === undefined) return read()
    const key = JSON.stringify([digest, setting])
    const known = kept.get(key)
    if (known !== undefined) forget(key, known)
    const reading = known ?? read()
    kept.set(key, reading)
    size += sizeOf(reading)
    for (const [oldest, old] of kept) {
      if (size <= mostAdverts) break
      forget(oldest, old)
    }
    return reading
  }
}
