import { SearchFilters, type SavedSearchFrequency, type SavedSearch } from '@verandah/contracts'
import { defineSchema, Json, required, type Caller } from '@verandah/kit'

/** The plan as of the buyer's last call. */
export type SavedPlan = Pick<Caller, 'plan' | 'createdAt' | 'isAdmin' | 'subscriptionStatus' | 'hasSearchGrant'>

export interface SavedSearchDoc {
  _id: string
  userId: string
  name: string
  frequency: SavedSearchFrequency
  filters: SearchFilters
  standing: SavedPlan
  createdAt: Date
  /** Absent while it is off. */
  nextCheckAt?: Date
  /** The id of the current run's search; its writer won the run. */
  runSearchId?: string
  /** A key of its filters, equal for equal searches. Absent until the first run. */
  filterKey?: string
  /** When it last ran itself; in between it may follow others' runs. */
  ranAt?: Date
  /** The run of an equal saved search that this one follows. */
  followsSearchId?: string
  lastCheckedAt?: Date
  lastSearchId?: string
  homesCount: number
}

export function savedSearchSchema() {
  const schema = defineSchema<SavedSearchDoc>({
    _id: String,
    userId: required.string,
    name: required.string,
    frequency: required.string,
    filters: { type: Json, contract: SearchFilters, required: true },
    standing: { type: Json, required: true },
    createdAt: required.date,
    nextCheckAt: Date,
    runSearchId: String,
    filterKey: String,
    ranAt: Date,
    followsSearchId: String,
    lastCheckedAt: Date,
    lastSearchId: String,
    homesCount: { type: Number, default: 0 },
  })
  schema.index({ userId: 1, createdAt: -1 })
  schema.index({ nextCheckAt: 1 }, { sparse: true })
  schema.index({ runSearchId: 1 }, { sparse: true })
  schema.index({ filterKey: 1, nextCheckAt: 1 }, { sparse: true })
  schema.index({ followsSearchId: 1 }, { sparse: true })
  return schema
}

export function toSavedSearch(doc: SavedSearchDoc): SavedSearch {
  return {
    id: doc._id,
    name: doc.name,
    frequency: doc.frequency,
    filters: doc.filters,
    createdAt: doc.createdAt.toISOString(),
    lastCheckedAt: doc.lastCheckedAt?.toISOString() ?? null,
    nextCheckAt: doc.nextCheckAt?.toISOString() ?? null,
    lastSearchId: doc.lastSearchId ?? null,
    homesCount: doc.homesCount,
  }
}

export function planOf(caller: Caller): SavedPlan {
  const { plan, createdAt, isAdmin, subscriptionStatus, hasSearchGrant } = caller
  return { plan, createdAt, isAdmin, subscriptionStatus, hasSearchGrant }
}
