import {
  factors,
  type FactClaim,
  type Place,
  placeModes,
  type SearchedLocality,
  type Weights,
} from '@verandah/contracts'
import * as fc from 'fast-check'
import type { HomeFacts, EvaluatedHome } from '../index.ts'
import { evaluateProperty } from '../index.ts'
import { aHome, aPlace, richmond } from './builders.ts'

const customNames = ['Pool', 'Garage', 'Solar panels', 'toString', '7']
const words = ['Pool', 'double garage', 'SolarPanels', 'isRural: false', 'spacious', 'toString', '7 rooms']

const facts: FactClaim[] = [
  { name: 'pool', value: 'yes' },
  { name: 'pool', value: 'no' },
  { name: 'parking', value: 'carport' },
]

const value = fc.oneof(fc.integer({ min: 0, max: 10 }), fc.double({ min: 0, max: 10, noNaN: true }))
const orUnknown = <Known>(known: fc.Arbitrary<Known>) => fc.option(known, { nil: null })

const overrides: fc.Arbitrary<HomeFacts['overrides']> = orUnknown(
  fc.record(
    {
      price: value,
      location: value,
      bedrooms: value,
      bathrooms: value,
      landSize: value,
      propertyAge: value,
      features: fc.oneof(value, fc.dictionary(fc.constantFrom('view', 'kitchen'), value)),
    },
    { requiredKeys: [] },
  ),
)

const located = {
  latitude: orUnknown(fc.double({ min: -38, max: -37.6, noNaN: true })),
  longitude: fc.double({ min: 144.8, max: 145.2, noNaN: true }),
  isAtDoor: fc.boolean(),
}

export const anyHome: fc.Arbitrary<HomeFacts> = fc
  .record({
    price: orUnknown(fc.integer({ min: 0, max: 3_000_000 })),
    priceTo: orUnknown(fc.integer({ min: 300_000, max: 3_000_000 })),
    hiddenPrice: orUnknown(fc.integer({ min: 0, max: 3_000_000 })),
    suburb: fc.constantFrom('RICHMOND', 'Cremorne'),
    bedrooms: orUnknown(fc.integer({ min: 0, max: 8 })),
    bathrooms: orUnknown(fc.constantFrom(1, 1.5, 2, 2.5, 4)),
    landSize: orUnknown(fc.integer({ min: 0, max: 2000 })),
    propertyAge: orUnknown(fc.constantFrom('Modern', 'recent', 'Established', 'Historic', 'Victorian terrace')),
    features: fc.array(fc.constantFrom(...words), { maxLength: 12 }),
    description: fc.constantFrom('', 'A spa and a pool', 'Solar panels'),
    hasRenovatedFeatures: fc.boolean(),
    hasPremiumFeatures: fc.boolean(),
    isWellLit: fc.boolean(),
    hasModernInterior: fc.boolean(),
    ...located,
    facts: fc.array(fc.constantFrom<FactClaim>(...facts), { maxLength: 2 }),
    overrides,
  })
  .map(aHome)

const weight = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 }))

/** Within some 30 km of the homes. */
export const anyPlace: fc.Arbitrary<Place> = fc
  .record({
    name: fc.constantFrom('Work', 'Pool', 'The beach', '7'),
    latitude: fc.double({ min: -38, max: -37.6, noNaN: true }),
    longitude: fc.double({ min: 144.8, max: 145.2, noNaN: true }),
    mode: fc.constantFrom(...placeModes),
    arriveBy: fc.constant(null),
    goodMinutes: fc.integer({ min: 1, max: 40 }),
    more: fc.integer({ min: 1, max: 60 }),
    weight,
  })
  .map(({ more, ...place }) => ({ ...place, tooFarMinutes: place.goodMinutes + more }))

/** Asked of any search, so that values of one's weights are found by another's. */
const somePlaces = [aPlace(), aPlace({ name: 'Pool', mode: 'walking', tooFarMinutes: 90 }), aPlace({ name: '7' })]

export const anyWeights: fc.Arbitrary<Weights> = fc.record({
  price: weight,
  location: weight,
  bedrooms: weight,
  bathrooms: weight,
  landSize: weight,
  propertyAge: weight,
  features: weight,
  additionalCriteria: fc.dictionary(fc.constantFrom(...customNames), weight),
  places: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...somePlaces), weight), { selector: ([{ name }]) => name })
    .map((weighed) => weighed.map(([place, own]) => ({ ...place, weight: own }))),
  idealCriteria: fc.record(
    {
      minPrice: fc.integer({ min: 1, max: 900_000 }),
      maxPrice: fc.integer({ min: 300_000, max: 2_000_000 }),
      minBedrooms: fc.integer({ min: 1, max: 5 }),
      minLandSize: fc.integer({ min: 1, max: 900 }),
    },
    { requiredKeys: [] },
  ),
  useFiltersForScoring: fc.boolean(),
})

export const anyFilters: fc.Arbitrary<{ locations: SearchedLocality[] }> = fc.constantFrom(
  { locations: [{ ...richmond }] },
  { locations: [] },
)

export const anyFactor = fc.constantFrom(...factors)

/** Homes of one search, each evaluated with the same preferences, in random order of ids. */
export const anySearch = fc
  .record({ homes: fc.uniqueArray(fc.tuple(fc.string(), anyHome), { selector: ([id]) => id, maxLength: 40 }) })
  .chain(({ homes }) => fc.record({ homes: fc.constant(homes), weights: anyWeights, filters: anyFilters }))
  .map(({ homes, weights, filters }) => ({
    weights,
    evaluated: homes.map(([propertyId, input]): EvaluatedHome => ({
      propertyId,
      evaluation: evaluateProperty({ input, weights, filters }),
    })),
  }))
