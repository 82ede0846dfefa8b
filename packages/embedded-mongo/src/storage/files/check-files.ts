import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTable } from './check-table.ts'
import { type Damage, damageError, damageText, rootOf } from './damage.ts'
import { isSealed } from './masked-checksum.ts'

/**
 * Returns the damage in the files of a data directory that no process uses. Before each start only the logs are
 * checked, because LevelDB silently drops what it cannot read of them.
 */
export async function checkFiles(path: string, { withTables }: { withTables: boolean }): Promise<Damage[]> {
  const names = existsSync(path) ? (await readdir(path)).toSorted() : []
  const read = (name: string) => readFile(join(path, name))
  const damages = await checkCurrent(names, read)
  for (const name of names) {
    if (/^(?:\d+\.log|MANIFEST-\d+)$/.test(name)) damages.push(...checkLog(name, await read(name)))
    if (withTables && /^\d+\.(?:ldb|sst)$/.test(name)) damages.push(...checkTableSafely(name, await read(name)))
  }
  return damages
}

/** Throws if a file is damaged. */
export async function assertWhole(path: string, { withTables }: { withTables: boolean }): Promise<void> {
  const damages = await checkFiles(path, { withTables })
  if (damages.length > 0) throw damageError(path, damages.map(damageText))
}

/** Explains why the data read are not what was written: damaged files first, then the error. */
export async function explainDamage(path: string, error: unknown): Promise<Error> {
  const damages = await checkFiles(path, { withTables: true })
  return damageError(path, [...damages.map(damageText), rootOf(error).reason], error)
}

/** CURRENT names the manifest, which names the tables: without it LevelDB starts empty beside the existing data. */
const checkCurrent = async (names: readonly string[], read: (name: string) => Promise<Buffer>): Promise<Damage[]> => {
  const holdsData = names.some((name) => /^(?:\d+\.(?:ldb|sst|log)|MANIFEST-\d+)$/.test(name))
  if (!names.includes('CURRENT'))
    return holdsData ? [{ file: 'CURRENT', at: 0, what: 'it is missing beside the data' }] : []
  const manifest = (await read('CURRENT')).toString('utf8').trim()
  if (names.includes(manifest)) return []
  return [{ file: 'CURRENT', at: 0, what: 'it does not name a manifest that is there' }]
}

const checkTableSafely = (name: string, bytes: Buffer): Damage[] => {
  try {
    return checkTable(name, bytes)
  } catch {
    return [{ file: name, at: 0, what: 'its index cannot be read' }]
  }
}

const blockBytes = 32_768
const headerBytes = 7

/**
 * Returns the records of a log or a manifest with wrong checksums. A record truncated by the end of the file was never
 * acknowledged and is not damage. Source: LevelDB, "Log format".
 */
function checkLog(file: string, bytes: Buffer): Damage[] {
  const damages: Damage[] = []
  for (let block = 0; block < bytes.length; block += blockBytes) {
    const at = brokenRecordIn(bytes, block)
    if (at === 'cut off') return damages
    if (at !== undefined) damages.push({ file, at, what: 'a record does not match its checksum' })
  }
  return damages
}

const brokenRecordIn = (bytes: Buffer, block: number): number | 'cut off' | undefined => {
  const blockEnd = block + blockBytes
  for (let at = block; at + headerBytes <= Math.min(blockEnd, bytes.length);) {
    const length = bytes.readUInt16LE(at + 4)
    const end = at + headerBytes + length
    // The preallocated rest of a block, not written yet.
    if (bytes[at + 6] === 0 && length === 0) return undefined
    if (end > blockEnd) return at
    if (end > bytes.length) return 'cut off'
    if (!isSealed(bytes.subarray(at + 6, end), bytes.readUInt32LE(at))) return at
    at = end
  }
  return undefined
}
