import type { FileKind, FileType } from '@verandah/contracts'
import { defineSchema, required, type Store } from '@verandah/kit'
import type { OfFile } from './file-keys.ts'

export interface FileDoc extends OfFile {
  /** `userId:fileId`. */
  _id: string
  propertyId: string
  kind: FileKind
  name: string
  type: FileType
  bytes: number
  /** Pixels; null for a PDF. */
  width: number | null
  height: number | null
  /** The local day of the visit that it belongs to. */
  visitOn: string | null
  createdAt: Date
  /** Set on a tombstone: the blobs are about to be deleted, then the document. */
  removedAt?: Date
}

export type FilesModel = ReturnType<typeof filesModel>

const schemaOf = () => {
  const schema = defineSchema<FileDoc>({
    _id: String,
    userId: required.string,
    fileId: required.string,
    propertyId: required.string,
    kind: required.string,
    name: required.string,
    type: required.string,
    bytes: required.number,
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    visitOn: { type: String, default: null },
    createdAt: required.date,
    removedAt: Date,
  })
  schema.index({ userId: 1, propertyId: 1 })
  schema.index({ removedAt: 1 }, { sparse: true })
  return schema
}

export const live = { removedAt: { $exists: false } }

export function filesModel(store: Store) {
  return store.collection('files', schemaOf())
}
