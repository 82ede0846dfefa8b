import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { SavedSearch, SavedSearchRequest, SavedSearchUpdate } from '../models/saved-search.ts'

const OneSavedSearch = z.object({ id: Id })

export const saveSearch = defineRoute({
  name: 'saveSearch',
  method: 'POST',
  path: '/api/saved-searches',
  service: 'search',
  auth: 'session',
  summary: 'Keeps a search and runs it again on a schedule. 403 `search-not-allowed` without an allowance.',
  status: 201,
  body: SavedSearchRequest,
  reply: SavedSearch,
})

export const listSavedSearches = defineRoute({
  name: 'listSavedSearches',
  method: 'GET',
  path: '/api/saved-searches',
  service: 'search',
  auth: 'session',
  summary: 'The saved searches of the caller, newest first.',
  status: 200,
  reply: z.array(SavedSearch),
})

export const updateSavedSearch = defineRoute({
  name: 'updateSavedSearch',
  method: 'PUT',
  path: '/api/saved-searches/{id}',
  service: 'search',
  auth: 'session',
  summary:
    'Renames a saved search or changes how often it runs. One that is turned on again begins from what it finds then.',
  status: 200,
  params: OneSavedSearch,
  body: SavedSearchUpdate,
  reply: SavedSearch,
})

export const deleteSavedSearch = defineRoute({
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  service: 'search',
  auth: 'session',
  summary: 'Forgets a saved search; what it found stays where buyers have it.',
  status: 204,
  params: OneSavedSearch,
})

export const savedSearchRoutes = [saveSearch, listSavedSearches, updateSavedSearch, deleteSavedSearch]
