import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { PropertyType } from '../models/criteria.ts'
import { CardSort, HiddenProperty, HiddenReason, HomeCard, Loosening, ResultColumns } from '../models/home-card.ts'
import { Property } from '../models/property.ts'

export const maxWaitMs = 20_000
export const maxCards = 100

const following = {
  waitMs: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(maxWaitMs))),
  revision: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
}

/** Exceeds the number of types and of facts. */
const mostRepeated = 20

const params = z.object({ searchId: Id })

export const listSearchResults = defineRoute('search', 'listSearchResults', 'GET /api/search-properties/{searchId}', {
  summary: 'The ranked homes of a search so far. With `waitMs` it answers as soon as `X-Revision` passes `revision`.',
  params,
  query: z.object(following),
  reply: z.array(Property),
})

const Rooms = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)))
const Dollars = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000_000)))
const Words = z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters')))

/** `pool`, or `nbn:FTTP`: the fact and its minimum value. */
const NamedFact = z.string().check(z.maxLength(80))
const corner = /^(-?\d{1,3}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?(;|$)){3,60}$/
const Area = z.string().check(z.maxLength(2_000), z.regex(corner, 'Name 3 to 60 corners: lat,lng;lat,lng;lat,lng'))

/** A filter over a finished search, without fetching. Homes of unknown value are excluded and counted. */
const Narrowing = z.object({
  /** Repeatable, like `fact`. */
  type: z.optional(z.union([PropertyType, z.array(PropertyType).check(z.maxLength(mostRepeated))])),
  fact: z.optional(z.union([NamedFact, z.array(NamedFact).check(z.maxLength(mostRepeated))])),
  open: z.optional(z.literal('weekend')),
  /** Dollars. */
  under: Dollars,
  /** The most that a home may cost the caller, in dollars: cash needed, and the repayment a month. */
  cash: Dollars,
  month: Dollars,
  unseen: z.optional(z.literal('1')),
  /** All must occur in title, address, description or features; of `without`, none. */
  words: Words,
  without: Words,
  /** Kilometres from the chosen suburbs. */
  distance: z.optional(z.coerce.number().check(z.gte(1), z.lte(500))),
  beds: Rooms,
  baths: Rooms,
  parking: Rooms,
  /** Hidden homes are excluded by default. */
  hidden: z.optional(z.enum(['show', 'only'])),
  /** Homes that do not state a must-have of the search are excluded by default. */
  silent: z.optional(z.literal('show')),
  /** Only homes that may match but whose value is unknown. */
  unknown: z.optional(z.literal('only')),
  /** Corners of a polygon: `lat,lng;lat,lng;lat,lng`. */
  area: z.optional(Area),
})

const OnePage = z.extend(Narrowing, {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxCards)), 24),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  sort: z._default(CardSort, 'match'),
  /** The cards of these homes in this order, separated by commas; not sorted or narrowed. */
  ids: z.optional(z.string().check(z.maxLength(13_000))),
})

export const listResultCards = defineRoute('search', 'listResultCards', 'GET /api/search-properties/{searchId}', {
  onQuery: OnePage,
  summary:
    'A page of a search, as cards, where the query has `limit`, `ids`, `sort` or something to narrow it by. `X-Total-Count` is the search’s own count, `X-Shown-Count` what is left, `X-Hidden-Count` what the caller has hidden, `X-Unknown-Count` what is left out because it is not known, `X-Silent-Count` the homes that don’t say whether they have a must of the search. Whoever accepts `application/vnd.verandah.packed+json` gets the page packed: no name of a field is said twice.',
  params,
  query: z.extend(OnePage, following),
  reply: z.array(HomeCard),
  isPackable: true,
})

export const listResultColumns = defineRoute(
  'search',
  'listResultColumns',
  'GET /api/search-properties/{searchId}/columns',
  {
    summary: 'All homes of a search, narrowed as its pages are, in columns that a browser ranks and maps them by.',
    params,
    query: Narrowing,
    reply: ResultColumns,
  },
)

export const listLoosenings = defineRoute(
  'search',
  'listLoosenings',
  'GET /api/search-properties/{searchId}/loosenings',
  {
    summary:
      'The filters that keep homes of a search out of its list, the one that costs most first: what narrows it, or where nothing does, what was searched for. Counted among the homes that the search came across, and for the search’s own filters among the known homes of its suburbs too.',
    params,
    query: Narrowing,
    reply: z.array(Loosening),
  },
)

export const listHiddenProperties = defineRoute('search', 'listHiddenProperties', 'GET /api/hidden-properties', {
  summary: 'The homes that the caller has hidden, the last first.',
  reply: z.array(HiddenProperty),
})

export const hideProperty = defineRoute('search', 'hideProperty', 'PUT /api/hidden-properties/{id}', {
  summary: 'Hides a home from the results of the caller, now and in later searches.',
  params: z.object({ id: Id }),
  body: z.object({ reason: z.optional(HiddenReason) }),
})

export const showHiddenProperty = defineRoute('search', 'showHiddenProperty', 'DELETE /api/hidden-properties/{id}', {
  summary: 'Shows a hidden home again.',
  params: z.object({ id: Id }),
})

export const markPropertySeen = defineRoute('search', 'markPropertySeen', 'PUT /api/seen-properties/{id}', {
  summary: 'Says that the caller has opened a home.',
  params: z.object({ id: Id }),
})
