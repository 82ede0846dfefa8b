import { placeText, recentSearchesShown, type SearchStatus } from '@verandah/contracts'

export const isRunning = ({ status }: Pick<SearchStatus, 'status'>): boolean =>
  status === 'processing' || status === 'in_progress'

export type SearchBadge = 'Complete' | 'Processing' | 'Error'

export const badgeOf = (search: Pick<SearchStatus, 'status'>): SearchBadge =>
  isRunning(search) ? 'Processing' : search.status === 'completed' ? 'Complete' : 'Error'

/** Returns the five newest searches, newest first. */
export const recentOf = (searches: readonly SearchStatus[]): SearchStatus[] =>
  searches.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, recentSearchesShown)

/** Returns a search's places; CSS truncates the text. */
export const whereText = ({ filters }: Pick<SearchStatus, 'filters'>): string =>
  filters.locations.map(placeText).join(', ')
