import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { SavedSearch, SavedSearchRequest, SavedSearchUpdate } from '../models/saved-search.ts'

const OneSavedSearch = z.object({ id: Id })

export const saveSearch = defineRoute('search', 'saveSearch', 'POST /api/saved-searches', {
  summary:
    'Keeps a search and runs it again on a schedule. 403 `search-not-allowed` without a plan that includes searches.',
  status: 201,
  body: SavedSearchRequest,
  reply: SavedSearch,
})

export const listSavedSearches = defineRoute('search', 'listSavedSearches', 'GET /api/saved-searches', {
  summary: 'The saved searches of the caller, newest first.',
  reply: z.array(SavedSearch),
})

export const updateSavedSearch = defineRoute('search', 'updateSavedSearch', 'PUT /api/saved-searches/{id}', {
  summary:
    'Renames a saved search or changes how often it runs. One that is turned on again begins from what it finds then.',
  params: OneSavedSearch,
  body: SavedSearchUpdate,
  reply: SavedSearch,
})

export const deleteSavedSearch = defineRoute('search', 'deleteSavedSearch', 'DELETE /api/saved-searches/{id}', {
  summary: 'Forgets a saved search; what it found stays where buyers have it.',
  params: OneSavedSearch,
})
