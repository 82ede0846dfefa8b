import type { KeptHome, SearchedLocality } from '@verandah/contracts'
import type { RankingParts } from './ranking-parts.ts'
import { scoreForUser } from './score-for-user.ts'

interface Finding {
  userId: string
  homes: KeptHome[]
  /** What the search was looking at. */
  locations: SearchedLocality[]
  foundAt: Date
}

/** Ranks homes that a search found, by what the user weighs now, whatever the search is pinned to. */
export const rankHomes =
  ({ properties, userProperties, userWeights, overrides }: Omit<RankingParts, 'notes'>) =>
  async ({ userId, homes, locations, foundAt }: Finding): Promise<void> => {
    let isRecorded = false
    await userWeights.applyNewest(userId, async (weights) => {
      const score = (some: KeptHome[]) =>
        scoreForUser(overrides, userId, { weights, homes: some.map((home) => ({ home, locations })) })
      if (isRecorded) await userProperties.rescore(userId, await score(homes))
      else await userProperties.record(userId, homes, { locations, foundAt, score })
      isRecorded = true
    })
    // A home that changed while its score was on the way was not ranked yet when the change was spread.
    const changed = await properties.newerThan(homes.map(({ id, revision }) => ({ propertyId: id, revision })))
    await userProperties.refresh(changed)
    const aliases = await properties.aliasesOf(homes.map(({ id }) => id))
    if (aliases.length > 0)
      await userProperties.leave(
        userId,
        aliases.map(({ _id }) => _id),
      )
  }

/** Brings homes that changed up to date in every ranking; a ranking shows a home once, whatever addresses it has. */
export const spreadHomes =
  ({ properties, userProperties }: Pick<RankingParts, 'properties' | 'userProperties'>) =>
  async (homes: KeptHome[]): Promise<void> => {
    await userProperties.refresh(homes)
    for (const [alias, main] of await properties.mainOf(homes.map(({ id }) => id)))
      await userProperties.leaveBeside(alias, main)
  }

export type RankHomes = ReturnType<typeof rankHomes>
