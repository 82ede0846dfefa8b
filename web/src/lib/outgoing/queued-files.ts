import { changing, type Database } from './database.ts'
import type { Refusal, WaitingFile } from './waiting.ts'

export interface FileContents {
  full: ArrayBuffer
  small: ArrayBuffer | null
}

const smallKey = (id: string): string => `${id} small`

/** The photos and documents of one user that wait to be sent. */
export function queuedFiles(db: Database, userId: string) {
  const list = async (): Promise<WaitingFile[]> => {
    const kept = await db.getAllFromIndex('files', 'byUser', userId)
    return kept.toSorted((one, other) => one.addedAt.localeCompare(other.addedAt))
  }
  return {
    list,
    /** Resolves once the file would survive the end of the tab; rejects where the device has no room for it. */
    add: async (file: WaitingFile, { full, small }: FileContents): Promise<void> => {
      const change = changing(db, 'files', 'contents')
      const contents = change.objectStore('contents')
      await Promise.all([
        contents.put(full, file.id),
        ...(small === null ? [] : [contents.put(small, smallKey(file.id))]),
        change.objectStore('files').put({ ...file, userId }),
        change.done,
      ])
    },
    contentOf: (id: string, size: keyof FileContents = 'full'): Promise<ArrayBuffer | undefined> =>
      db.get('contents', size === 'full' ? id : smallKey(id)),
    /** The oldest that may be sent, without those of `except`. */
    next: async (except: ReadonlySet<string>): Promise<WaitingFile | null> =>
      (await list()).find(({ id, refusal }) => refusal === null && !except.has(id)) ?? null,
    drop: async (ids: readonly string[]): Promise<void> => {
      const change = changing(db, 'files', 'contents')
      const dropping = ids.flatMap((id) => [
        change.objectStore('files').delete(id),
        change.objectStore('contents').delete(id),
        change.objectStore('contents').delete(smallKey(id)),
      ])
      await Promise.all([...dropping, change.done])
    },
    /** Keeps a file with the reason why the server refuses it; null lets it be sent again. */
    mark: async (id: string, refusal: Refusal | null): Promise<void> => {
      const change = changing(db, 'files')
      const file = await change.store.get(id)
      if (file !== undefined) await change.store.put({ ...file, refusal })
      await change.done
    },
  }
}
