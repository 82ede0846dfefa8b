import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'
import { ScoredProperty } from '../models/score.ts'
import { Weights, WeightsRecord } from '../models/weights.ts'

export const SearchScored = defineEvent('scoring', 'SearchScored', {
  version: 4,
  packs: { field: 'scores', since: 2 },
  summary: 'A page of a search was scored with the weights that the search is pinned to.',
  data: z.object({
    searchId: Id,
    userId: Id,
    pageId: Id,
    part: z.int(),
    weights: Weights,
    scores: z.array(ScoredProperty),
  }),
})

export const WeightsChanged = defineEvent('scoring', 'WeightsChanged', {
  summary: 'A buyer weighs things differently now; their homes outside of a search are scored anew.',
  data: z.object({ userId: Id, revision: z.int(), weights: WeightsRecord }),
})
