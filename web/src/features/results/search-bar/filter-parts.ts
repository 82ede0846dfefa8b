import { placeText, type SearchedLocality, type SearchFilters, typesAskedFor } from '@verandah/contracts'
import { wishWords } from '@verandah/scoring-model'
import { countText, plural } from '@/lib/format.ts'

export interface FilterPart {
  /** The form field that edits it. */
  field: string
  /** "Richmond, VIC 3121", "Up to $1.5M", "2+ bedrooms". */
  words: string
  /** "Richmond", "to $1.5M", "2+ beds": short form for one line on a phone. */
  short: string
  /** The filters without this one; null for the only place, which a search needs. */
  without: SearchFilters | null
}

export function filterParts(filters: SearchFilters): FilterPart[] {
  return [
    ...filters.locations.map((place) => placePart(filters, place)),
    ...[pricePart(filters), overPart(filters), typePart(filters), ...countParts(filters)].filter(
      (part) => part !== null,
    ),
    ...(filters.facts ?? []).map((fact) => ({
      field: 'wishes',
      words: `${fact.wish === 'must' ? 'Must have' : 'Preferred'}: ${wishWords(fact)}`,
      short: wishWords(fact),
      without: { ...filters, facts: filters.facts?.filter((other) => other !== fact) },
    })),
  ]
}

export function filterLabels(filters: SearchFilters): string[] {
  return filterParts(filters).map(({ words }) => words)
}

/** "Richmond +1 · $750k–$1M · 2+ beds" */
export function filtersInShort(filters: SearchFilters): string {
  const parts = filterParts(filters)
  const [first, ...others] = filters.locations
  const place = `${first?.suburb ?? ''}${others.length > 0 ? ` +${others.length}` : ''}`
  return [place, ...parts.slice(filters.locations.length).map(({ short }) => short)].join(' · ')
}

const placePart = (filters: SearchFilters, place: SearchedLocality): FilterPart => ({
  field: 'chosen',
  words: placeText(place).replace(place.suburb, `${place.suburb},`),
  short: place.suburb,
  without:
    filters.locations.length === 1
      ? null
      : { ...filters, locations: filters.locations.filter((other) => other !== place) },
})

const pricePart = (filters: SearchFilters): FilterPart | null => {
  const { minPrice, maxPrice, maxOver: _over, ...without } = filters
  const part = (words: string, short: string) => ({
    field: minPrice === undefined ? 'maxPrice' : 'minPrice',
    words,
    short,
    without,
  })
  if (minPrice !== undefined && maxPrice !== undefined) {
    return part(`${dollars(minPrice)} to ${dollars(maxPrice)}`, `${shortDollars(minPrice)}–${shortDollars(maxPrice)}`)
  }
  if (maxPrice !== undefined) return part(`Up to ${dollars(maxPrice)}`, `to ${shortDollars(maxPrice)}`)
  return minPrice === undefined ? null : part(`From ${dollars(minPrice)}`, `from ${shortDollars(minPrice)}`)
}

const overPart = ({ maxOver, ...without }: SearchFilters): FilterPart | null =>
  maxOver === undefined
    ? null
    : { field: 'maxOver', words: `Up to ${dollars(maxOver)} over`, short: `+${shortDollars(maxOver)}`, without }

const typePart = (filters: SearchFilters): FilterPart | null => {
  const { propertyType: _first, propertyTypes: _all, ...without } = filters
  const words = typesAskedFor(filters).join(' or ')
  return words === '' ? null : { field: 'propertyType', words, short: words, without }
}

const countParts = (filters: SearchFilters): (FilterPart | null)[] => {
  const part = <Name extends keyof SearchFilters>(
    name: Name,
    wordsOf: (value: NonNullable<SearchFilters[Name]>) => [words: string, short: string],
  ): FilterPart | null => {
    const value = filters[name]
    if (value === undefined) return null
    const [words, short] = wordsOf(value)
    return { field: name, words, short, without: { ...filters, [name]: undefined } }
  }
  const atLeast = (count: number, one: string) => plural(count, one).replace(' ', '+ ')
  return [
    part('withinKm', (km) => [`Surrounding suburbs, ${km} km`, `+${km} km`]),
    part('minBedrooms', (count) => [atLeast(count, 'bedroom'), atLeast(count, 'bed')]),
    part('minBathrooms', (count) => [atLeast(count, 'bathroom'), atLeast(count, 'bath')]),
    part('minParking', (count) => [`${count}+ parking`, `${count}+ parking`]),
    part('minLandSize', (size) => [`${countText(size)}+ m² land`, `${countText(size)}+ m²`]),
  ]
}

/** Exact, unlike a card's price: $1.25M must not round to $1.3M. */
const dollars = (amount: number): string =>
  amount >= 1_000_000 && amount % 10_000 === 0 ? `$${amount / 1_000_000}M` : `$${countText(amount)}`

const shortDollars = (amount: number): string =>
  amount < 1_000_000 && amount % 1_000 === 0 ? `$${amount / 1_000}k` : dollars(amount)
