import * as z from 'zod/mini'
import { Bound, Instant, RequiredText, Text } from '../fields.ts'
import { Wishes } from './home-facts.ts'
import { Housemate } from './household.ts'
import { SearchedLocalities, SearchedLocality } from './locality.ts'
import { propertyTypes } from './property-types.ts'

export const PropertyType = z.enum(propertyTypes)
export type PropertyType = z.infer<typeof PropertyType>

export const regions = ['NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL'] as const
export const Region = z.enum(regions)
export type Region = z.infer<typeof Region>

const emptyToUndefined = z.transform((value: string | undefined) =>
  value === '' || /^any$/i.test(value ?? '') ? undefined : value,
)
const fromForm = z.pipe(z.optional(Text(40)), emptyToUndefined)

/** A property type from a form: empty and "Any" mean unset. */
export const OptionalPropertyType = z.pipe(fromForm, z.optional(PropertyType))
export const PropertyTypes = z.optional(z.array(PropertyType).check(z.maxLength(propertyTypes.length)))
export const OptionalRegion = z.pipe(fromForm, z.optional(Region))

/** The numeric bounds that every search and every set of criteria shares. Dollars, counts, square metres. */
export const bounds = {
  minPrice: Bound,
  maxPrice: Bound,
  minBedrooms: Bound,
  minBathrooms: Bound,
  minParking: Bound,
  minLandSize: Bound,
}

/** How far around its suburbs a search may look, in kilometres. */
export const surroundingKm = [2, 5, 10] as const

/** Suburbs around the chosen ones are searched too. */
export const WithinKm = z.pipe(Bound, z.optional(z.literal(surroundingKm, 'Choose 2, 5 or 10 kilometres')))

/** The buyer's brief: what they currently want. Every search keeps the copy that it began with. */
export const PropertyCriteria = z.object({
  /** The first place: its name, and its locality. `locations` has all of them. */
  suburb: RequiredText(80),
  locality: z.optional(z.nullable(SearchedLocality)),
  locations: z.optional(SearchedLocalities),
  /** The region, not the federal state: `locality` has that. */
  state: OptionalRegion,
  /** The first type; `propertyTypes` has all, where there are several. */
  propertyType: OptionalPropertyType,
  propertyTypes: PropertyTypes,
  withinKm: WithinKm,
  facts: Wishes,
  ...bounds,
  /** Dollars above the maximum price within which a home is still found. */
  maxOver: Bound,
})
export type PropertyCriteria = z.infer<typeof PropertyCriteria>

/** The brief of another member of the household. */
export const HousemateBrief = z.object({
  member: Housemate,
  brief: z.partial(PropertyCriteria),
  changedAt: Instant,
})
export type HousemateBrief = z.infer<typeof HousemateBrief>
