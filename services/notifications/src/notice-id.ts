import { createHash } from 'node:crypto'
import type { HomeChange } from '@verandah/contracts'

interface Told extends Pick<HomeChange, 'kind' | 'propertyId' | 'before' | 'after'> {
  savedSearchId: string
  /** Which comparison of the saved search said so: a price may fall to the same figure twice. */
  check: number
}

/** One id for one thing that happened: comparisons are numbered, and each says a thing once. */
export const noticeIdOf = ({ savedSearchId, check, propertyId, kind, before, after }: Told): string =>
  createHash('sha256')
    .update(JSON.stringify([savedSearchId, check, propertyId, kind, before, after]))
    .digest('hex')
    .slice(0, 32)
