import { ProviderProgress, SearchFilters, type SearchState, type Weights } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, requiredString } from '@verandah/kit'
import type { AskedProvider } from './domain/progress-of.ts'

export interface SearchDoc {
  _id: string
  userId: string
  filters: SearchFilters
  status: Extract<SearchState, 'processing' | 'completed' | 'failed'>
  createdAt: Date
  /** From when it leaves the queue on; before that it is of no account. */
  deadlineAt: Date
  /** It waits for its turn. */
  isWaiting?: boolean
  /** When its turn came. */
  startedAt?: Date
  /** The event whose handler asks the providers for it now: delivered again, that event goes on with this search. */
  heldBy?: string
  /** Of the request that began it. */
  correlationId?: string
  completedAt?: Date
  /** A tombstone: the search is gone for its buyer, and purged once its events are published. */
  cancelledAt?: Date
  providers: AskedProvider[]
  /** What its homes were scored with; absent until the first page came back. */
  weights?: Weights
  /** What its buyer put in their place; they stay beside, so that they can return. */
  customWeights?: Weights
  resultsCount: number
  /** The last word on every provider, kept when the pages are forgotten. */
  progress?: ProviderProgress[]
  revision: number
  /** The saved search that it runs for; such searches are not in the buyer's list. */
  savedSearchId?: string
}

/** As it is stored: weights are JSON, because names of custom criteria are user text. */
export type StoredSearch = Omit<SearchDoc, 'weights' | 'customWeights'> & { weights?: string; customWeights?: string }

/** The shape and the indexes of the `searches` collection. */
export const searchSchema = () => {
  const schema = defineSchema<StoredSearch>({
    _id: String,
    userId: requiredString,
    filters: { type: Json, contract: SearchFilters, required: true },
    status: requiredString,
    createdAt: requiredDate,
    deadlineAt: requiredDate,
    isWaiting: Boolean,
    startedAt: Date,
    heldBy: String,
    correlationId: String,
    completedAt: Date,
    cancelledAt: Date,
    providers: { type: [Json], default: [] },
    weights: String,
    customWeights: String,
    resultsCount: { type: Number, default: 0 },
    progress: { type: [Json], contract: ProviderProgress, default: undefined },
    revision: { type: Number, default: 0 },
    savedSearchId: String,
  })
  schema.index({ userId: 1, createdAt: -1 })
  schema.index({ status: 1, deadlineAt: 1 })
  schema.index({ startedAt: 1 }, { sparse: true })
  schema.index({ isWaiting: 1 }, { sparse: true })
  schema.index({ heldBy: 1 }, { sparse: true })
  schema.index({ cancelledAt: 1 }, { sparse: true })
  return schema
}
