import type { Job } from '@verandah/kit'
import type { SearchContext } from '../context.ts'

/** Forgets ranked homes that no search of their buyer has found for long, unless the buyer saved or scheduled them. */
export const forgetRanked = ({ userProperties, tracked, clock, settings }: SearchContext): Job => ({
  name: 'forget-ranked',
  intervalMs: 60 * 60 * 1000,
  run: async () => {
    const before = new Date(clock.now().getTime() - settings.RANKED_HOMES_KEPT_MS)
    for (const userId of await userProperties.ownersOfOld(before))
      await userProperties.forgetOld(userId, before, await tracked.followedBy(userId))
  },
})
