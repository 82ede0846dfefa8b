import { defaultMaxPages, type LocationSuggestion } from '@verandah/contracts'
import type { SearchInput } from '@/lib/endpoints/request-search.ts'
import { priceBounds } from './price-range.ts'

export interface SearchForm {
  chosen: readonly LocationSuggestion[]
  typed: string
  priceRange: string
  propertyType: string
}

/** Typed text beside chosen localities: nobody would notice that it is not searched. */
export const unchosenIn = ({ chosen, typed }: Pick<SearchForm, 'chosen' | 'typed'>): string | null =>
  chosen.length > 0 && typed.trim() !== '' ? typed.trim() : null

/** What the panel asks for: the chosen localities, else the typed one; null when there is neither. */
export const searchRequestOf = ({ chosen, typed, priceRange, propertyType }: SearchForm): SearchInput | null => {
  const location = typed.trim()
  if (chosen.length === 0 && location === '') return null
  return {
    ...(chosen.length > 0
      ? { locations: chosen.map(({ locality, state, postcode }) => ({ suburb: locality, state, postcode })) }
      : { location }),
    ...priceBounds(priceRange),
    ...(propertyType === 'Any' ? {} : { propertyType }),
    maxPages: defaultMaxPages,
  }
}
