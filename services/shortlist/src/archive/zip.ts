import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ArchiveEntry {
  /** With `/` between folders. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Photos and PDFs are compressed already. */
  readonly isCompressed: boolean
}

/** Small enough that no other request waits long for its checksum. */
const pieceBytes = 256 * 1024

/**
 * A ZIP archive piece by piece; entries are asked for one after another, as fast as the pieces are taken. `shownAt` is
 * what a clock on the wall shows, as if it were UTC: an archive knows no zone.
 */
export const zipOf = async function* (
  entries: AsyncIterable<ArchiveEntry>,
  shownAt: Date,
): AsyncGenerator<Uint8Array, void> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const mtime = shownHere(shownAt)
  for await (const { path, bytes, isCompressed } of entries) {
    const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path)
    entry.mtime = mtime
    zip.add(entry)
    for (let at = 0; at === 0 || at < bytes.length; at += pieceBytes) {
      entry.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
      yield* pieces.splice(0)
    }
  }
  zip.end()
  yield* pieces
}

/** The library reads the clock of this process. */
const shownHere = (shownAt: Date): Date => new Date(shownAt.getTime() + shownAt.getTimezoneOffset() * 60_000)
