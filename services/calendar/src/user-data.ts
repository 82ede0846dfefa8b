import type { UserData } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Events, cancelled ones among them, the feed and the homes whose times are awaited. The secret address of a feed stays a secret. */
export const userData: UserData<CalendarContext> = {
  gather: async ({ events, feeds, timeImports }, userId) => {
    const feed = await feeds.of(userId)
    return {
      events: await events.allOf(userId),
      wishes: await timeImports.ofUser(userId),
      feed: feed && { createdAt: feed.createdAt },
    }
  },
  /** Search forgets by itself which homes they follow. */
  forget: async ({ events, feeds, homes, timeImports }, userId) => ({
    counts: {
      calendar_events: await events.forget(userId),
      calendar_feeds: await feeds.forget(userId),
      homes: await homes.forgetOwn(userId),
      take_overs: await timeImports.forget(userId),
    },
  }),
}
