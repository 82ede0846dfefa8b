import type { AnyEnvelope } from '@verandah/contracts'
import { defineSchema, requiredDate, requiredString, type Kit } from '@verandah/kit'
import { createExportParts } from './export-parts.ts'
import { answersWithinMs, exportRetentionMs, type ExportRequest } from './domain/export-request.ts'

/** The latest export of a user; `_id` is theirs, so that there is one at a time. */
interface ExportDoc extends ExportRequest {
  _id: string
}

/** The `exports` collection, and with it the `export_parts`: what the services have said of a user who asked. */
export const createExports = ({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) => {
  const shape = { _id: String, exportId: requiredString, requestedAt: requiredDate, readyAt: Date, expiresAt: Date }
  const { model, upsert } = store.eventCollection('exports', defineSchema<ExportDoc>(shape))
  const parts = createExportParts(store)
  const find = (userId: string) => model.findOne({ _id: userId, expiresAt: { $gt: clock.now() } }).lean<ExportDoc>()

  return {
    parts,
    find,
    /** In place of the one before, unless that is pending. */
    begin: async (userId: string, exportId: string, event: AnyEnvelope): Promise<void> => {
      const now = clock.now()
      const late = new Date(now.getTime() - answersWithinMs)
      const isOver = { $or: [{ readyAt: { $exists: true } }, { requestedAt: { $lt: late } }] }
      const $set = { exportId, requestedAt: now, expiresAt: new Date(now.getTime() + exportRetentionMs) }
      const begun = { $set, $unset: { readyAt: 1 } } as const
      if (await upsert({ _id: userId, ...isOver }, begun, { only: [event] })) await parts.forgetAllBut(exportId, userId)
    },
    /** Once; an export that was replaced meanwhile stays as it is. */
    markReady: async (userId: string, exportId: string, readyAt: Date): Promise<void> => {
      const expiresAt = new Date(readyAt.getTime() + exportRetentionMs)
      await model.updateOne({ _id: userId, exportId, readyAt: { $exists: false } }, { $set: { readyAt, expiresAt } })
    },
    forget: async (userId: string): Promise<number> => {
      const { deletedCount } = await model.deleteOne({ _id: userId })
      await parts.forgetAllBut(null, userId)
      return deletedCount
    },
  }
}
