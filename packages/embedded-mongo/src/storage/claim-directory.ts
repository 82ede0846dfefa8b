import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { rootOf } from './files/damage.ts'
import { makePrivate } from './keep-credentials.ts'

const name = 'in-use'

/**
 * Claims a data directory, before anything of it is read; resolves to what releases it. A process that ends, however it
 * ends, has released it. LevelDB locks a directory only to open it: a repair of one in use would destroy it. So the
 * lock is that of a second database, which stays empty.
 */
export const claimDirectory = async (path: string): Promise<() => Promise<void>> => {
  await makePrivate(path)
  const folder = join(path, name)
  const lock = await openLock(folder).catch(async (error: unknown) => {
    if (isLocked(error)) throw inUse(path, error)
    // A power cut can tear its files. They hold nothing, and no process uses them.
    await rm(folder, { recursive: true, force: true })
    return openLock(folder)
  })
  return () => lock.close()
}

/** Runs `work` while this process alone uses the directory. */
export async function whileClaimed<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const release = await claimDirectory(path)
  try {
    return await work()
  } finally {
    await release()
  }
}

const openLock = async (folder: string): Promise<ClassicLevel> => {
  const lock = new ClassicLevel(folder)
  await lock.open()
  return lock
}

export function isLocked(error: unknown): boolean {
  return rootOf(error).code === 'LEVEL_LOCKED'
}

export function inUse(path: string, cause: unknown): Error {
  return new Error(`The data directory ${path} is in use by another process: stop it, or choose another directory.`, {
    cause,
  })
}
