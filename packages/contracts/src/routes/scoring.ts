import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { WeightsInput, WeightsRecord } from '../models/weights.ts'

/** `1` and `me` mean the caller; another user's id is answered like a missing one. */
const OfUser = z.object({ userId: Id })

export const getWeights = defineRoute('scoring', 'getWeights', 'GET /api/scoring-weights/{userId}', {
  summary: 'The weights of the caller; 404 until some were saved.',
  params: OfUser,
  reply: WeightsRecord,
})

export const updateWeights = defineRoute('scoring', 'updateWeights', 'PUT /api/scoring-weights/{userId}', {
  summary: 'Replaces the weights of the caller.',
  params: OfUser,
  body: WeightsInput,
  reply: WeightsRecord,
})

export const createWeights = defineRoute('scoring', 'createWeights', 'POST /api/scoring-weights', {
  summary: 'Saves the first weights of the caller; what is left out gets its default. Later ones replace them.',
  body: WeightsInput,
  reply: WeightsRecord,
})
