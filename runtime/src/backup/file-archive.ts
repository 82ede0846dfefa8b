import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { draftKeptMs, isNamedByTime, olderThanNewest, type Archive, type Archives } from './archive.ts'

const draft = '.part'

/** A backup in a file. It is readable by its owner alone. */
export function fileArchive(file: string): Archive {
  return {
    name: file,
    size: async () => (await stat(file)).size,
    read: (from, to) => (to > from ? createReadStream(file, { start: from, end: to - 1 }) : Readable.from([])),
    write: async (bytes) => {
      const part = `${file}${draft}`
      try {
        await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }))
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
  }
}

export function folderArchives(folder: string): Archives {
  return {
    at: (name) => fileArchive(join(folder, name)),
    keepNewest: async (count) => {
      const old = olderThanNewest(await readdir(folder), count)
      for (const name of old) await rm(join(folder, name))
      await removeOldDrafts(folder)
      return old.length
    },
  }
}

/** Deletes what killed backups have left of files that are named by their time. */
export async function removeOldDrafts(folder: string, now = Date.now()): Promise<void> {
  const drafts = (await readdir(folder)).filter(
    (name) => name.endsWith(draft) && isNamedByTime(name.slice(0, -draft.length)),
  )
  for (const path of drafts.map((name) => join(folder, name)))
    if (now - (await stat(path)).mtimeMs > draftKeptMs) await rm(path)
}
