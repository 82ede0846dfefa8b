import { loadStreamCopies, removeRestoreMarks, writeDocuments } from '@verandah/kit'
import { leaveRepublishRequests } from '../republish.ts'
import type { Archive } from './archive.ts'
import { checkBackup, linesOf, type Counts, type Line } from './backup-lines.ts'
import { beginRestore } from './begin-restore.ts'
import { joinPieces } from './blob-pieces.ts'
import { writeKeys } from './kept-keys.ts'
import { databases, type Place, type Sealing } from './places.ts'

/**
 * Restores a backup into an empty store, an empty broker and an empty place for blobs. Throws before writing anything
 * if they are not empty or the backup is damaged. Interrupted, it is repeated from the beginning; no service starts
 * before.
 */
export async function restoreBackup(archive: Archive, place: Place & Sealing): Promise<Counts> {
  const counts = await checkBackup(archive, place.password)
  const { by, isWritten } = await beginRestore(place, counts)
  if (!isWritten) await writeAll(archive, place, counts)
  await removeRestoreMarks(place.storeUrl, databases, by)
  return counts
}

const writeAll = async (
  archive: Archive,
  { storeUrl, broker, blobs, keys, password }: Place & Sealing,
  counts: Counts,
): Promise<void> => {
  const read = <Kept>(pick: (line: Line) => Kept | undefined) => only(linesOf(archive, password), pick)
  if (keys !== undefined && counts.keys > 0)
    await writeKeys(
      keys,
      read((line) => ('key' in line ? line.key : undefined)),
    )
  if (blobs && counts.blobs > 0)
    for await (const { key, bytes } of joinPieces(read((line) => ('blob' in line ? line.blob : undefined))))
      await blobs.put(key, bytes)
  await writeDocuments(
    storeUrl,
    read((line) => ('document' in line ? line.document : undefined)),
  )
  if (!broker) return
  const streams = await loadStreamCopies()
  await streams.writeMessages(
    broker,
    read((line) => ('message' in line ? line.message : undefined)),
  )
  await leaveRepublishRequests(storeUrl)
}

async function* only<Kept>(lines: AsyncIterable<Line>, pick: (line: Line) => Kept | undefined): AsyncGenerator<Kept> {
  for await (const line of lines) {
    const kept = pick(line)
    if (kept !== undefined) yield kept
  }
}
