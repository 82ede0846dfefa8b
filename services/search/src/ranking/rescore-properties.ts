import type { EventOf, Weights, WeightsChanged } from '@verandah/contracts'
import type { Job } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { scoreForUser } from './score-for-user.ts'

const batchSize = 200
const changedAtOnce = 500

/** Scores a user's homes anew after they weighed things differently. Searches keep the weights they were pinned to. */
export const rescoreProperties =
  (context: SearchContext) =>
  async ({ data: { userId, revision, weights } }: EventOf<typeof WeightsChanged>): Promise<void> => {
    const { userWeights } = context
    await userWeights.record(userId, revision, weights)
    await userWeights.settle(userId, (newest) => rescoreAll(context, userId, newest))
  }

/** Scores one home of a user's ranking anew; a home that is not in it stays out. */
export const rescoreHome = (
  context: SearchContext,
  { userId, propertyId }: { userId: string; propertyId: string },
): Promise<void> =>
  context.userWeights.settle(userId, async (weights) => {
    const known = await context.userProperties.find(userId, propertyId)
    const homes = known ? [known] : []
    await context.userProperties.rescore(userId, await scoreForUser(context, userId, { weights, homes }))
  })

/** Scores homes anew that changed since they were scored, a batch at a time: the page that brought the change does not wait. */
export const rescoreChanged = (context: SearchContext): Job => ({
  name: 'rescore-changed-homes',
  intervalMs: 5_000,
  run: async () => {
    for (const due of await context.userProperties.dueForRescore(changedAtOnce)) await rescoreHome(context, due)
  },
})

const rescoreAll = async (context: SearchContext, userId: string, weights: Weights): Promise<void> => {
  const { userProperties } = context
  let batch = await userProperties.batchOf(userId, '', batchSize)
  while (batch.length > 0) {
    await userProperties.rescore(userId, await scoreForUser(context, userId, { weights, homes: batch }))
    batch = await userProperties.batchOf(userId, batch.at(-1)?._id ?? '', batchSize)
  }
}
