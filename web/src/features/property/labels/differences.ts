import type { PropertyAdvert } from '@verandah/contracts'
import { countText, plural } from '@/lib/format.ts'
import { advertisedPrice } from './price-labels.ts'

/** A fact on which a home's adverts differ: each value with its sources. */
interface Difference {
  fact: string
  values: string[]
}

type Words = (advert: PropertyAdvert) => string | null

/** The compared facts in words; null if an advert is silent, which is no contradiction. */
const said: readonly (readonly [fact: string, words: Words])[] = [
  ['Price', (advert) => (advert.price === null && advert.displayPrice === null ? null : advertisedPrice(advert))],
  ['Bedrooms', ({ bedrooms }) => (bedrooms === null ? null : bedrooms === 0 ? 'Studio' : plural(bedrooms, 'bedroom'))],
  ['Bathrooms', ({ bathrooms }) => (bathrooms === null ? null : plural(bathrooms, 'bathroom'))],
  ['Parking', ({ parking }) => (parking === null ? null : plural(parking, 'car space'))],
  ['Land', ({ landSize }) => (landSize === null ? null : `${countText(landSize)} m²`)],
]

/** Returns the differences between the adverts that still offer the home, or else between all of them. */
export function differencesOf(all: readonly PropertyAdvert[]): Difference[] {
  const offering = all.filter(({ status }) => status === 'active' || status === 'underOffer')
  const adverts = offering.length > 0 ? offering : all
  const differing = said.flatMap(([fact, words]) => {
    const values = sourcesBy(adverts, (advert) => [words(advert)].filter((value) => value !== null))
    return values.length > 1 ? { fact, values } : []
  })
  const features = namedBySome(adverts)
  return [...differing, ...(features.length > 0 ? [{ fact: 'Features', values: features }] : [])]
}

/** Groups sources by value: "3 bedrooms · Domain and PropTrack". */
const sourcesBy = (
  adverts: readonly PropertyAdvert[],
  say: (advert: PropertyAdvert) => readonly string[],
): string[] => {
  const sources = new Map<string, Set<string>>()
  for (const advert of adverts)
    for (const value of say(advert)) sources.set(value, (sources.get(value) ?? new Set()).add(advert.name))
  return [...sources].map(([value, names]) => `${value} · ${[...names].join(' and ')}`)
}

/** Returns features that only some of the adverts with features list. */
const namedBySome = (adverts: readonly PropertyAdvert[]): string[] => {
  const naming = adverts.filter(({ features }) => features.length > 0)
  const isEverywhere = (feature: string) => naming.every(({ features }) => features.includes(feature))
  return sourcesBy(naming, ({ features }) => {
    const own = features.filter((feature) => !isEverywhere(feature))
    return own.length > 0 ? [own.join(', ')] : []
  })
}
