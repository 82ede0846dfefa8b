import { placeText, recentSearchesShown, type SearchStatus } from '@verandah/contracts'
import { truncated } from '@/lib/format.ts'

export const isRunning = ({ status }: Pick<SearchStatus, 'status'>): boolean =>
  status === 'processing' || status === 'in_progress'

export type SearchBadge = 'Complete' | 'Processing' | 'Error'

export const badgeOf = (search: Pick<SearchStatus, 'status'>): SearchBadge =>
  isRunning(search) ? 'Processing' : search.status === 'completed' ? 'Complete' : 'Error'

/** The five newest, newest first. */
export const recentOf = (searches: readonly SearchStatus[]): SearchStatus[] =>
  searches.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, recentSearchesShown)

const locationLength = 25

/** Where a search looked, at most 25 characters. */
export const whereText = ({ filters }: Pick<SearchStatus, 'filters'>): string =>
  truncated(filters.locations.map(placeText).join(', '), locationLength)
