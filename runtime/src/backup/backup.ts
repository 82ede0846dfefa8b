import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough, pipeline as streamPipeline } from 'node:stream'
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
import { leaveRepublishRequests } from '../republish.ts'
import { readKeys, writeKeys, type KeptKey } from './kept-keys.ts'
import { seal, SealedError, unseal } from './seal.ts'
import type { brokerOf } from '../settings.ts'

interface Place {
  readonly storeUrl: string
  readonly broker: ReturnType<typeof brokerOf>
}

interface Sealing {
  /** Seals the file; undefined: it stays readable to anyone who has it. */
  readonly password: string | undefined
  /** Folder of this machine's keys, kept in sealed files only; undefined where a secret store has them. */
  readonly keys: string | undefined
}

interface Writing extends Place, Sealing {
  /** Nothing writes: for a MongoDB that is not in a replica set. */
  readonly isStopped: boolean
}

type Line = { document: KeptDocument } | { message: KeptMessage } | { key: KeptKey } | { end: Counts }
interface Counts {
  documents: number
  messages: number
  keys: number
}

const databases = [...serviceNames, 'bus'].map(databaseOf)

/**
 * Writes all documents of the services, as of one moment, and the broker's messages to a file, which appears only when
 * complete. The messages end before that moment, so that none tells of a change that the copy lacks; those published
 * in between are published again after the restore, as after any loss of the broker.
 */
export const writeBackup = async (file: string, writing: Writing): Promise<Counts> => {
  const part = `${file}.part`
  const lines = new PassThrough()
  const out = createWriteStream(part, { mode: 0o600 })
  const { password } = writing
  const written =
    password === undefined ? pipeline(lines, createGzip(), out) : pipeline(lines, createGzip(), seal(password), out)
  const write = async (line: Line) => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain')
  }
  try {
    const copied = copyAll(writing, write)
    const [counts] = await Promise.all([copied, copied.then(() => lines.end()), written])
    await rename(part, file)
    return counts
  } catch (error) {
    lines.destroy()
    await Promise.allSettled([written])
    await rm(part, { force: true })
    throw error
  }
}

const copyAll = async (
  { storeUrl, broker, isStopped, password, keys }: Writing,
  write: (line: Line) => Promise<void>,
): Promise<Counts> => {
  const counts: Counts = { documents: 0, messages: 0, keys: 0 }
  for (const key of password === undefined ? [] : await readKeys(keys)) {
    counts.keys += 1
    await write({ key })
  }
  const streams = broker && (await loadStreamCopies())
  const ends = broker && (await streams?.findStreamEnds(broker))
  await readDocuments({ url: storeUrl, databases, isStopped }, async (document) => {
    counts.documents += 1
    await write({ document })
  })
  if (broker && streams && ends)
    await streams.readMessages(broker, ends, async (message) => {
      counts.messages += 1
      await write({ message })
    })
  await write({ end: counts })
  return counts
}

/**
 * Restores a backup into an empty store and an empty broker. Throws before writing anything if they are not empty or
 * the file is damaged.
 */
export const restoreBackup = async (file: string, { storeUrl, broker, ...how }: Place & Sealing): Promise<Counts> => {
  const counts = await checkBackup(file, how.password)
  const read = <Kept>(pick: (line: Line) => Kept | undefined) => only(linesOf(file, how.password), pick)
  if (counts.keys > 0 && how.keys !== undefined && (await readKeys(how.keys)).length > 0)
    throw new Error(`${how.keys} holds keys already: restore into an empty DATA_DIR, with the product stopped.`)
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
  if (how.keys !== undefined && counts.keys > 0)
    await writeKeys(
      how.keys,
      read((line) => ('key' in line ? line.key : undefined)),
    )
  await writeDocuments(
    storeUrl,
    read((line) => ('document' in line ? line.document : undefined)),
  )
  if (broker && streams) {
    await streams.writeMessages(
      broker,
      read((line) => ('message' in line ? line.message : undefined)),
    )
    await leaveRepublishRequests(storeUrl)
  }
  return counts
}

async function* only<Kept>(lines: AsyncIterable<Line>, pick: (line: Line) => Kept | undefined): AsyncGenerator<Kept> {
  for await (const line of lines) {
    const kept = pick(line)
    if (kept !== undefined) yield kept
  }
}

async function* linesOf(file: string, password: string | undefined): AsyncGenerator<Line> {
  const text = createGunzip().setEncoding('utf8')
  streamPipeline(await unseal(file, password), text, () => undefined)
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk as string}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}

/** Rejects a truncated or modified file as a whole. */
const checkBackup = async (file: string, password: string | undefined): Promise<Counts> => {
  const found: Counts = { documents: 0, messages: 0, keys: 0 }
  let end: Partial<Counts> | undefined
  try {
    for await (const line of linesOf(file, password)) {
      if ('end' in line) end = line.end
      else if ('document' in line) found.documents += 1
      else if ('message' in line) found.messages += 1
      else found.keys += 1
    }
  } catch (error) {
    if (error instanceof SealedError) throw error
    const remedy =
      password === undefined ? 'take another copy of it' : 'check BACKUP_PASSWORD, or take another copy of it'
    throw new Error(`${file} cannot be read as a backup: ${remedy}.`, { cause: error })
  }
  const isWhole =
    end?.documents === found.documents && end.messages === found.messages && (end.keys ?? 0) === found.keys
  if (isWhole) return found
  throw new Error(`${file} is not a whole backup: it was cut off. Take another copy of it.`)
}
