import { eachAlone, type Kit, unlessTaken } from '@verandah/kit'
import { type FileDoc, filesModel, live, type FilesModel } from './file-document.ts'
import { blobKeyOf, fileIdOf, type OfFile, smallKeyOf, fileIdOfKey, keysOf } from './file-keys.ts'

/** The blobs of a file; a PDF has no small picture. */
export interface FileBlobs {
  readonly content: Uint8Array
  readonly small: Uint8Array | null
}

/**
 * The `files` collection and its blobs. A blob is durable before its document exists, and is deleted between the
 * document's becoming a tombstone and its end, so that no document is without its blobs.
 */
export function createFiles(kit: Pick<Kit<unknown>, 'store' | 'clock' | 'blobs'>) {
  const { store, clock, blobs } = kit
  const model = filesModel(store)
  return {
    /** Tombstones too. */
    one: (of: OfFile) => model.findOne({ _id: fileIdOf(of), userId: of.userId }).lean<FileDoc>(),
    /** The files of these owners with the id. */
    named: (fileId: string, userIds: readonly string[]) =>
      model.find({ _id: { $in: userIds.map((userId) => fileIdOf({ userId, fileId })) }, ...live }).lean<FileDoc[]>(),
    /** Of one home or of all, newest first. */
    of: (userId: string, propertyId?: string) =>
      model
        .find({ userId, ...(propertyId !== undefined && { propertyId }), ...live })
        .sort({ createdAt: -1, _id: 1 })
        .lean<FileDoc[]>(),
    countOf: (userId: string) => model.countDocuments({ userId, ...live }),
    /** The bytes of everything that these people keep, without small pictures. */
    bytesOf: async (userIds: readonly string[]): Promise<number> => {
      const ofThem = { userId: { $in: [...userIds] }, ...live }
      const files = await model.find(ofThem, { bytes: 1 }).lean<Pick<FileDoc, 'bytes'>[]>()
      return files.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    /** Null if the owner has another file with this id. */
    keep: async (of: OfFile, facts: NewFile, { content, small }: FileBlobs): Promise<FileDoc | null> => {
      await blobs.put(blobKeyOf(of), content)
      if (small) await blobs.put(smallKeyOf(of), small)
      const { userId, fileId } = of
      const doc: FileDoc = { _id: fileIdOf(of), userId, fileId, ...facts, createdAt: clock.now() }
      return (await unlessTaken(model.create(doc))) && doc
    },
    read: (of: OfFile, isSmall: boolean) => blobs.get(isSmall ? smallKeyOf(of) : blobKeyOf(of)),
    ...createRemoval(model, kit),
  }
}

type NewFile = Omit<FileDoc, '_id' | 'userId' | 'fileId' | 'createdAt' | 'removedAt'>

/** Some files, by fields. */
type Which = Partial<Pick<FileDoc, '_id' | 'userId' | 'propertyId' | 'kind' | 'visitOn'>> & {
  createdAt?: { $lte: Date }
}

const marked = { removedAt: { $exists: true } }
const pageSize = 200

/** How files end: each step may be the last one of a process, and the next sweep does the rest. */
function createRemoval(model: FilesModel, { blobs, clock }: Pick<Kit<unknown>, 'blobs' | 'clock'>) {
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
    deleteMarked: async (which: Which): Promise<void> =>
      eachAlone(await model.find({ ...which, ...marked }).lean<FileDoc[]>(), async (doc) => {
        await deleteBlobs(doc)
        await model.deleteOne({ _id: doc._id, ...marked })
      }),
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
