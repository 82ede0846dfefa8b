import type { updateWeights as updateWeightsRoute } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import type { Context } from './context.ts'
import { saveWeights } from './save-weights.ts'

export const updateWeights =
  (context: Context): Handler<typeof updateWeightsRoute> =>
  async ({ params, body, caller }) => {
    const userId = caller.sub
    if (!isCaller(params.userId, userId) || !isCaller(body.userId, userId)) throw notFound()
    return saveWeights(context, { userId, weights: body, firstId: refuse })
  }

const refuse = (): never => {
  throw notFound()
}
