import type { FeedReport } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, requiredNumber, requiredString, type Store } from '@verandah/kit'

interface FeedReportDoc extends Omit<FeedReport, 'id' | 'receivedAt'> {
  _id: string
  source: string
  receivedAt: Date
}

const keptSeconds = 90 * 24 * 60 * 60
/** A document has its limits; who sends thousands of broken listings learns by the first. */
const mostLines = 2_000

/** The `feed_reports` collection. */
export const createFeedReports = ({ store }: { store: Store }) => {
  const schema = defineSchema<FeedReportDoc>({
    _id: String,
    source: requiredString,
    receivedAt: requiredDate,
    kept: requiredNumber,
    rejected: { type: [Json], default: [] },
    warnings: { type: [Json], default: [] },
  })
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds })
  const model = store.collection('feed_reports', schema)
  return {
    add: async ({ id, receivedAt, kept, rejected, warnings }: FeedReport, source: string): Promise<void> => {
      await model.create({
        _id: id,
        source,
        receivedAt: new Date(receivedAt),
        kept,
        rejected: rejected.slice(0, mostLines),
        warnings: warnings.slice(0, mostLines),
      })
    },
  }
}
