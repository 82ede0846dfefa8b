import type { FeedReport } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, requiredNumber, requiredString, type Store } from '@verandah/kit'

interface FeedReportDoc extends Omit<FeedReport, 'id' | 'receivedAt'> {
  _id: string
  source: string
  receivedAt: Date
}

const keptSeconds = 90 * 24 * 60 * 60

export const createFeedReports = ({ store }: { store: Store }) => {
  const lines = { type: [Json], default: [] }
  const schema = defineSchema<FeedReportDoc>({
    _id: String,
    source: requiredString,
    receivedAt: requiredDate,
    kept: requiredNumber,
    kinds: lines,
    reasons: lines,
    rejected: lines,
    warnings: lines,
  })
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds })
  schema.index({ source: 1, receivedAt: -1 })
  const model = store.collection('feed_reports', schema)
  return {
    add: async ({ id, receivedAt, ...report }: FeedReport, source: string): Promise<void> => {
      await model.create({ _id: id, source, receivedAt: new Date(receivedAt), ...report })
    },
    /** Returns an agency's latest reports, newest first, without their lines. */
    latestOf: async (source: string, limit: number) => {
      const found = model
        .find({ source, kinds: { $exists: true } }, { rejected: 0, warnings: 0 })
        .sort({ receivedAt: -1, _id: 1 })
        .limit(limit)
      const docs = await found.lean<Omit<FeedReportDoc, 'rejected' | 'warnings'>[]>()
      return docs.map(({ _id, receivedAt, kept, kinds, reasons }) => ({
        id: _id,
        receivedAt: receivedAt.toISOString(),
        kept,
        kinds,
        reasons,
      }))
    },
  }
}
