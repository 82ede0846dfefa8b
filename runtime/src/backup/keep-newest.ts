import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const suffix = '.backup'

/** Returns a name that sorts by time: `verandah-20261128T031500Z.backup`. */
export const nameAt = (now: Date): string => `verandah-${now.toISOString().replace(/[-:]|\.\d+/g, '')}${suffix}`

/** Deletes all but the newest backups that `nameAt` named. Returns the number deleted. */
export const keepNewest = async (folder: string, count: number): Promise<number> => {
  const found = (await readdir(folder)).filter((name) => /^verandah-\d{8}T\d{6}Z\.backup$/.test(name)).toSorted()
  const old = found.slice(0, Math.max(0, found.length - count))
  for (const name of old) await rm(join(folder, name))
  return old.length
}
