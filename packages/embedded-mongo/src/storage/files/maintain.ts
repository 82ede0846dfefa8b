import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { openCatalogue } from '../../catalogue/catalogue.ts'
import { type Acknowledged, openAcknowledged, readAcknowledged } from '../acknowledged.ts'
import { whileClaimed } from '../claim-directory.ts'
import { levelOptions, openClaimedJournal } from '../level-journal.ts'
import { assertWhole, checkFiles, explainDamage } from './check-files.ts'
import { damageText } from './damage.ts'
import { type KeptPart, keepReadable } from './keep-readable.ts'

/** Reads all of a data directory that no process uses. Rejects if a file or a document is not as written. */
export function verifyStore(path: string): Promise<Verified> {
  return whileClaimed(path, () => verify(path))
}

interface Verified {
  readonly collections: number
  readonly documents: number
}

const verify = async (path: string): Promise<Verified> => {
  await assertWhole(path, { withTables: true })
  const journal = await openClaimedJournal(path, rethrow)
  try {
    const { collections } = await openCatalogue(journal, Infinity)
    let documents = 0
    for (const collection of collections.values()) documents += collection.documents.size
    return { collections: collections.size, documents }
  } catch (error) {
    throw await explainDamage(path, error)
  } finally {
    await journal.close()
  }
}

export interface Repaired {
  /** Path of the copy of the original directory. */
  readonly copy: string
  /** Damage found before the repair. */
  readonly damages: readonly string[]
  readonly parts: readonly KeptPart[]
}

/** Copies the directory beside itself, then keeps what can be read. */
export function repairStore(path: string): Promise<Repaired> {
  return whileClaimed(path, () => repair(path))
}

const repair = async (path: string): Promise<Repaired> => {
  const damages = (await checkFiles(path, { withTables: true })).map(damageText)
  const copy = `${path}.damaged-${Date.now()}`
  await mkdir(copy, { mode: 0o700 })
  await cp(path, copy, { recursive: true })
  const level = await openReadable(path, damages)
  try {
    const parts = await keepReadable(level)
    acknowledge(path, { flush: 0, isLatest: true })
    return { copy, damages, parts }
  } finally {
    await level.close()
  }
}

/**
 * A damaged log is read up to the damage and after it; other damage is repaired by rebuilding from everything readable.
 * LevelDB's repair ignores the checksums of logs, so it is the second choice.
 */
const openReadable = async (path: string, damages: readonly string[]): Promise<ClassicLevel<string, Uint8Array>> => {
  const isOnlyLogs = damages.length > 0 && damages.every((damage) => /^\d+\.log /.test(damage))
  if (!isOnlyLogs) await ClassicLevel.repair(path)
  const level = new ClassicLevel<string, Uint8Array>(path, levelOptions)
  await level.open()
  return level
}

/** Reclaims the space of changed and deleted data. Returns bytes on disk. */
export function compactStore(path: string): Promise<Sizes> {
  return whileClaimed(path, () => compact(path))
}

interface Sizes {
  readonly before: number
  readonly after: number
}

const compact = async (path: string): Promise<Sizes> => {
  const before = await bytesIn(path)
  const promised = readAcknowledged(path)
  const level = new ClassicLevel<string, Uint8Array>(path, levelOptions)
  try {
    await level.compactRange('', '~')
    if (promised !== undefined) acknowledge(path, promised)
  } finally {
    await level.close()
  }
  return { before, after: await bytesIn(path) }
}

/** Records the acknowledged flush for the open directory. */
const acknowledge = (path: string, promised: Acknowledged): void => openAcknowledged(path, promised).close()

const bytesIn = async (path: string): Promise<number> => {
  const sizes = (await readdir(path)).map(async (name) => (await stat(join(path, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const rethrow = (error: Error): never => {
  throw error
}
