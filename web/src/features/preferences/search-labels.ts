import { placeText, type SavedSearchFrequency, type SearchFilters } from '@verandah/contracts'
import type { Option } from '@/components/ui/input.tsx'
import { countText, plural } from '@/lib/format.ts'

/** "Richmond" or "Richmond and Hobart" or "Richmond and 2 more". */
export const placeLabel = ({ locations }: SearchFilters): string => {
  const [first, second] = locations.map(({ suburb }) => suburb)
  if (locations.length > 2) return `${first ?? ''} and ${locations.length - 1} more`
  return second === undefined ? (first ?? '') : `${first ?? ''} and ${second}`
}

/** What a search is narrowed to, in one line: "Richmond VIC 3121 · House · $500,000 to $1,500,000". */
export const searchLabel = (filters: SearchFilters): string =>
  [...filters.locations.map(placeText), narrowingLabel(filters)].filter((words) => words !== '').join(' · ')

/** The same without the places. */
export const narrowingLabel = (filters: Omit<SearchFilters, 'locations' | 'maxPages'>): string =>
  [
    filters.propertyType,
    priceLabel(filters),
    filters.minBedrooms && `${plural(filters.minBedrooms, 'bedroom')} or more`,
    filters.minBathrooms && `${plural(filters.minBathrooms, 'bathroom')} or more`,
    filters.minParking && `parking for ${filters.minParking} or more`,
    filters.minLandSize && `${countText(filters.minLandSize)} m² or more`,
  ]
    .filter((words) => words !== undefined && words !== 0)
    .join(' · ')

const priceLabel = ({ minPrice, maxPrice }: Pick<SearchFilters, 'minPrice' | 'maxPrice'>): string | undefined => {
  if (minPrice !== undefined && maxPrice !== undefined) return `$${countText(minPrice)} to $${countText(maxPrice)}`
  if (maxPrice !== undefined) return `up to $${countText(maxPrice)}`
  return minPrice === undefined ? undefined : `from $${countText(minPrice)}`
}

export const frequencyOptions: readonly (Option & { value: SavedSearchFrequency })[] = [
  { value: 'instant', label: 'Every few minutes' },
  { value: 'daily', label: 'Every morning' },
  { value: 'off', label: 'Paused' },
]

export const frequencyFrom = (value: string): SavedSearchFrequency =>
  frequencyOptions.find((option) => option.value === value)?.value ?? 'off'
