import {
  type FactWish,
  placesAskedFor,
  placeText,
  type PropertyCriteria,
  type SearchFilters,
  typesAskedFor,
} from '@verandah/contracts'
import { wishWords } from '@verandah/scoring-model'
import { countText, plural } from '@/lib/format.ts'

/** Returns a search's filters in one line: "Richmond VIC 3121 · House · $500,000 to $1,500,000". */
export function searchLabel(filters: SearchFilters): string {
  return [...filters.locations.map(placeText), narrowingLabel(filters)].filter((words) => words !== '').join(' · ')
}

export function narrowingLabel(filters: Omit<SearchFilters, 'locations' | 'maxPages'>): string {
  return [
    filters.withinKm && `suburbs within ${filters.withinKm} km`,
    typesAskedFor(filters).join(' or '),
    priceLabel(filters),
    filters.maxPrice && filters.maxOver && `up to $${countText(filters.maxOver)} over`,
    filters.minBedrooms && `${plural(filters.minBedrooms, 'bedroom')} or more`,
    filters.minBathrooms && `${plural(filters.minBathrooms, 'bathroom')} or more`,
    filters.minParking && `parking for ${filters.minParking} or more`,
    filters.minLandSize && `${countText(filters.minLandSize)} m² or more`,
    wishesLabel('must have', filters.facts, 'must'),
    wishesLabel('would like', filters.facts, 'prefer'),
  ]
    .filter((words) => words !== undefined && words !== 0 && words !== '')
    .join(' · ')
}

const wishesLabel = (verb: string, facts: readonly FactWish[] = [], kind: FactWish['wish']): string | undefined => {
  const words = facts.filter(({ wish }) => wish === kind).map(wishWords)
  return words.length === 0 ? undefined : `${verb}: ${words.join(', ')}`
}

/** "$500,000 to $780,000", "up to $780,000", "from $500,000"; undefined without a bound. */
export function priceLabel({ minPrice, maxPrice }: Pick<SearchFilters, 'minPrice' | 'maxPrice'>): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) return `$${countText(minPrice)} to $${countText(maxPrice)}`
  if (maxPrice !== undefined) return `up to $${countText(maxPrice)}`
  return minPrice === undefined ? undefined : `from $${countText(minPrice)}`
}

type SavedCriteria = Omit<Partial<PropertyCriteria>, 'suburb'> & { suburb?: string | undefined }

export function criteriaLabel({ suburb = '', locality, locations, ...narrowing }: SavedCriteria): string {
  const places = placesAskedFor({ locality, locations }).map(placeText)
  return [...(places.length > 0 ? places : [suburb]), suburb && narrowingLabel(narrowing)]
    .filter((words) => words !== '')
    .join(' · ')
}
