import type { Kit } from '@verandah/kit'
import type { ofHomes } from '../visits/visits.ts'
import { blobKeyOf, fileIdOfKey, keysOf, smallKeyOf } from './file-keys.ts'
import { type FileDoc, type FilesModel, live } from './file-document.ts'

/** Some files: of given fields, or of given homes. */
type Which = Partial<Pick<FileDoc, '_id' | 'userId' | 'propertyId' | 'kind' | 'visitOn'>> | ReturnType<typeof ofHomes>

const marked = { removedAt: { $exists: true } }
const pageSize = 200

/** How files end: each step may be the last one of a process, and the next sweep does the rest. */
export function createRemoval(model: FilesModel, { blobs, clock }: Pick<Kit<unknown>, 'blobs' | 'clock'>) {
  const deleteBlobs = async (doc: FileDoc): Promise<void> => {
    await blobs.delete(smallKeyOf(doc))
    await blobs.delete(blobKeyOf(doc))
  }
  const deleteOrphans = async (keys: readonly string[]): Promise<void> => {
    const ids = keys.flatMap((key) => fileIdOfKey(key) ?? [])
    const found = await model.find({ _id: { $in: ids } }, { _id: 1 }).lean<{ _id: string }[]>()
    const known = new Set<string | null>([null, ...found.map(({ _id }) => _id)])
    for (const key of keys.filter((one) => !known.has(fileIdOfKey(one)))) await blobs.delete(key)
  }
  return {
    /** Turns files into tombstones, which no call shows. Whether there were any. */
    mark: async (which: Which): Promise<boolean> =>
      (await model.updateMany({ ...which, ...live }, { $set: { removedAt: clock.now() } })).matchedCount > 0,
    /** Deletes the blobs of tombstones, then the tombstones. */
    deleteMarked: async (which: Which): Promise<void> => {
      for (const doc of await model.find({ ...which, ...marked }).lean<FileDoc[]>()) {
        await deleteBlobs(doc)
        await model.deleteOne({ _id: doc._id, ...marked })
      }
    },
    /** Deletes blobs without a document that were last written before. */
    deleteOrphansBefore: async (before: Date, signal: AbortSignal): Promise<void> => {
      let page: string[] = []
      for await (const { key, modifiedAt } of blobs.list('')) {
        if (signal.aborted) return
        if (modifiedAt < before) page.push(key)
        if (page.length < pageSize) continue
        await deleteOrphans(page)
        page = []
      }
      await deleteOrphans(page)
    },
    /** Resolves to the number of deleted documents. Their blobs go last: without a document nothing shows them. */
    forget: async (userId: string): Promise<number> => {
      const { deletedCount } = await model.deleteMany({ userId })
      for await (const { key } of blobs.list(keysOf(userId))) await blobs.delete(key)
      return deletedCount
    },
  }
}
