import { inPieces, reasonOf, type BlobEntry, type Blobs } from '@verandah/kit'
import { ArchiveError, draftKeptMs, isNamedByTime, olderThanNewest, type Archive, type Archives } from './archive.ts'

/** A piece is in memory as a whole. */
const pieceBytes = 8 * 1024 * 1024
/** The name of the last piece ends so: a backup without one is not whole. */
const end = '.last'

/**
 * Backups in a bucket. Each is the objects below its name: pieces of one file, in the order of their names. The last
 * one is stored last and deleted first, so a backup that lacks it is what a killed process has left.
 * `address` is for messages.
 */
export function bucketArchives(blobs: Blobs, address: string): Archives {
  const place = withReasons(blobs, address)
  return {
    at: (name) => archiveIn(place, name, `${address}/${name}`),
    keepNewest: async (count) => {
      const { whole, drafts } = await backupsIn(place)
      const old = olderThanNewest([...whole.keys()], count)
      for (const name of old) await removeAll(place, whole.get(name) ?? [])
      for (const pieces of drafts.values()) if (isAbandoned(pieces)) await removeAll(place, pieces)
      return old.length
    },
  }
}

const archiveIn = (blobs: Blobs, name: string, address: string): Archive => {
  let found: Promise<BlobEntry[]> | undefined
  const pieces = (): Promise<BlobEntry[]> => (found ??= findPieces(blobs, name))
  return {
    name: address,
    size: async () => (await pieces()).reduce((sum, { bytes }) => sum + bytes, 0),
    read: async function* (from, to) {
      let at = 0
      for (const { key, bytes } of await pieces()) {
        if (at < to && at + bytes > from) yield (await wholeOf(blobs, key)).subarray(Math.max(0, from - at), to - at)
        at += bytes
      }
    },
    write: (bytes) => writePieces(blobs, name, bytes),
  }
}

const wholeOf = async (blobs: Blobs, key: string): Promise<Uint8Array> => {
  const bytes = await blobs.get(key)
  if (bytes === null) throw new ArchiveError(`${key} is gone.`)
  return bytes
}

const writePieces = async (blobs: Blobs, name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  const stored: string[] = []
  const store = async (piece: Uint8Array, suffix: string) => {
    const key = `${name}/${String(stored.length).padStart(6, '0')}${suffix}`
    stored.push(key)
    await blobs.put(key, piece)
  }
  try {
    let last: Uint8Array = new Uint8Array()
    for await (const piece of inPieces(bytes, pieceBytes)) {
      if (last.length > 0) await store(last, '')
      last = piece
    }
    await store(last, end)
  } catch (error) {
    await Promise.allSettled(stored.toReversed().map((key) => blobs.delete(key)))
    throw error
  }
}

const byKey = (one: BlobEntry, other: BlobEntry) => (one.key < other.key ? -1 : 1)
const isWhole = (pieces: readonly BlobEntry[]): boolean => pieces.at(-1)?.key.endsWith(end) === true
const isAbandoned = (pieces: readonly BlobEntry[]): boolean =>
  pieces.every(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > draftKeptMs)

const removeAll = async (blobs: Blobs, pieces: readonly BlobEntry[]): Promise<void> => {
  for (const { key } of pieces.toReversed()) await blobs.delete(key)
}

/** The pieces of every backup by its name, in order. */
const backupsIn = async (blobs: Blobs) => {
  const whole = new Map<string, BlobEntry[]>()
  const drafts = new Map<string, BlobEntry[]>()
  const found = new Map<string, BlobEntry[]>()
  for await (const entry of blobs.list('')) {
    const [name = ''] = entry.key.split('/')
    const pieces = found.get(name)
    if (pieces) pieces.push(entry)
    else found.set(name, [entry])
  }
  for (const name of [...found.keys()].filter(isNamedByTime).toSorted()) {
    const pieces = (found.get(name) ?? []).toSorted(byKey)
    const kind = isWhole(pieces) ? whole : drafts
    kind.set(name, pieces)
  }
  return { whole, drafts }
}

const findPieces = async (blobs: Blobs, name: string): Promise<BlobEntry[]> => {
  const { whole } = await backupsIn(blobs)
  const pieces = whole.get(name)
  if (pieces) return pieces
  const others = [...whole.keys()].slice(-3).toReversed().join(', ')
  throw new ArchiveError(`There is no whole backup ${name} in the bucket; the newest are: ${others || 'none'}.`)
}

/** The bucket's errors are made for buyers; operators read the reason below them. */
const withReasons = (blobs: Blobs, address: string): Blobs => {
  const explain = (error: unknown): never => {
    const { cause = error } = error as Error
    throw new ArchiveError(`${address} cannot be used: ${reasonOf(cause)}.`, { cause })
  }
  return {
    put: (key, bytes) => blobs.put(key, bytes).catch(explain),
    get: (key) => blobs.get(key).catch(explain),
    delete: (key) => blobs.delete(key).catch(explain),
    list: async function* (prefix) {
      try {
        yield* blobs.list(prefix)
      } catch (error) {
        explain(error)
      }
    },
  }
}
