import type { EventOf, Weights, WeightsChanged } from '@verandah/contracts'
import type { createLeases, Job } from '@verandah/kit'
import { scorePacked } from '@verandah/scoring-model'
import type { RankingParts } from './ranking-parts.ts'
import { packingKey, unpacked } from './packed-worth.ts'
import type { NewScore } from './ranked-batches.ts'
import { scoreForUser } from './score-for-user.ts'

export type RescoreDeps = Omit<RankingParts, 'notes' | 'properties'>

const batchSize = 500
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

/** Scores homes of a user's ranking again by what they weigh; a home that is not in it stays out. */
export const rescoreHomes = (deps: RescoreDeps, userId: string, propertyIds: string[]): Promise<void> =>
  deps.userWeights.applyNewest(userId, (weights) => rescoreBy(weights, deps, { userId, propertyIds }))

export const rescoreBy = async (
  weights: Weights,
  { userProperties, overrides }: RescoreDeps,
  { userId, propertyIds }: { userId: string; propertyIds: string[] },
): Promise<void> => {
  const homes = await userProperties.findAll(userId, propertyIds)
  await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
}

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

/** Homes with a worth that holds are scored by it; the others are read. */
const rescoreAll = async ({ userProperties, overrides }: RescoreDeps, userId: string, weights: Weights) => {
  const [key, scoreOf] = [packingKey(weights), scorePacked(weights)]
  for (let after = ''; ;) {
    const batch = await userProperties.rankedOf(userId, after, batchSize)
    const last = batch.at(-1)
    if (last === undefined) return
    const own = new Set((await overrides.allOf(userId)).map(({ propertyId }) => propertyId))
    const anew: string[] = []
    const moved: NewScore[] = []
    for (const { _id, propertyId, revision, score, worth, isRescoreDue } of batch) {
      const values = isRescoreDue || own.has(propertyId) ? null : unpacked(key, revision, worth)
      const weighed = values === null ? null : scoreOf(values)
      if (weighed === null) anew.push(_id)
      else if (weighed !== score) moved.push({ _id, revision, score: weighed })
    }
    await userProperties.moveTo(moved)
    if (anew.length > 0) {
      const homes = await userProperties.scorableOf(anew)
      await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
    }
    after = last._id
  }
}
