import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, unlink, writeFile, open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkKey, checkPrefix, isBlobKey } from './blob-keys.ts'
import type { Blobs } from './blobs.ts'
import { answerTo, translateFileError } from './file-errors.ts'

/** Next to the blobs, on the same disk; no key begins with `.`. */
const draftsFolder = '.drafts'
const draftsKeptMs = 60 * 60 * 1000
const missing = ['ENOENT', 'ENOTDIR']

/**
 * Keeps blobs as files of a folder, which is created with the first one; several processes may share it. A file appears
 * under its key when all of it is on the disk. A folder in use has a folder of drafts: one without is not mounted.
 */
export function createFolderBlobs(place: string): Blobs {
  const folder = resolve(place)
  let isUsed = false
  return {
    put: async (key, bytes) => {
      const path = join(folder, checkKey(key))
      if (!isUsed) await translated(mkdir(join(folder, draftsFolder), { recursive: true, mode: 0o700 }))
      isUsed = true
      await translated(writeWhole(folder, path, bytes))
    },
    get: async (key) => translated(nullIfMissing(folder, readFile(join(folder, checkKey(key))))),
    delete: async (key) => {
      const path = join(folder, checkKey(key))
      await translated(nullIfMissing(folder, unlink(path)))
      await removeEmpty(dirname(path), folder)
      await translated(syncUpTo(dirname(folder), dirname(path)))
    },
    list: async function* (prefix) {
      const start = checkPrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1)
      for await (const key of keysIn(folder, prefix, start)) {
        const found = await translated(stat(join(folder, key)).catch(answerTo(missing, undefined)))
        if (found) yield { key, bytes: found.size, modifiedAt: found.mtime }
      }
    },
  }
}

/** At start-up, removes partial files of killed processes, but none that another process may be writing. */
export async function removeOldDrafts(folder: string, now = Date.now()): Promise<void> {
  const drafts = join(folder, draftsFolder)
  for (const name of await readdir(drafts).catch(answerTo(missing, []))) {
    const path = join(drafts, name)
    const found = await stat(path).catch(answerTo(missing, undefined))
    if (found && now - found.mtimeMs > draftsKeptMs) await rm(path, { force: true })
  }
}

const translated = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw translateFileError(error)
  })

/** Null for a missing file. Rejects if the whole folder is missing. */
const nullIfMissing = async <Result>(folder: string, work: Promise<Result>): Promise<Result | null> => {
  const result = await work.catch(answerTo(missing, null))
  if (result === null) await stat(join(folder, draftsFolder))
  return result
}

const writeWhole = async (folder: string, path: string, bytes: Uint8Array): Promise<void> => {
  const draft = join(folder, draftsFolder, randomUUID())
  try {
    await writeFile(draft, bytes, { flag: 'wx', mode: 0o600, flush: true })
    await moveTo(path, draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncUpTo(dirname(folder), dirname(path))
}

/** Tries again when a delete removes the emptied folder during `mkdir` or after it. */
const moveTo = async (path: string, draft: string, attempts = 10): Promise<void> => {
  const move = async () => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(draft, path)
    return true
  }
  const isMoved = await move().catch(answerTo(attempts > 1 ? ['ENOENT'] : [], false))
  if (!isMoved) await moveTo(path, draft, attempts - 1)
}

/** Removes folders that hold nothing, up to the blobs' own. */
const removeEmpty = async (at: string, folder: string): Promise<void> => {
  if (at === folder) return
  const isGone = await rmdir(at).then(
    () => true,
    () => false,
  )
  if (isGone) await removeEmpty(dirname(at), folder)
}

/** Reads only folders that can hold such keys. `at` is the key's folder, with a `/` at its end. */
async function* keysIn(folder: string, prefix: string, at: string): AsyncGenerator<string> {
  const entries = await translated(readdir(join(folder, at), { withFileTypes: true }).catch(answerTo(missing, [])))
  for (const entry of entries) {
    const key = `${at}${entry.name}`
    if (!key.startsWith(prefix) || !isBlobKey(key)) continue
    if (entry.isDirectory()) yield* keysIn(folder, prefix, `${key}/`)
    else if (entry.isFile()) yield key
  }
}

/** Error codes for a deleted folder, an unreadable one, and one that cannot be flushed (Windows). */
const notFlushed = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EISDIR', 'EINVAL', 'EROFS']

/** Flushes the entries of a folder and of those above it, up to `top`, to the disk: a rename is durable after it. */
async function syncUpTo(top: string, folder: string): Promise<void> {
  await syncFolder(folder)
  if (folder !== top && dirname(folder) !== folder) await syncUpTo(top, dirname(folder))
}

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path).catch(answerTo(notFlushed, undefined))
  if (!folder) return
  try {
    await folder.sync().catch(answerTo(notFlushed, undefined))
  } finally {
    await folder.close()
  }
}
