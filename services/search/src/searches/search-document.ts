import type { ProviderProgress, SearchFilters, SearchState } from '@verandah/contracts'
import { addOutbox, defineSchema, Json, requiredDate, requiredString, type WithOutbox } from '@verandah/kit'
import type { AskedProvider } from './domain/progress-of.ts'

export interface SearchDoc extends WithOutbox {
  _id: string
  userId: string
  filters: SearchFilters
  status: Extract<SearchState, 'processing' | 'completed' | 'failed'>
  createdAt: Date
  deadlineAt: Date
  completedAt?: Date
  /** A tombstone: the search is gone for its buyer, and purged once its events are settled. */
  cancelledAt?: Date
  providers: AskedProvider[]
  /** JSON: names of custom criteria are user text. */
  weights?: string
  resultsCount: number
  /** The last word on every provider, kept when the pages are forgotten. */
  progress?: ProviderProgress[]
  revision: number
  /** The saved search that it runs for; such searches are not in the buyer's list. */
  savedSearchId?: string
}

/** The shape and the indexes of the `searches` collection. */
export const searchSchema = () => {
  const schema = defineSchema<SearchDoc>({
    _id: String,
    userId: requiredString,
    filters: { type: Json, required: true },
    status: requiredString,
    createdAt: requiredDate,
    deadlineAt: requiredDate,
    completedAt: Date,
    cancelledAt: Date,
    providers: { type: [Json], default: [] },
    weights: String,
    resultsCount: { type: Number, default: 0 },
    progress: { type: [Json], default: undefined },
    revision: { type: Number, default: 0 },
    savedSearchId: String,
  })
  schema.index({ userId: 1, createdAt: -1 })
  schema.index({ status: 1, deadlineAt: 1 })
  schema.index({ cancelledAt: 1 }, { sparse: true })
  return addOutbox(schema)
}
