import type { EventOf, Weights, WeightsChanged } from '@verandah/contracts'
import { type createLeases, eachAlone, type Job } from '@verandah/kit'
import { sortPacked } from '@verandah/scoring-model'
import type { RankingParts } from './ranking-parts.ts'
import { packingKey, unpacked, scoreForUser } from './score-for-user.ts'
import type { NewScore } from './ranked-batches.ts'

export type RescoreDeps = Omit<RankingParts, 'notes' | 'properties'>

const batchSize = 500
const changedAtOnce = 500
const leaseMs = 60_000

/**
 * Rescores a user's homes after a change of weights, in the background and in slices: pages score the homes that they
 * show, so this only updates the order. Searches keep their pinned weights.
 */
export const rescoreProperties =
  (deps: RescoreDeps) =>
  async ({ data: { userId, revision, weights } }: EventOf<typeof WeightsChanged>): Promise<void> => {
    await deps.userWeights.record(userId, revision, weights)
    await rescoreRanking(deps, userId)
  }

export function rescoreRanking(deps: RescoreDeps, userId: string): Promise<void> {
  return deps.userWeights.applyNewest(userId, (newest) => rescoreAll(deps, userId, newest))
}

/** Rescores ranked homes by the user's weights; unranked homes stay out. */
export function rescoreHomes(deps: RescoreDeps, userId: string, propertyIds: string[]): Promise<void> {
  return deps.userWeights.applyNewest(userId, (weights) => rescoreBy(weights, deps, { userId, propertyIds }))
}

export async function rescoreBy(
  weights: Weights,
  { userProperties, overrides }: RescoreDeps,
  { userId, propertyIds }: { userId: string; propertyIds: string[] },
): Promise<void> {
  const homes = await userProperties.findAll(userId, propertyIds)
  await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
}

type RescoreChangedDeps = RescoreDeps & { leases: ReturnType<typeof createLeases> }

/** Rescores changed homes until none is left, in one process; one that changes again waits for the next run. */
export function rescoreChanged(deps: RescoreChangedDeps): Job {
  return {
    name: 'rescore-changed-homes',
    intervalMs: 5_000,
    run: (signal) => eachAlone(changedByUser(deps, signal), ({ userId, ids }) => rescoreHomes(deps, userId, ids)),
  }
}

async function* changedByUser({ userProperties, leases }: RescoreChangedDeps, signal: AbortSignal) {
  for (let after = ''; !signal.aborted;) {
    const due = await userProperties.dueForRescore(after, changedAtOnce)
    const last = due.at(-1)
    if (last === undefined || !(await leases.hold('rescore-changed-homes', leaseMs))) return
    for (const userId of new Set(due.map((one) => one.userId)))
      yield { userId, ids: due.filter((one) => one.userId === userId).map(({ propertyId }) => propertyId) }
    after = last._id
  }
}

/** Homes with a valid worth are scored from it; the others are read. */
const rescoreAll = async ({ userProperties, overrides }: RescoreDeps, userId: string, weights: Weights) => {
  const key = packingKey(weights)
  const sortKeyOf = sortPacked(weights)
  for (let after = ''; ;) {
    const batch = await userProperties.rankedOf(userId, after, batchSize)
    const last = batch.at(-1)
    if (last === undefined) return
    const own = await overrides.of(userId)
    const anew: string[] = []
    const moved: NewScore[] = []
    for (const { _id, propertyId, revision, score, worth, isRescoreDue } of batch) {
      const values = isRescoreDue || own.has(propertyId) ? null : unpacked(key, revision, worth)
      const sortKey = values === null ? null : sortKeyOf(values)
      if (sortKey === null) anew.push(_id)
      else if (sortKey !== score) moved.push({ _id, revision, score: sortKey })
    }
    await userProperties.moveTo(moved)
    if (anew.length > 0) {
      const homes = await userProperties.scorableOf(anew)
      await userProperties.rescore(userId, await scoreForUser(overrides, userId, { weights, homes }))
    }
    after = last._id
  }
}
