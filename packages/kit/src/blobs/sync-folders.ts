import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { answerTo } from './file-errors.ts'

/** Error codes for a deleted folder, an unreadable one, and one that cannot be flushed (Windows). */
const notFlushed = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EISDIR', 'EINVAL', 'EROFS']

/** Flushes the entries of a folder and of those above it, up to `top`, to the disk: a rename is durable after it. */
export async function syncUpTo(top: string, folder: string): Promise<void> {
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
