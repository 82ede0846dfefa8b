import { statfs } from 'node:fs/promises'

/** Resolves to a disk's free bytes. */
export type FreeBytes = (path: string) => Promise<number>

/** Enough for pending writes, and for the files that LevelDB rewrites before it deletes the old ones. */
const leastFreeBytes = 64 * 1024 * 1024
const lookMs = 500

const freeBytesOf: FreeBytes = async (path) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/** Checks at intervals whether a folder's disk has room for writes. If the check fails, assumes it has. */
export async function watchFreeSpace(path: string, freeBytes: FreeBytes = freeBytesOf) {
  let hasRoom = true
  const look = async () => {
    hasRoom = (await freeBytes(path).catch(() => leastFreeBytes)) >= leastFreeBytes
  }
  await look()
  const timer = setInterval(() => void look(), lookMs).unref()
  return { hasRoom: () => hasRoom, stop: () => clearInterval(timer) }
}
