import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ArchiveEntry {
  /** With `/` between folders. */
  readonly path: string
  /** Photos and PDFs are compressed already. */
  readonly isCompressed: boolean
  /** Null leaves the entry out. */
  readonly read: () => Promise<Uint8Array | null>
}

/** Small enough that no other request waits long for its checksum. */
const pieceBytes = 256 * 1024

/**
 * A ZIP archive piece by piece. Entries are read one after another, as fast as the pieces are taken, and each is let go
 * before the next. `shownAt` is what a clock on the wall shows, as if it were UTC: an archive knows no zone.
 */
export const zipOf = async function* (
  entries: readonly ArchiveEntry[],
  shownAt: Date,
): AsyncGenerator<Uint8Array, void> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const mtime = shownHere(shownAt)
  for (const entry of entries) for await (const _ of addEntry(zip, entry, mtime)) yield* pieces.splice(0)
  zip.end()
  yield* pieces
}

/** Yields after each piece. A function of its own, so that nothing holds the bytes while the next entry is read. */
const addEntry = async function* (zip: Zip, { path, isCompressed, read }: ArchiveEntry, mtime: Date) {
  const bytes = await read()
  if (!bytes) return
  const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path)
  entry.mtime = mtime
  zip.add(entry)
  for (let at = 0; at === 0 || at < bytes.length; at += pieceBytes) {
    entry.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
    yield
  }
}

/** The library reads the clock of this process. */
const shownHere = (shownAt: Date): Date => new Date(shownAt.getTime() + shownAt.getTimezoneOffset() * 60_000)
