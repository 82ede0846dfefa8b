import { statfs } from 'node:fs/promises'

/** Resolves to how many bytes of a disk are free. */
export type FreeBytes = (path: string) => Promise<number>

/** Enough for what is being written, and for the files that LevelDB writes anew before it deletes the old ones. */
const leastFreeBytes = 64 * 1024 * 1024
const lookMs = 500

const freeBytesOf: FreeBytes = async (path) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/** Looks again and again whether the disk of a folder has room for writes. A disk that cannot be asked is taken to have it. */
export const watchFreeSpace = async (path: string, freeBytes: FreeBytes = freeBytesOf) => {
  let hasRoom = true
  const look = async () => {
    hasRoom = (await freeBytes(path).catch(() => leastFreeBytes)) >= leastFreeBytes
  }
  await look()
  const timer = setInterval(() => void look(), lookMs).unref()
  return { hasRoom: () => hasRoom, stop: () => clearInterval(timer) }
}
