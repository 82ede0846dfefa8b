import type { createWeights as createWeightsRoute } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import type { Context } from './context.ts'
import { saveWeights } from './save-weights.ts'

export const createWeights =
  (context: Context): Handler<typeof createWeightsRoute> =>
  async ({ body, caller }) => {
    if (!isCaller(body.userId, caller.sub)) throw notFound()
    return saveWeights(context, { userId: caller.sub, weights: body, firstId: context.newId })
  }
