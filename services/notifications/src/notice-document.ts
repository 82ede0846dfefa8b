import { HomeSummary, type Notice } from '@verandah/contracts'
import { defineSchema, Json, required } from '@verandah/kit'

export interface NoticeDoc {
  /** Derived from the change: repeated deliveries of an event make one notice. */
  _id: string
  userId: string
  kind: Notice['kind']
  /** Absent unless a saved search has changed. */
  savedSearchId?: string
  /** The day of the plan, YYYY-MM-DD; absent for anything else. */
  planDate?: string
  /** The name of the saved search or of the plan. */
  searchName: string
  /** Absent for the household, as is the home. */
  propertyId?: string
  home?: HomeSummary
  /** Of a purchase: what is due. */
  before: string | null
  /** Of a purchase: its day, and the time if there is one. */
  after: string | null
  /** Score by the buyer's weights; absent on notices that predate scores. */
  score?: number | null
  /** When the run was compared. */
  createdAt: Date
  readAt?: Date
  /** When it is due for an email; absent if it was in one or belongs in none. */
  digestAt?: Date
}

/** Schema and indexes of the `notices` collection. */
export function noticeSchema() {
  const schema = defineSchema<NoticeDoc>({
    _id: String,
    userId: required.string,
    kind: required.string,
    savedSearchId: String,
    planDate: String,
    searchName: required.string,
    propertyId: String,
    home: { type: Json, contract: HomeSummary },
    before: { type: String, default: null },
    after: { type: String, default: null },
    score: { type: Number, default: null },
    createdAt: required.date,
    readAt: Date,
    digestAt: Date,
  })
  schema.index({ userId: 1, createdAt: -1, _id: 1 })
  schema.index({ digestAt: 1 }, { sparse: true })
  schema.index({ createdAt: 1 })
  return schema
}
