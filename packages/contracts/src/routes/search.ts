import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { bounds, OptionalPropertyType, PropertyCriteria } from '../models/criteria.ts'
import { LocationSuggestion } from '../models/locality.ts'
import { Property } from '../models/property.ts'
import { ScoreOverrides } from '../models/score.ts'
import { savedSearchRoutes } from './saved-searches.ts'
import { SearchAccepted, SearchRequest, SearchStatus } from '../models/search.ts'

export const maxWaitMs = 20_000

const WaitMs = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(maxWaitMs)))
const Revision = z.optional(z.coerce.number().check(z.int(), z.gte(0)))

export const searchLocalities = defineRoute({
  name: 'searchLocalities',
  method: 'GET',
  path: '/api/locations/search',
  service: 'search',
  auth: 'public',
  summary: 'Suggests localities for what was typed: by prefix, postcode and small typos, most prominent first.',
  status: 200,
  query: z.object({
    q: z._default(z.string().check(z.maxLength(80)), ''),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
  }),
  reply: z.array(LocationSuggestion),
})

export const requestSearch = defineRoute({
  name: 'requestSearch',
  method: 'POST',
  path: '/api/search-properties',
  service: 'search',
  auth: 'session',
  summary: 'Starts a search of every provider. 403 `search-not-allowed` without an allowance.',
  status: 202,
  body: SearchRequest,
  reply: SearchAccepted,
})

export const listSearchResults = defineRoute({
  name: 'listSearchResults',
  method: 'GET',
  path: '/api/search-properties/{searchId}',
  service: 'search',
  auth: 'session',
  summary: 'The ranked homes of a search so far. With `waitMs` it answers as soon as `X-Revision` passes `revision`.',
  status: 200,
  params: z.object({ searchId: Id }),
  query: z.object({ waitMs: WaitMs, revision: Revision }),
  reply: z.array(Property),
})

export const listSearches = defineRoute({
  name: 'listSearches',
  method: 'GET',
  path: '/api/search-status',
  service: 'search',
  auth: 'session',
  summary: 'The searches of the caller, newest first, with the progress of every provider.',
  status: 200,
  reply: z.array(SearchStatus),
})

export const cancelSearch = defineRoute({
  name: 'cancelSearch',
  method: 'DELETE',
  path: '/api/search-status/{id}',
  service: 'search',
  auth: 'session',
  summary: 'Cancels a search and stops its provider calls; it leaves the list.',
  status: 204,
  params: z.object({ id: Id }),
})

export const PropertySort = z.enum(['score-desc', 'price-asc', 'price-desc', 'recent'])
export type PropertySort = z.infer<typeof PropertySort>

export const listProperties = defineRoute({
  name: 'listProperties',
  method: 'GET',
  path: '/api/properties',
  service: 'search',
  auth: 'session',
  summary:
    'Every home that any search of the caller found, ranked. Pages by `Link: rel="next"`; the count is in `X-Total-Count`.',
  status: 200,
  query: z.object({
    sort: z._default(PropertySort, 'score-desc'),
    suburb: z.optional(z.string().check(z.maxLength(80))),
    propertyType: OptionalPropertyType,
    ...bounds,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.array(Property),
})

export const getProperty = defineRoute({
  name: 'getProperty',
  method: 'GET',
  path: '/api/properties/{id}',
  service: 'search',
  auth: 'session',
  summary: 'One home as it is now, with the score of the caller.',
  status: 200,
  params: z.object({ id: Id }),
  reply: Property,
})

export const overrideScore = defineRoute({
  name: 'overrideScore',
  method: 'PUT',
  path: '/api/properties/{id}',
  service: 'search',
  auth: 'session',
  summary:
    'Puts values of the caller in place of calculated ones; the score follows at once. Null or {} takes them back.',
  status: 200,
  params: z.object({ id: Id }),
  body: z.object({ scoreOverrides: z.nullable(ScoreOverrides) }),
  reply: Property,
})

export const getSearchProperty = defineRoute({
  name: 'getSearchProperty',
  method: 'GET',
  path: '/api/search-property/{searchId}/{propertyId}',
  service: 'search',
  auth: 'session',
  summary: 'One home as a search of the caller saw it: its facts and the weights then, with the overrides of now.',
  status: 200,
  params: z.object({ searchId: Id, propertyId: Id }),
  reply: Property,
})

export const getCriteria = defineRoute({
  name: 'getCriteria',
  method: 'GET',
  path: '/api/property-preferences',
  service: 'search',
  auth: 'session',
  summary: 'The saved criteria of the caller; an empty object when there are none.',
  status: 200,
  reply: z.partial(PropertyCriteria),
})

export const saveCriteria = defineRoute({
  name: 'saveCriteria',
  method: 'POST',
  path: '/api/property-preferences',
  service: 'search',
  auth: 'session',
  summary: 'Saves the criteria of the caller. Typed text resolves to the most prominent locality.',
  status: 200,
  body: PropertyCriteria,
  reply: PropertyCriteria,
})

const FeedRemark = z.object({ position: z.int(), listing: z.nullable(z.string()), reason: z.string() })

/** What became of a feed: how many listings were kept, and why each other one was not. */
export const FeedReport = z.object({
  id: Id,
  receivedAt: z.iso.datetime(),
  kept: z.int(),
  rejected: z.array(FeedRemark),
  /** Listings that were kept although something about them was odd. */
  warnings: z.array(FeedRemark),
})
export type FeedReport = z.infer<typeof FeedReport>

export const receiveReaxml = defineRoute({
  name: 'receiveReaxml',
  method: 'POST',
  path: '/api/feeds/reaxml',
  service: 'search',
  auth: 'token',
  summary: 'Takes a REAXML file from an agency (Authorization: Bearer with the token an operator issued).',
  status: 200,
  bodyType: 'application/xml',
  bodyLimitBytes: 16 * 1024 * 1024,
  reply: FeedReport,
})

export const searchRoutes = [
  searchLocalities,
  requestSearch,
  listSearchResults,
  listSearches,
  cancelSearch,
  listProperties,
  getProperty,
  overrideScore,
  getSearchProperty,
  getCriteria,
  saveCriteria,
  receiveReaxml,
  ...savedSearchRoutes,
]
