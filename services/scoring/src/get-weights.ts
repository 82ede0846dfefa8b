import type { getWeights as getWeightsRoute } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import type { Context } from './context.ts'

export const getWeights =
  ({ scoringWeights }: Context): Handler<typeof getWeightsRoute> =>
  async ({ params, caller }) => {
    const saved = isCaller(params.userId, caller.sub) ? await scoringWeights.of(caller.sub) : null
    if (!saved) throw notFound()
    return saved.record
  }
