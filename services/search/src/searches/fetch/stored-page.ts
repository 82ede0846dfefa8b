import type { KeptHome } from '@verandah/contracts'
import { defineSchema, Json, required } from '@verandah/kit'
import type { Seen } from '../../homes/domain/seen.ts'
import type { PageFacts } from '../domain/page-plan.ts'

export interface PageDoc extends PageFacts {
  /** `searchId:provider:page`: inserted once, never overwritten. */
  _id: string
  searchId: string
  /** The round of its search that fetched it; absent in the first. */
  round?: number | undefined
  /** The cursor of the next page; absent when pages are numbered. */
  cursor?: string | undefined
  /** The homes of each unscored message, as of then. */
  homes: KeptHome[][]
}

/** As stored: homes by reference. */
export type StoredPage = Omit<PageDoc, 'homes'> & { seen?: Seen[][] }

export function pageSchema() {
  const schema = defineSchema<StoredPage>({
    _id: String,
    searchId: required.string,
    provider: required.string,
    page: required.number,
    round: Number,
    outcome: required.string,
    found: required.number,
    total: { type: Number, default: null },
    count: Number,
    pageCount: Number,
    cursor: String,
    detail: { type: String, default: null },
    retryAt: Date,
    parts: required.number,
    scoredParts: { type: [Number], default: [] },
    seen: { type: [Json], default: undefined },
  })
  schema.index({ searchId: 1, provider: 1, page: 1 })
  return schema
}
