import type { EventOf, Weights, WeightsChanged } from '@verandah/contracts'
import type { Job } from '@verandah/kit'
import type { RankingParts } from './ranking-parts.ts'
import { scoreForUser } from './score-for-user.ts'

export type RescoreDeps = Omit<RankingParts, 'notes' | 'properties'>

const batchSize = 200
const changedAtOnce = 500

/** Scores a user's homes again after their weights changed. Searches keep the weights that they are pinned to. */
export const rescoreProperties =
  (deps: RescoreDeps) =>
  async ({ data: { userId, revision, weights } }: EventOf<typeof WeightsChanged>): Promise<void> => {
    await deps.userWeights.record(userId, revision, weights)
    await deps.userWeights.applyNewest(userId, (newest) => rescoreAll(deps, userId, newest))
  }

/** Scores one home of a user's ranking again; a home that is not in it stays out. */
export const rescoreHome = (
  { userProperties, userWeights, overrides }: RescoreDeps,
  { userId, propertyId }: { userId: string; propertyId: string },
): Promise<void> =>
  userWeights.applyNewest(userId, async (weights) => {
    const known = await userProperties.find(userId, propertyId)
    const homes = known ? [known] : []
    await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
  })

/** Scores homes again that changed since they were scored, a batch at a time: the page that brought the change does not wait. */
export const rescoreChanged = (deps: RescoreDeps): Job => ({
  name: 'rescore-changed-homes',
  intervalMs: 5_000,
  run: async () => {
    for (const due of await deps.userProperties.dueForRescore(changedAtOnce)) await rescoreHome(deps, due)
  },
})

const rescoreAll = async ({ userProperties, overrides }: RescoreDeps, userId: string, weights: Weights) => {
  let homes = await userProperties.batchOf(userId, '', batchSize)
  while (homes.length > 0) {
    await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
    homes = await userProperties.batchOf(userId, homes.at(-1)?._id ?? '', batchSize)
  }
}
