import * as z from 'zod/mini'
import { Bound, Id, Instant, OrNull, RequiredText } from '../fields.ts'
import { bounds, OptionalPropertyType, OptionalRegion, PropertyType, PropertyTypes, WithinKm } from './criteria.ts'
import { Wishes } from './home-facts.ts'
import { Housemate } from './household.ts'
import { SearchedLocalities, SearchedLocality } from './locality.ts'
import { Weights } from './weights.ts'

export const defaultMaxPages = 5
export const mostPages = 20
export const recentSearchesShown = 5

const MaxPages = z.pipe(
  z.pipe(
    z.optional(z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/))])),
    z.transform((value) => (value === undefined ? defaultMaxPages : Number(value))),
  ),
  z.int().check(z.gte(1), z.lte(mostPages)),
)

/** Only the nearest suburbs are included. */
export const mostSurrounding = 30

/** A search request: chosen localities, a typed location or saved criteria; at least one of the three. */
export const SearchRequest = z
  .object({
    locations: z.optional(SearchedLocalities),
    location: z.optional(RequiredText(80)),
    suburb: z.optional(RequiredText(80)),
    locality: z.optional(z.nullable(SearchedLocality)),
    state: OptionalRegion,
    /** The first type; `propertyTypes` has them all. */
    propertyType: OptionalPropertyType,
    propertyTypes: PropertyTypes,
    maxPages: MaxPages,
    facts: Wishes,
    withinKm: WithinKm,
    ...bounds,
    maxOver: Bound,
    /** Saves what is searched for as the buyer's brief. */
    isBrief: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ locations, location, suburb, locality }) =>
        [locations, location, suburb, locality].some((part) => part !== undefined && part !== null),
      { message: 'Please enter at least a suburb or location to search.', path: ['locations'] },
    ),
  )
export type SearchRequest = z.infer<typeof SearchRequest>

const OptionalCount = z.optional(z.int())

/** A search as it runs, with every location resolved. */
export const SearchFilters = z.object({
  /** The chosen places; only these score location. */
  locations: SearchedLocalities,
  withinKm: z.optional(z.int()),
  /** Suburbs searched because they lie within that distance, nearest first. */
  surrounding: z.optional(z.array(SearchedLocality).check(z.maxLength(mostSurrounding))),
  minPrice: OptionalCount,
  maxPrice: OptionalCount,
  /** Dollars above `maxPrice` that are searched too. */
  maxOver: OptionalCount,
  minBedrooms: OptionalCount,
  minBathrooms: OptionalCount,
  minParking: OptionalCount,
  minLandSize: OptionalCount,
  propertyType: z.optional(PropertyType),
  /** All types, where there are several; `propertyType` holds the first. */
  propertyTypes: z.optional(z.array(PropertyType)),
  maxPages: z.int(),
  facts: Wishes,
  /**
   * True when the list excludes homes that do not state a must-have. Absent in searches of earlier builds, whose lists
   * include them.
   */
  leavesOutSilent: z.optional(z.boolean()),
})
export type SearchFilters = z.infer<typeof SearchFilters>

/** `in_progress` is accepted on input, never sent. */
export const SearchState = z.enum(['processing', 'in_progress', 'completed', 'failed'])
export type SearchState = z.infer<typeof SearchState>

/** The progress of one provider: `late` missed its deadline, `limited` was still refused with 429 after all retries. */
export const ProviderProgress = z.object({
  provider: z.string(),
  name: z.string(),
  state: z.enum(['searching', 'done', 'late', 'limited', 'failed']),
  /** Homes found so far that match. */
  found: z.int(),
  /** How many adverts the provider returned, and how many it has. */
  given: OrNull(z.int()),
  total: z.nullable(z.int()),
  /**
   * After the search: pages that were not fetched, because they failed or exceeded the limit. The search can be
   * continued with them.
   */
  missingPages: z._default(z.int(), 0),
  isSample: z.boolean(),
  /** Human-readable, when something went wrong. */
  detail: z.nullable(z.string()),
  /** When the server asks a late or busy provider again by itself; in the past while it asks. Null if it does not. */
  askAgainAt: OrNull(Instant),
  /** How often the server has asked it again by itself. */
  timesAskedAgain: z._default(z.int(), 0),
})
export type ProviderProgress = z.infer<typeof ProviderProgress>

export const SearchStatus = z.object({
  id: Id,
  status: SearchState,
  createdAt: Instant,
  completedAt: z.nullable(Instant),
  /** Queued: no provider has been asked yet, and its deadline starts when it begins. */
  isWaiting: z.boolean(),
  deadlineAt: Instant,
  /** Human-readable: why it ended without a turn; null if it had one. */
  failure: OrNull(z.string()),
  resultsCount: z.int(),
  filters: SearchFilters,
  /** The weights of its scores; null until its first page is scored. */
  scoringWeights: z.nullable(Weights),
  /** True when the buyer has changed this search's weights. */
  hasCustomWeights: z._default(z.boolean(), false),
  providers: z.array(ProviderProgress),
  /** Increments with every visible change; pass it as `revision` together with `waitMs`. */
  revision: z.int(),
})
export type SearchStatus = z.infer<typeof SearchStatus>

export const SearchAccepted = z.object({ searchId: Id })
export type SearchAccepted = z.infer<typeof SearchAccepted>

/** A search of another member of the household: what was searched for, not what was found. */
export const HousemateSearch = z.object({
  id: Id,
  member: Housemate,
  createdAt: Instant,
  filters: SearchFilters,
  resultsCount: z.int(),
})
export type HousemateSearch = z.infer<typeof HousemateSearch>
