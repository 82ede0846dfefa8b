import { type Kit, unlessTaken } from '@verandah/kit'
import { type FileDoc, filesModel, live } from './file-document.ts'
import { blobKeyOf, fileIdOf, type OfFile, smallKeyOf } from './file-keys.ts'
import { createRemoval } from './file-removal.ts'

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
