import type { AnyEnvelope } from '@verandah/contracts'
import { defineSchema, eachPage, isDue, required, type EventCollection, type Kit } from '@verandah/kit'
import { createExportParts } from './export-parts.ts'
import { answersWithinMs, exportRetentionMs, type ExportRequest } from './domain/export-request.ts'

/** The latest export of a user; `_id` is theirs, so that there is one at a time. */
interface ExportDoc extends ExportRequest {
  _id: string
}

/** The `exports` and `export_parts` collections: the services' answers to an export. */
export function createExports({ store, clock, newId }: Pick<Kit<unknown>, 'store' | 'clock' | 'newId'>) {
  const shape = { _id: String, exportId: required.string, requestedAt: required.date, readyAt: Date, expiresAt: Date }
  const { model, upsert } = store.eventCollection('exports', defineSchema<ExportDoc>(shape))
  const parts = createExportParts(store)
  const find = (userId: string) => model.findOne({ _id: userId, expiresAt: { $gt: clock.now() } }).lean<ExportDoc>()

  return {
    parts,
    ...askingAnew({ model, parts, clock, newId }),
    find,
    /** Replaces the previous one unless it is pending. */
    begin: async (userId: string, exportId: string, event: AnyEnvelope): Promise<void> => {
      const now = clock.now()
      const late = new Date(now.getTime() - answersWithinMs)
      const isOver = { $or: [{ readyAt: { $exists: true } }, ...isDue('requestedAt', late, answersWithinMs)] }
      const $set = { exportId, requestedAt: now, expiresAt: new Date(now.getTime() + exportRetentionMs) }
      const begun = { $set, $unset: { readyAt: 1 } } as const
      if (await upsert({ _id: userId, ...isOver }, begun, { only: [event] })) await parts.forgetAllBut(exportId, userId)
    },
    /** Once; a replaced export stays as it is. */
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

interface Asking extends Pick<Kit<unknown>, 'clock' | 'newId'> {
  model: EventCollection<ExportDoc>['model']
  parts: ReturnType<typeof createExportParts>
}

const askingAnew = ({ model, parts, clock, newId }: Asking) => {
  const renew = async (filter: { _id: string; exportId: string }): Promise<ExportDoc | null> => {
    const change = { $set: { exportId: newId() } }
    const renewed = await model.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean<ExportDoc>()
    if (renewed) await parts.forgetAllBut(renewed.exportId, renewed._id)
    return renewed
  }
  return {
    /** Maps pending exports. Each gets a new id, because parts of two requests do not fit together. */
    eachAskedAnew: <Made>(make: (userId: string, exportId: string) => Made) => {
      const since = new Date(clock.now().getTime() - answersWithinMs)
      const isPending = { readyAt: { $exists: false }, requestedAt: { $gte: since } }
      return eachPage(model, isPending, async (page) => {
        const anew = await Promise.all(page.map(({ _id, exportId }) => renew({ ...isPending, _id, exportId })))
        return anew.flatMap((renewed) => (renewed ? [make(renewed._id, renewed.exportId)] : []))
      })
    },
  }
}
