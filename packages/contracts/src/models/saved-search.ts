import * as z from 'zod/mini'
import { AustralianState, Id, Instant, OrNull, RequiredText } from '../fields.ts'
import { ListingStatus, PropertySnapshot } from './property.ts'
import { PropertyType } from './criteria.ts'
import { SearchFilters, SearchRequest } from './search.ts'

/** How often a saved search runs again: every few minutes, every morning, or not for now. */
export const SavedSearchFrequency = z.enum(['instant', 'daily', 'off'])
export type SavedSearchFrequency = z.infer<typeof SavedSearchFrequency>

/** A search to save: either a finished one or filters. Exactly one of the two. */
export const SavedSearchRequest = z
  .object({
    searchId: z.optional(Id),
    filters: z.optional(SearchRequest),
    name: RequiredText(80),
    frequency: z._default(SavedSearchFrequency, 'daily'),
  })
  .check(
    z.refine(({ searchId, filters }) => (searchId === undefined) !== (filters === undefined), {
      path: ['searchId'],
      error: 'Name a search of yours, or give filters; one of the two',
    }),
  )
export type SavedSearchRequest = z.infer<typeof SavedSearchRequest>

export const SavedSearchUpdate = z.object({
  name: z.optional(RequiredText(80)),
  frequency: z.optional(SavedSearchFrequency),
})
export type SavedSearchUpdate = z.infer<typeof SavedSearchUpdate>

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  frequency: SavedSearchFrequency,
  filters: SearchFilters,
  createdAt: Instant,
  /** When its homes were last compared; null before the first time. */
  lastCheckedAt: OrNull(Instant),
  /** Null while it is off. */
  nextCheckAt: OrNull(Instant),
  /** The last compared run; its results can be opened. */
  lastSearchId: OrNull(Id),
  homesCount: z.int(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

const { id, title, address, displayPrice, imageUrl, timeZone } = PropertySnapshot.shape

/** The fields of a home that a notice shows. Dollars; instants in UTC, shown in the home's own zone. */
export const HomeSummary = z.object({
  id,
  title,
  address,
  suburb: z.string(),
  state: AustralianState,
  price: OrNull(z.int()),
  displayPrice,
  bedrooms: OrNull(z.int()),
  bathrooms: OrNull(z.number()),
  parking: OrNull(z.int()),
  propertyType: PropertyType,
  status: ListingStatus,
  imageUrl,
  timeZone,
})
export type HomeSummary = z.infer<typeof HomeSummary>

/** The address up to the suburb, which some adverts append: "39 Example Street". */
export function streetLineOf({ address, suburb }: Pick<HomeSummary, 'address' | 'suburb'>): string {
  const end = address.toLowerCase().indexOf(`, ${suburb.toLowerCase()}`)
  return end > 0 ? address.slice(0, end) : address
}

export const HomeChangeKind = z.enum(['new', 'price', 'status', 'slot', 'auction', 'gone'])
export type HomeChangeKind = z.infer<typeof HomeChangeKind>

/**
 * One difference since the last run. `before` and `after` are price texts, statuses, or instants of a slot or an
 * auction.
 */
export const HomeChange = z.object({
  kind: HomeChangeKind,
  propertyId: Id,
  home: HomeSummary,
  before: OrNull(z.string()),
  after: OrNull(z.string()),
  /** By the buyer's weights at the comparison; null for a home that is gone. */
  score: OrNull(z.int()),
})
export type HomeChange = z.infer<typeof HomeChange>
