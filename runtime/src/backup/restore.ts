import { listFilled, loadStreamCopies, writeDocuments, type Blobs } from '@verandah/kit'
import { leaveRepublishRequests } from '../republish.ts'
import { checkBackup, linesOf, type Counts, type Line } from './backup-lines.ts'
import { joinPieces } from './blob-pieces.ts'
import { readKeys, writeKeys } from './kept-keys.ts'
import { databases, type Place, type Sealing } from './places.ts'

/**
 * Restores a backup into an empty store, an empty broker and an empty place for blobs. Throws before writing anything if
 * they are not empty or the file is damaged.
 */
export const restoreBackup = async (file: string, place: Place & Sealing): Promise<Counts> => {
  const { storeUrl, broker, blobs, keys, password } = place
  const counts = await checkBackup(file, password)
  await checkEmpty(place, counts)
  const read = <Kept>(pick: (line: Line) => Kept | undefined) => only(linesOf(file, password), pick)
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
  if (broker) {
    const streams = await loadStreamCopies()
    await streams.writeMessages(
      broker,
      read((line) => ('message' in line ? line.message : undefined)),
    )
    await leaveRepublishRequests(storeUrl)
  }
  return counts
}

const checkEmpty = async ({ storeUrl, broker, blobs, keys }: Place & Sealing, counts: Counts): Promise<void> => {
  if (counts.keys > 0 && keys !== undefined && (await readKeys(keys)).length > 0)
    throw new Error(`${keys} holds keys already: restore into an empty DATA_DIR, with the product stopped.`)
  const filled = await listFilled(storeUrl, databases)
  if (filled.length > 0)
    throw new Error(
      `The store holds data already (${filled.slice(0, 3).join(', ')}…): restore into an empty one, with the product stopped.`,
    )
  if (!broker && counts.messages > 0)
    throw new Error('The backup holds events of NATS: set NATS_URL to the broker that shall have them.')
  if (broker && (await (await loadStreamCopies()).countMessages(broker)) > 0)
    throw new Error('The broker holds events already: restore into an empty one, with the product stopped.')
  if (!blobs && counts.blobs > 0)
    throw new Error('The backup holds blobs: set BLOBS_DIR or S3_BUCKET to the place that shall have them.')
  if (blobs && counts.blobs > 0 && (await hasSome(blobs)))
    throw new Error('The place for blobs holds some already: restore into an empty one, with the product stopped.')
}

const hasSome = async (blobs: Blobs): Promise<boolean> => {
  for await (const _ of blobs.list('')) return true
  return false
}

async function* only<Kept>(lines: AsyncIterable<Line>, pick: (line: Line) => Kept | undefined): AsyncGenerator<Kept> {
  for await (const line of lines) {
    const kept = pick(line)
    if (kept !== undefined) yield kept
  }
}
