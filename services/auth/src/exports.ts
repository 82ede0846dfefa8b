import type { AnyEnvelope } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  isDuplicateKey,
  requiredDate,
  requiredString,
  toOutbox,
  type Kit,
  type WithOutbox,
} from '@verandah/kit'
import { createExportParts } from './export-parts.ts'
import { answersWithinMs, exportRetentionMs, type ExportRequest } from './domain/export-request.ts'

/** The latest export of a user; `_id` is theirs, so that there is one at a time. */
interface ExportDoc extends WithOutbox, ExportRequest {
  _id: string
  expiresAt: Date
}

const exportSchema = () =>
  addOutbox(
    defineSchema<ExportDoc>({ _id: String, exportId: requiredString, requestedAt: requiredDate, readyAt: Date }),
  )

/** The `exports` collection, and with it the `export_parts`: what the services have said of a user who asked. */
export const createExports = ({ store, outbox, clock }: Pick<Kit<unknown>, 'store' | 'outbox' | 'clock'>) => {
  const model = store.collection<ExportDoc>('exports', exportSchema())
  const parts = createExportParts(store)
  outbox.watch(model as never)
  const find = (userId: string) => model.findOne({ _id: userId, expiresAt: { $gt: clock.now() } }).lean<ExportDoc>()

  return {
    parts,
    find,
    /** In place of the one before, unless that is pending. */
    begin: async (userId: string, exportId: string, event: AnyEnvelope): Promise<void> => {
      const now = clock.now()
      const late = new Date(now.getTime() - answersWithinMs)
      const isOver = { $or: [{ readyAt: { $exists: true } }, { requestedAt: { $lt: late } }] }
      const entries = toOutbox([event])
      const expiresAt = new Date(now.getTime() + exportRetentionMs)
      const $set = { exportId, requestedAt: now, expiresAt, outbox: entries }
      try {
        await model.updateOne({ _id: userId, ...isOver }, { $set, $unset: { readyAt: 1 } }, { upsert: true })
      } catch (error) {
        if (isDuplicateKey(error)) return
        throw error
      }
      await parts.forgetAllBut(exportId, userId)
      void outbox.deliver(model as never, userId, entries)
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
