import { ProviderProgress, SearchFilters, type SearchState, Weights } from '@verandah/contracts'
import { defineSchema, Json, required } from '@verandah/kit'
import type { AskedProvider } from './domain/progress-of.ts'

export interface SearchDoc {
  _id: string
  userId: string
  filters: SearchFilters
  status: Extract<SearchState, 'processing' | 'completed' | 'failed'>
  createdAt: Date
  /** Set when it leaves the queue. */
  deadlineAt: Date
  /** Queued. */
  isWaiting?: boolean
  /** When it left the queue. */
  startedAt?: Date
  /** The event whose handler is fetching for it; on redelivery, that handler resumes this search. */
  heldBy?: string
  /** The id of the request that started it. */
  correlationId?: string
  completedAt?: Date
  /** When a finished search asks its late providers again by itself. */
  askAgainAt?: Date
  /** How it had ended, while it asks late providers again: to its buyer it is still over. */
  endedAs?: 'completed' | 'failed'
  /** How often it was reopened. */
  rounds?: number
  /** The late providers that this round asks again; absent when a buyer reopened it, for all that is missing. */
  asksAgain?: string[]
  /** Human-readable: why it ended without a turn. */
  failure?: string
  /** A tombstone: hidden from its buyer, and purged once its events are published. */
  cancelledAt?: Date
  providers: AskedProvider[]
  /** The weights of its scores; absent until the first page is scored. */
  weights?: Weights
  /** The buyer's weights for this search; the original ones are kept for a reset. */
  customWeights?: Weights
  resultsCount: number
  /** The final progress of every provider, kept after the pages expire. */
  progress?: ProviderProgress[]
  revision: number
  /** The saved search or showcase that it runs for; hidden from the buyer's list. */
  savedSearchId?: string
}

/** Its status as shown: one that asks late providers again stays over. */
export function shownStatus({ status, endedAs }: Pick<SearchDoc, 'status' | 'endedAs'>): SearchDoc['status'] {
  return status === 'processing' ? (endedAs ?? status) : status
}

export function isOver(search: Pick<SearchDoc, 'status' | 'endedAs'>): boolean {
  return shownStatus(search) !== 'processing'
}

export function isUnderWay({ status, cancelledAt }: Pick<SearchDoc, 'status' | 'cancelledAt'>): boolean {
  return status === 'processing' && cancelledAt === undefined
}

/** As stored: weights are JSON, because names of custom criteria are user text. */
export type StoredSearch = Omit<SearchDoc, 'weights' | 'customWeights'> & { weights?: string; customWeights?: string }

export function readDoc({ weights, customWeights, ...doc }: StoredSearch): SearchDoc {
  return {
    ...doc,
    ...(weights !== undefined && { weights: readWeights(weights) }),
    ...(customWeights !== undefined && { customWeights: readWeights(customWeights) }),
  }
}

const readWeights = (json: string): Weights => Weights.parse(JSON.parse(json))

export function searchSchema() {
  const schema = defineSchema<StoredSearch>({
    _id: String,
    userId: required.string,
    filters: { type: Json, contract: SearchFilters, required: true },
    status: required.string,
    createdAt: required.date,
    deadlineAt: required.date,
    isWaiting: Boolean,
    startedAt: Date,
    heldBy: String,
    correlationId: String,
    completedAt: Date,
    askAgainAt: Date,
    endedAs: String,
    rounds: Number,
    asksAgain: { type: [String], default: undefined },
    failure: String,
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
  schema.index({ askAgainAt: 1 }, { sparse: true })
  return schema
}
