import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { loadStreamCopies, readDocuments, readRestoreMarks, type Blobs } from '@verandah/kit'
import type { Archive } from './archive.ts'
import { noCounts, type Counts, type Line } from './backup-lines.ts'
import { piecesOf } from './blob-pieces.ts'
import { readKeys } from './kept-keys.ts'
import { databases, type Place, type Sealing } from './places.ts'
import { seal } from './seal.ts'

interface Writing extends Place, Sealing {
  /** Nothing writes: for a MongoDB that is not in a replica set. */
  readonly isStopped: boolean
}

/**
 * Writes all documents of the services, as of one moment, and the broker's messages to an archive, which appears only
 * when complete. The messages end before that moment, so that none tells of a change that the copy lacks; those
 * published in between are published again after the restore, as after any loss of the broker. Blobs are read last:
 * each is stored before the document that names it and deleted after it, so the copy names none that it lacks but of
 * documents deleted since.
 */
export async function writeBackup(archive: Archive, writing: Writing): Promise<Counts> {
  const lines = new PassThrough()
  const { password } = writing
  const { write: store } = archive
  const written =
    password === undefined ? pipeline(lines, createGzip(), store) : pipeline(lines, createGzip(), seal(password), store)
  const write = async (line: Line) => {
    if (lines.destroyed) throw new Error('The backup can no longer be written.')
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain')
  }
  try {
    const copied = copyAll(writing, write)
    const [counts] = await Promise.all([copied, copied.then(() => lines.end()), written])
    return counts
  } catch (error) {
    lines.destroy()
    await Promise.allSettled([written])
    throw error
  }
}

/** The messages that the streams hold now. */
const findMessages = async (broker: NonNullable<Writing['broker']>) => {
  const streams = await loadStreamCopies()
  const ends = await streams.findStreamEnds(broker)
  return { read: (handle: Parameters<typeof streams.readMessages>[2]) => streams.readMessages(broker, ends, handle) }
}

const copyAll = async (
  { storeUrl, broker, blobs, isStopped, password, keys }: Writing,
  write: (line: Line) => Promise<void>,
): Promise<Counts> => {
  if ((await readRestoreMarks(storeUrl, databases)).length > 0)
    throw new Error('The store is not whole: a restore into it has not ended. Repeat the restore first.')
  const counts = noCounts()
  for (const key of password === undefined ? [] : await readKeys(keys)) {
    counts.keys += 1
    await write({ key })
  }
  const messages = broker && (await findMessages(broker))
  await readDocuments({ url: storeUrl, databases, isStopped }, async (document) => {
    counts.documents += 1
    await write({ document })
  })
  await messages?.read(async (message) => {
    counts.messages += 1
    await write({ message })
  })
  if (blobs) counts.blobs = await copyBlobs(blobs, write)
  await write({ end: counts })
  return counts
}

/** Copies one at a time. One that is deleted under way is left out. Returns their number. */
const copyBlobs = async (blobs: Blobs, write: (line: Line) => Promise<void>): Promise<number> => {
  let count = 0
  for await (const { key } of blobs.list('')) {
    const bytes = await blobs.get(key)
    if (bytes === null) continue
    for (const blob of piecesOf(key, bytes)) await write({ blob })
    count += 1
  }
  return count
}
