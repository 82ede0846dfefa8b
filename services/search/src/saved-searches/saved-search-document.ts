import { SearchFilters, type SavedSearchFrequency } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, requiredString, type Caller } from '@verandah/kit'

/** What decides whether a buyer may search, as their last call said. */
export type Entitlement = Pick<Caller, 'plan' | 'createdAt' | 'isAdmin' | 'subscriptionStatus' | 'hasSearchGrant'>

export interface SavedSearchDoc {
  _id: string
  userId: string
  name: string
  frequency: SavedSearchFrequency
  filters: SearchFilters
  standing: Entitlement
  createdAt: Date
  /** Absent while it is off. */
  nextCheckAt?: Date
  /** The id of the search that runs for it now; whoever wrote it here won the run. */
  runSearchId?: string
  /** Of its filters: saved searches that look for the same have the same. Absent until it runs. */
  filterKey?: string
  /** When a search last ran for it; in between it may follow the runs of others. */
  ranAt?: Date
  /** The run of another saved search that looks for the same: when it is over, this one is compared with what it found. */
  followsSearchId?: string
  lastCheckedAt?: Date
  lastSearchId?: string
  homesCount: number
}

/** The shape and the indexes of the `saved_searches` collection. */
export const savedSearchSchema = () => {
  const schema = defineSchema<SavedSearchDoc>({
    _id: String,
    userId: requiredString,
    name: requiredString,
    frequency: requiredString,
    filters: { type: Json, contract: SearchFilters, required: true },
    standing: { type: Json, required: true },
    createdAt: requiredDate,
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
