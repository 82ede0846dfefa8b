import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Blobs } from './blobs.ts'

/** Keeps blobs as files of a folder, which is created when it is needed. */
export const createFolderBlobs = (folder: string): Blobs => ({
  put: async (key, bytes) => {
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomUUID()}.draft`
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  },
  get: (key) => readFile(join(folder, key)).catch(nullIfMissing),
  delete: (key) => rm(join(folder, key), { force: true }),
  list: async function* (prefix) {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? []
    for (const file of files.filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))) {
      const path = join(file.parentPath, file.name)
      const key = relative(folder, path)
      if (!key.startsWith(prefix)) continue
      const { size, mtime } = await stat(path)
      yield { key, bytes: size, modifiedAt: mtime }
    }
  },
})

const nullIfMissing = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
