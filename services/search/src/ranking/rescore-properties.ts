import type { EventOf, Weights, WeightsChanged } from '@verandah/contracts'
import type { createLeases, Job } from '@verandah/kit'
import type { RankingParts } from './ranking-parts.ts'
import { scoreForUser } from './score-for-user.ts'

export type RescoreDeps = Omit<RankingParts, 'notes' | 'properties'>

const batchSize = 200
const changedAtOnce = 500
const leaseMs = 60_000

/**
 * Scores a user's homes again after their weights changed, behind the answer and a slice at a time: pages score the homes that they show, so
 * this brings no more than the order up to date. Searches keep the weights that they are pinned to.
 */
export const rescoreProperties =
  (deps: RescoreDeps) =>
  async ({ data: { userId, revision, weights } }: EventOf<typeof WeightsChanged>): Promise<void> => {
    await deps.userWeights.record(userId, revision, weights)
    await deps.userWeights.applyNewest(userId, (newest) => rescoreAll(deps, userId, newest))
  }

/** Scores homes of a user's ranking again; a home that is not in it stays out. */
export const rescoreHomes = (
  { userProperties, userWeights, overrides }: RescoreDeps,
  userId: string,
  propertyIds: string[],
): Promise<void> =>
  userWeights.applyNewest(userId, async (weights) => {
    const homes = await userProperties.findAll(userId, propertyIds)
    await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
  })

type RescoreChangedDeps = RescoreDeps & { leases: ReturnType<typeof createLeases> }

/**
 * Scores homes again that changed since they were scored, until none is left, in one process. The page that brought the change does not
 * wait, and a home that changes again meanwhile comes again with the next run.
 */
export const rescoreChanged = (deps: RescoreChangedDeps): Job => ({
  name: 'rescore-changed-homes',
  intervalMs: 5_000,
  run: async (signal) => {
    let [found, after] = [changedAtOnce, '']
    while (found === changedAtOnce && !signal.aborted && (await deps.leases.hold('rescore-changed-homes', leaseMs))) {
      const due = await deps.userProperties.dueForRescore(after, changedAtOnce)
      for (const userId of new Set(due.map((one) => one.userId))) {
        const homes = due.filter((one) => one.userId === userId)
        await rescoreHomes(
          deps,
          userId,
          homes.map(({ propertyId }) => propertyId),
        )
      }
      found = due.length
      after = due.at(-1)?._id ?? ''
    }
  },
})

const rescoreAll = async ({ userProperties, overrides }: RescoreDeps, userId: string, weights: Weights) => {
  let homes = await userProperties.scorableOf(userId, '', batchSize)
  while (homes.length > 0) {
    const known = new Map(homes.map(({ propertyId, score, isRescoreDue }) => [propertyId, isRescoreDue ? null : score]))
    const scored = await scoreForUser(overrides, userId, { weights, homes })
    await userProperties.rescore(
      userId,
      scored.filter(({ home, score }) => known.get(home.id) !== score),
    )
    homes = await userProperties.scorableOf(userId, homes.at(-1)?._id ?? '', batchSize)
  }
}
