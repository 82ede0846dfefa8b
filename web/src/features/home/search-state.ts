import { placeText, recentSearchesShown, type SearchStatus } from '@verandah/contracts'

export function isRunning({ status }: Pick<SearchStatus, 'status'>): boolean {
  return status === 'processing' || status === 'in_progress'
}

export type SearchBadge = 'Complete' | 'Processing' | 'Error'

export function badgeOf(search: Pick<SearchStatus, 'status'>): SearchBadge {
  return isRunning(search) ? 'Processing' : search.status === 'completed' ? 'Complete' : 'Error'
}

export function recentOf(searches: readonly SearchStatus[]): SearchStatus[] {
  return searches.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, recentSearchesShown)
}

/** Returns a search's places; CSS truncates the text. */
export function whereText({ filters }: Pick<SearchStatus, 'filters'>): string {
  return filters.locations.map(placeText).join(', ')
}
