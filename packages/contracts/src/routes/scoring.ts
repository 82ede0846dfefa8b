import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { WeightsInput, WeightsRecord } from '../models/weights.ts'

/** `1` and `me` mean the caller; anybody else's id is answered like a missing one. */
const OfUser = z.object({ userId: Id })

export const getWeights = defineRoute({
  name: 'getWeights',
  method: 'GET',
  path: '/api/scoring-weights/{userId}',
  service: 'scoring',
  auth: 'session',
  summary: 'The weights of the caller; 404 until some were saved.',
  status: 200,
  params: OfUser,
  reply: WeightsRecord,
})

export const updateWeights = defineRoute({
  name: 'updateWeights',
  method: 'PUT',
  path: '/api/scoring-weights/{userId}',
  service: 'scoring',
  auth: 'session',
  summary: 'Replaces the weights of the caller.',
  status: 200,
  params: OfUser,
  body: WeightsInput,
  reply: WeightsRecord,
})

export const createWeights = defineRoute({
  name: 'createWeights',
  method: 'POST',
  path: '/api/scoring-weights',
  service: 'scoring',
  auth: 'session',
  summary: 'Saves the first weights of the caller; what is left out gets its default. Later ones replace them.',
  status: 200,
  body: WeightsInput,
  reply: WeightsRecord,
})

export const scoringRoutes = [getWeights, updateWeights, createWeights]
