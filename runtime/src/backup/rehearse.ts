import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderBlobs } from '@verandah/kit'
import type { Archive } from './archive.ts'
import type { Counts } from './backup-lines.ts'
import { restoreBackup } from './restore.ts'

/**
 * Restores a backup into an empty store of its own, reads all of that, and deletes it. Events are only read. Throws if
 * the backup is damaged, if the password does not open it, or if anything is missing afterwards.
 */
export async function rehearseRestore(archive: Archive, password: string | undefined): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-rehearsal-'))
  try {
    return await restoreInto(folder, archive, password)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const restoreInto = async (folder: string, archive: Archive, password: string | undefined): Promise<Counts> => {
  const { startEmbeddedMongo, verifyStore } = await import('@verandah/embedded-mongo')
  const path = join(folder, 'store')
  const store = await startEmbeddedMongo({ path })
  const place = { storeUrl: store.url, broker: undefined, blobs: createFolderBlobs(join(folder, 'blobs')) }
  let counts: Counts
  try {
    counts = await restoreBackup(archive, { ...place, keys: join(folder, 'keys'), password, isRehearsal: true })
  } finally {
    await store.close()
  }
  const { documents } = await verifyStore(path)
  if (documents !== counts.documents)
    throw new Error(`Of ${counts.documents} documents ${documents} came back: keep an older backup.`)
  return counts
}
