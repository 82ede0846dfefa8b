import { placeText, type SearchedLocality, type SearchFilters } from '@verandah/contracts'
import { wishWords } from '@verandah/scoring-model'
import { countText, plural } from '@/lib/format.ts'

/** What a search was narrowed to, a few words each: "Richmond, VIC 3121", "Up to $1.5M", "2+ bedrooms". */
export const filterLabels = (filters: SearchFilters): string[] => [
  ...filters.locations.map(placeLabel),
  ...[
    priceLabel(filters),
    filters.propertyType,
    atLeast(filters.minBedrooms, 'bedroom'),
    atLeast(filters.minBathrooms, 'bathroom'),
    filters.minParking === undefined ? undefined : `${filters.minParking}+ parking`,
    filters.minLandSize === undefined ? undefined : `${countText(filters.minLandSize)}+ m² land`,
  ].filter((words) => words !== undefined),
  ...(filters.facts ?? []).map((fact) => `${fact.wish === 'must' ? 'Must have' : 'Preferred'}: ${wishWords(fact)}`),
]

/** The name of a suburb stands apart from its state. */
const placeLabel = (place: SearchedLocality): string => placeText(place).replace(place.suburb, `${place.suburb},`)

const priceLabel = ({ minPrice, maxPrice }: SearchFilters): string | undefined => {
  if (minPrice !== undefined && maxPrice !== undefined) return `${dollars(minPrice)} to ${dollars(maxPrice)}`
  if (maxPrice !== undefined) return `Up to ${dollars(maxPrice)}`
  return minPrice === undefined ? undefined : `From ${dollars(minPrice)}`
}

/** Exact, unlike the price of a card: a bound of $1.25M is not $1.3M. */
const dollars = (amount: number): string =>
  amount >= 1_000_000 && amount % 10_000 === 0 ? `$${amount / 1_000_000}M` : `$${countText(amount)}`

const atLeast = (count: number | undefined, one: string): string | undefined =>
  count === undefined ? undefined : plural(count, one).replace(' ', '+ ')
