import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const suffix = '.backup'

/** Returns a name that sorts by time: `verandah-20261128T031500Z.backup`. */
export const nameAt = (now: Date): string => `verandah-${now.toISOString().replace(/[-:]|\.\d+/g, '')}${suffix}`

const draftKeptMs = 60 * 60 * 1000

/**
 * Deletes what backups that were killed have left of files that `nameAt` named; nothing has written to it for an hour.
 */
export const removeOldDrafts = async (folder: string, now = Date.now()): Promise<void> => {
  const drafts = (await readdir(folder)).filter((name) => /^verandah-\d{8}T\d{6}Z\.backup\.part$/.test(name))
  for (const path of drafts.map((name) => join(folder, name)))
    if (now - (await stat(path)).mtimeMs > draftKeptMs) await rm(path)
}

/** Deletes all but the newest backups that `nameAt` named. Returns the number deleted. */
export const keepNewest = async (folder: string, count: number): Promise<number> => {
  const found = (await readdir(folder)).filter((name) => /^verandah-\d{8}T\d{6}Z\.backup$/.test(name)).toSorted()
  const old = found.slice(0, Math.max(0, found.length - count))
  for (const name of old) await rm(join(folder, name))
  return old.length
}
