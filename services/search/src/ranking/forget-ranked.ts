import type { Clock, Job } from '@verandah/kit'
import type { RankingParts } from './ranking-parts.ts'

interface ForgetRankedDeps extends Pick<RankingParts, 'userProperties'> {
  /** The homes that a user saved or scheduled. */
  followedBy: (userId: string) => Promise<string[]>
  clock: Clock
  settings: { RANKED_HOMES_KEPT_MS: number }
}

/** Deletes ranked homes that no search of their buyer has found for long, unless saved or scheduled. */
export function forgetRanked({ userProperties, followedBy, clock, settings }: ForgetRankedDeps): Job {
  return {
    name: 'forget-ranked',
    intervalMs: 60 * 60 * 1000,
    run: async () => {
      const before = new Date(clock.now().getTime() - settings.RANKED_HOMES_KEPT_MS)
      for (const userId of await userProperties.ownersOfOld(before))
        await userProperties.forgetOld(userId, before, await followedBy(userId))
    },
  }
}
