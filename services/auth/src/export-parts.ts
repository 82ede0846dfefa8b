import { defineSchema, required, type Store, unlessTaken } from '@verandah/kit'
import type { ArrivedPart } from './domain/export-request.ts'

interface ExportPartDoc extends ArrivedPart {
  /** `exportId:service:part`, which makes parts idempotent. */
  _id: string
  userId: string
  exportId: string
  /** JSON text; a service's parts, concatenated in order. */
  data: string
  expiresAt: Date
}

export type ExportPart = Omit<ExportPartDoc, '_id'>

const partSchema = () => {
  const schema = defineSchema<ExportPartDoc>({
    _id: String,
    userId: required.string,
    exportId: required.string,
    service: required.string,
    part: required.number,
    parts: required.number,
    data: String,
    expiresAt: required.date,
  })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  schema.index({ exportId: 1, service: 1, part: 1 })
  schema.index({ userId: 1 })
  return schema
}

/** The `export_parts` collection: one message each, because a whole export may be larger than a document. */
export function createExportParts(store: Store) {
  const model = store.collection<ExportPartDoc>('export_parts', partSchema())
  return {
    /** Stores parts of one gathering up to the first that is known, in one write: parts of two would not fit. */
    add: async (parts: readonly ExportPart[]): Promise<void> => {
      const docs = parts.map((part) => ({ _id: `${part.exportId}:${part.service}:${part.part}`, ...part }))
      await unlessTaken(model.insertMany(docs))
    },
    listArrived: (exportId: string) =>
      model.find({ exportId }, { _id: 0, service: 1, part: 1, parts: 1 }).lean<ArrivedPart[]>(),
    /** In the order of concatenation. */
    listOf: (exportId: string) => model.find({ exportId }).sort({ service: 1, part: 1 }).lean<ExportPartDoc[]>(),
    /** Deletes the parts of a user's other exports; with null, of all of them. */
    forgetAllBut: async (exportId: string | null, userId: string): Promise<void> => {
      await model.deleteMany({ userId, ...(exportId !== null && { exportId: { $ne: exportId } }) })
    },
  }
}
