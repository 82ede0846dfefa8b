import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { byThePage, Id } from '../fields.ts'
import { HomeStage, Verdict } from '../models/judgement.ts'
import {
  Comparison,
  maxCompared,
  savedHomesLimit,
  SavedProperty,
  SavedPropertyEdit,
  SavedPropertyInput,
} from '../models/shortlist.ts'

const Search = z.optional(z.string().check(z.maxLength(200)))

/** Filters of the list. `q` searches notes, tags, the reasons of verdict and stage, and the home's own text. */
const narrowing = { q: Search, tag: Search, verdict: z.optional(Verdict), stage: z.optional(HomeStage) }

const ById = z.object({ id: Id })

export const listSavedProperties = defineRoute('shortlist', 'listSavedProperties', 'GET /api/saved-properties', {
  summary: `The shortlist of the caller, newest first: all of it, up to ${savedHomesLimit} homes, or a page where \`limit\` is sent, which \`Link: rel="next"\` goes on from. 403 \`subscription-required\` without an active plan.`,
  query: z.object({ userId: z.optional(Id), propertyId: z.optional(Id), ...narrowing, ...byThePage }),
  reply: z.array(SavedProperty),
})

export const compareSavedProperties = defineRoute(
  'shortlist',
  'compareSavedProperties',
  'GET /api/saved-properties/compare',
  {
    summary: `Up to ${maxCompared} saved homes side by side, fact by fact, and which facts differ.`,
    query: z.object({
      /** Ids of saved records, separated by commas. */
      ids: z.string().check(z.maxLength(1_000)),
    }),
    reply: Comparison,
  },
)

/** A user id: `1` and `me` mean the caller; another user's id is answered like a missing one. */
export const listSavedPropertiesOf = defineRoute(
  'shortlist',
  'listSavedPropertiesOf',
  'GET /api/saved-properties/{id}',
  {
    summary: 'The shortlist of a user, who has to be the caller.',
    params: ById,
    query: z.object({ ...narrowing, ...byThePage }),
    reply: z.array(SavedProperty),
  },
)

export const saveProperty = defineRoute('shortlist', 'saveProperty', 'POST /api/saved-properties', {
  summary: 'Saves a home; one that was saved before keeps its record, one that was just removed gets its notes back.',
  body: SavedPropertyInput,
  reply: SavedProperty,
})

export const editSavedProperty = defineRoute('shortlist', 'editSavedProperty', 'PUT /api/saved-properties/{id}', {
  summary:
    'Changes notes, tags, favourite, verdict and stage with their reasons, the walk-away price or the result of the sale. `revision` or `If-Match` says what was seen; 409 `edit-conflict` carries the record.',
  params: ById,
  body: SavedPropertyEdit,
  reply: SavedProperty,
})

export const removeSavedProperty = defineRoute(
  'shortlist',
  'removeSavedProperty',
  'DELETE /api/saved-properties/{id}',
  {
    summary: 'Takes a home off the shortlist. Saving it again within some days brings notes, tags and verdict back.',
    params: ById,
  },
)
