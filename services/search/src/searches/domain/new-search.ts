import type { SearchFilters } from '@verandah/contracts'

/** A search as it begins. Milliseconds; `now` is given, never taken. */
export interface NewSearch {
  readonly id: string
  readonly userId: string
  readonly filters: SearchFilters
  readonly createdAt: Date
  readonly deadlineAt: Date
  /** The saved search that it runs for; it is no search of the buyer's own list. */
  readonly savedSearchId?: string
}

interface Asking {
  id: string
  userId: string
  filters: SearchFilters
  now: Date
  deadlineMs: number
  savedSearchId?: string
}

/** Decides when a search must be over. */
export const newSearch = ({ id, userId, filters, now, deadlineMs, savedSearchId }: Asking): NewSearch => ({
  id,
  userId,
  filters,
  createdAt: now,
  deadlineAt: new Date(now.getTime() + deadlineMs),
  ...(savedSearchId !== undefined && { savedSearchId }),
})
