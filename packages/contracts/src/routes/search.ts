import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { PropertyCriteria } from '../models/criteria.ts'
import { LocationSuggestion } from '../models/locality.ts'
import { SearchAccepted, SearchRequest, SearchStatus } from '../models/search.ts'
import { Weights } from '../models/weights.ts'

export const searchLocalities = defineRoute('search', 'searchLocalities', 'GET /api/locations/search', {
  auth: 'public',
  summary:
    'Suggests localities for what was typed: by prefix, postcode and small typos, else those that a sentence names.',
  query: z.object({
    q: z._default(z.string().check(z.maxLength(200)), ''),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
  }),
  reply: z.array(LocationSuggestion),
})

export const requestSearch = defineRoute('search', 'requestSearch', 'POST /api/search-properties', {
  summary: 'Starts a search of every provider. 403 `search-not-allowed` without a plan that includes searches.',
  status: 202,
  body: SearchRequest,
  reply: SearchAccepted,
})

export const listSearches = defineRoute('search', 'listSearches', 'GET /api/search-status', {
  summary: 'The searches of the caller, newest first, with the progress of every provider.',
  reply: z.array(SearchStatus),
})

export const continueSearch = defineRoute('search', 'continueSearch', 'POST /api/search-status/{id}/missing-pages', {
  summary:
    'Asks providers for the pages that a finished search did not get, and for none that it has. 409 `search-too-old` after a day.',
  status: 202,
  params: z.object({ id: Id }),
  reply: SearchAccepted,
})

export const cancelSearch = defineRoute('search', 'cancelSearch', 'DELETE /api/search-status/{id}', {
  summary: 'Cancels a search and stops its provider calls; it leaves the list.',
  params: z.object({ id: Id }),
})

const OfSearch = z.object({ id: Id })

export const weighSearch = defineRoute('search', 'weighSearch', 'PUT /api/search-status/{id}/weights', {
  summary: 'Makes these the weights of a search, wherever its homes are scored; what is left out gets its default.',
  params: OfSearch,
  body: Weights,
})

export const resetSearchWeights = defineRoute(
  'search',
  'resetSearchWeights',
  'DELETE /api/search-status/{id}/weights',
  {
    summary: 'Gives a search back the weights that it began with.',
    params: OfSearch,
  },
)

export const getCriteria = defineRoute('search', 'getCriteria', 'GET /api/property-preferences', {
  summary: 'The saved criteria of the caller; an empty object when there are none.',
  reply: z.partial(PropertyCriteria),
})

export const saveCriteria = defineRoute('search', 'saveCriteria', 'POST /api/property-preferences', {
  summary:
    'Saves the criteria of the caller: up to five places and several types. Typed text resolves to the most prominent locality.',
  body: PropertyCriteria,
  reply: PropertyCriteria,
})
