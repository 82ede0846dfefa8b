import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { PropertyCriteria } from '../models/criteria.ts'
import { LocationSuggestion } from '../models/locality.ts'
import { Property } from '../models/property.ts'
import { SearchAccepted, SearchRequest, SearchStatus } from '../models/search.ts'
import { feedRoutes } from './feeds.ts'
import { getMapConfig } from './map.ts'
import { propertyRoutes } from './properties.ts'
import { savedSearchRoutes } from './saved-searches.ts'

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

export const searchRoutes = [
  searchLocalities,
  requestSearch,
  listSearchResults,
  listSearches,
  cancelSearch,
  getCriteria,
  saveCriteria,
  ...propertyRoutes,
  ...feedRoutes,
  ...savedSearchRoutes,
  getMapConfig,
]
