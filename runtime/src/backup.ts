import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { serviceNames } from '@verandah/contracts'
import {
  databaseOf,
  listFilled,
  loadStreamCopies,
  readDocuments,
  writeDocuments,
  type KeptDocument,
  type KeptMessage,
} from '@verandah/kit'
import type { brokerOf } from './settings.ts'

interface Place {
  readonly storeUrl: string
  readonly broker: ReturnType<typeof brokerOf>
}

type Line = { document: KeptDocument } | { message: KeptMessage } | { end: Counts }
interface Counts {
  documents: number
  messages: number
}

const databases = [...serviceNames, 'bus'].map(databaseOf)

/** Writes all documents of the services and then the broker's messages to a file, which appears only when complete. */
export const writeBackup = async (file: string, { storeUrl, broker }: Place): Promise<Counts> => {
  const counts: Counts = { documents: 0, messages: 0 }
  const lines = new PassThrough()
  const written = pipeline(lines, createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 }))
  const write = async (line: Line) => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain')
  }
  await readDocuments({ url: storeUrl, databases }, async (document) => {
    counts.documents += 1
    await write({ document })
  })
  if (broker) {
    const { readMessages } = await loadStreamCopies()
    await readMessages(broker, async (message) => {
      counts.messages += 1
      await write({ message })
    })
  }
  await write({ end: counts })
  lines.end()
  await written
  await rename(`${file}.part`, file)
  return counts
}

/**
 * Restores a backup into an empty store and an empty broker. Throws before writing anything if they are not empty or
 * the file is damaged.
 */
export const restoreBackup = async (file: string, { storeUrl, broker }: Place): Promise<Counts> => {
  const counts = await checkBackup(file)
  const filled = await listFilled(storeUrl, databases)
  if (filled.length > 0)
    throw new Error(
      `The store holds data already (${filled.slice(0, 3).join(', ')}…): restore into an empty one, with the product stopped.`,
    )
  if (!broker && counts.messages > 0)
    throw new Error('The backup holds events of NATS: set NATS_URL to the broker that shall have them.')
  const streams = broker && (await loadStreamCopies())
  if (broker && streams && (await streams.countMessages(broker)) > 0)
    throw new Error('The broker holds events already: restore into an empty one, with the product stopped.')
  await writeDocuments(
    storeUrl,
    only(file, (line) => ('document' in line ? line.document : undefined)),
  )
  if (broker && streams)
    await streams.writeMessages(
      broker,
      only(file, (line) => ('message' in line ? line.message : undefined)),
    )
  return counts
}

async function* only<Kept>(file: string, pick: (line: Line) => Kept | undefined): AsyncGenerator<Kept> {
  for await (const line of linesOf(file)) {
    const kept = pick(line)
    if (kept !== undefined) yield kept
  }
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const packed = createReadStream(file)
  const text = packed.pipe(createGunzip()).setEncoding('utf8')
  packed.once('error', (error) => text.destroy(error))
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk as string}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}

/** Rejects a truncated or modified file as a whole. */
const checkBackup = async (file: string): Promise<Counts> => {
  const found: Counts = { documents: 0, messages: 0 }
  let end: Counts | undefined
  try {
    for await (const line of linesOf(file)) {
      if ('end' in line) end = line.end
      else if ('document' in line) found.documents += 1
      else found.messages += 1
    }
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: take another copy of it.`, { cause: error })
  }
  if (end?.documents === found.documents && end.messages === found.messages) return found
  throw new Error(`${file} is not a whole backup: it was cut off. Take another copy of it.`)
}
