import { ClassicLevel } from 'classic-level'
import { type Acknowledged, openAcknowledged, readAcknowledged } from './acknowledged.ts'
import { compactAtIntervals } from './compact-at-intervals.ts'
import { claimDirectory, inUse, isLocked } from './claim-directory.ts'
import { assertWhole, explainDamage } from './files/check-files.ts'
import { rootOf } from './files/damage.ts'
import { FlushQueue } from './flush-queue.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { FLUSH, tallyKey } from './keys.ts'
import { decodeFlush, encodeFlush, encodeTally, type Tally } from './tally.ts'
import { watchFreeSpace, type FreeBytes } from './watch-free-space.ts'

type Level = ClassicLevel<string, Uint8Array>

export const levelOptions = { valueEncoding: 'view', writeBufferSize: 4 * 1024 * 1024 } as const

/**
 * Claims the directory until it is closed. `onFailure` is called if a flush fails: memory is then ahead of the disk,
 * and the store must stop.
 */
export async function openLevelJournal(...given: Parameters<typeof openClaimedJournal>): Promise<Journal> {
  const [path] = given
  const release = await claimDirectory(path)
  const journal = await openClaimedJournal(...given).catch(async (error: unknown) => {
    await release()
    throw error
  })
  const close = async () => {
    await journal.close()
    await release()
  }
  return { ...journal, close }
}

/** The same for a process that has claimed the directory. */
export async function openClaimedJournal(
  path: string,
  onFailure: (error: Error) => void,
  freeBytes?: FreeBytes,
): Promise<Journal> {
  const { level, ...promised } = await openLevel(path)
  const space = await watchFreeSpace(path, freeBytes)
  let { flush } = promised
  const acknowledged = openAcknowledged(path, promised)
  const touched = new Set<Tally>()
  // The entries contain everything that changed in memory until now, so the current tallies go with them.
  const queue = new FlushQueue(async (entries) => {
    flush += 1
    const counts = [...touched].map((tally) => put(tallyKey(tally.collectionId), encodeTally(tally)))
    touched.clear()
    await writeAll(level, [put(FLUSH, encodeFlush(flush)), ...counts, ...entries])
    acknowledged.write(flush)
  }, onFailure)
  const compaction = compactAtIntervals(level, { written: () => flush, hasRoom: space.hasRoom })
  return {
    isCounted: promised.isLatest,
    append: (entries, tally) => {
      if (tally !== undefined) touched.add(tally)
      return queue.append(entries)
    },
    whenDurable: (ticket) => queue.whenDurable(ticket),
    durableTicket: () => queue.durableTicket,
    hasRoom: space.hasRoom,
    holdsDocuments: true,
    readDocument: (key) => level.getSync(key),
    read: (range) => readRange(level, range),
    close: async () => {
      space.stop()
      compaction.stop()
      await queue.drained()
      await level.close()
      acknowledged.close()
    },
  }
}

const put = (key: string, value: Uint8Array) => ({ type: 'put', key, value }) as const

/** Writes atomically and syncs to disk. A chained batch copies no entries, unlike LevelDB's list of them. */
const writeAll = async (level: Level, entries: readonly JournalEntry[]): Promise<void> => {
  const batch = level.batch()
  for (const entry of entries) {
    if (entry.type === 'put') batch.put(entry.key, entry.value)
    else batch.del(entry.key)
  }
  await batch.write({ sync: true })
}

/** Opens the files after checking them. */
const openLevel = async (path: string) => {
  await assertWhole(path, { withTables: false })
  const promised = readAcknowledged(path)
  const level: Level = new ClassicLevel<string, Uint8Array>(path, levelOptions)
  await level.open().catch(async (error: unknown) => {
    throw await explainOpening(path, error)
  })
  const flush = await readFlush(level, path, promised)
  return { level, flush, isLatest: promised?.isLatest === true }
}

/** Returns the number of the latest flush on disk. Throws if an acknowledged one is missing. */
const readFlush = async (level: Level, path: string, promised: Acknowledged | undefined): Promise<number> => {
  try {
    const bytes = await level.get(FLUSH)
    const flush = bytes === undefined ? 0 : decodeFlush(bytes)
    if (promised === undefined && flush > 0) throw new Error('ACKNOWLEDGED is missing beside the data')
    const missing = promised?.isLatest === true ? promised.flush - flush : 0
    if (missing > 0) throw new Error(`the last ${missing} flushes that were acknowledged are missing`)
    return flush
  } catch (error) {
    await level.close()
    throw await explainDamage(path, error)
  }
}

const explainOpening = async (path: string, error: unknown): Promise<Error> => {
  const { code, reason } = rootOf(error)
  if (isLocked(error)) return inUse(path, error)
  if (code === 'LEVEL_CORRUPTION') return explainDamage(path, error)
  return new Error(`The data directory ${path} cannot be opened: ${reason}`, { cause: error })
}

/** Size of a read: with the 16 KB of LevelDB's binding, a start would mostly wait for its turn. */
const READ_BYTES = 512 * 1024

async function* readRange(level: Level, range: { gte: string; lt: string }) {
  const iterator = level.iterator({ ...range, fillCache: false, highWaterMarkBytes: READ_BYTES })
  try {
    for (let rows = await iterator.nextv(1000); rows.length > 0; rows = await iterator.nextv(1000)) yield* rows
  } finally {
    await iterator.close()
  }
}
