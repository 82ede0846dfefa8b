import type { KeptHome, SearchedLocality } from '@verandah/contracts'
import type { Seen } from '../homes/domain/seen.ts'
import type { RankingParts } from './ranking-parts.ts'
import { rescoreBy } from './rescore-properties.ts'
import { scoreForUser } from './score-for-user.ts'
import type { Clock, Job } from '@verandah/kit'

interface Finding {
  userId: string
  homes: readonly Seen[]
  read: (homes: readonly Seen[]) => Promise<KeptHome[]>
  /** The search's filters and places. */
  locations: SearchedLocality[]
  foundAt: Date
}

/** Ranks found homes by the user's current weights, independent of the search's pinned ones. */
export const rankHomes =
  (deps: Omit<RankingParts, 'notes'>) =>
  async ({ userId, homes, read, locations, foundAt }: Finding): Promise<void> => {
    const { properties, userProperties, userWeights, overrides } = deps
    const news = await userProperties.findAgain(userId, homes, foundAt)
    if (news.length === 0) return
    const whole = (await read(news)).map((home) => ({ home, locations }))
    let isRecorded = false
    await userWeights.applyNewest(userId, async (weights) => {
      if (isRecorded) return rescoreBy(weights, deps, { userId, propertyIds: news.map(({ propertyId }) => propertyId) })
      const scored = await scoreForUser(overrides, userId, { weights, homes: whole })
      await userProperties.record(userId, scored, { news, locations, foundAt })
      isRecorded = true
    })
    // A home that changed while its score was in flight was not yet ranked when the change was applied.
    const changed = await properties.newerThan(homes)
    await userProperties.refresh(changed)
    const aliases = await properties.aliasesOf(homes.map(({ propertyId }) => propertyId))
    const aliasIds = aliases.map(({ _id }) => _id)
    if (aliasIds.length > 0) await userProperties.leave(userId, aliasIds)
  }

/** Updates changed homes in every ranking; a ranking shows a home once, whatever its aliases. */
export const spreadHomes =
  ({ userProperties }: Pick<RankingParts, 'userProperties'>) =>
  async (homes: KeptHome[], mainOf: ReadonlyMap<string, string>): Promise<void> => {
    await userProperties.refresh(homes)
    for (const [alias, main] of mainOf) await userProperties.leaveBeside(alias, main)
  }

export type RankHomes = ReturnType<typeof rankHomes>

interface ForgetRankedDeps extends Pick<RankingParts, 'userProperties' | 'properties'> {
  /** `followedBy`: the homes that a user saved or scheduled. */
  tracked: { followedBy: (userId: string) => Promise<string[]> }
  clock: Clock
  settings: { RANKED_HOMES_KEPT_MS: number }
}

/** Deletes ranked homes that no search of their buyer has found for long, unless saved or scheduled at any address. */
export function forgetRanked({ userProperties, properties, tracked, clock, settings }: ForgetRankedDeps): Job {
  return {
    name: 'forget-ranked',
    intervalMs: 60 * 60 * 1000,
    run: async () => {
      const before = new Date(clock.now().getTime() - settings.RANKED_HOMES_KEPT_MS)
      for (const userId of await userProperties.ownersOfOld(before)) {
        const followed = await properties.addressesOf(await tracked.followedBy(userId))
        await userProperties.forgetOld(userId, before, [...followed.keys()])
      }
    },
  }
}
