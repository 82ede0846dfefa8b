import type { UserData } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/**
 * A user's events, including cancelled ones, their plans of a day, their purchases, their feed and the homes whose
 * times they wait for. The feed's secret address is left out.
 */
export const userData: UserData<CalendarContext> = {
  gather: async ({ dayPlans, events, feeds, purchases, timeImports }, userId) => {
    const feed = await feeds.of(userId)
    return {
      events: await events.allOf(userId),
      dayPlans: (await dayPlans.of(userId)).map(({ date, plan, updatedAt }) => ({ date, ...plan, updatedAt })),
      purchases: (await purchases.of(userId)).map(({ propertyId, purchase, changedAt }) => ({
        propertyId,
        ...purchase,
        changedAt,
      })),
      wishes: await timeImports.ofUser(userId),
      feed: feed && { createdAt: feed.createdAt },
    }
  },
  /** Search deletes the homes that they follow by itself. */
  forget: async ({ dayPlans, events, feeds, homes, purchases, timeImports, households }, userId) => ({
    counts: {
      calendar_events: await events.forget(userId),
      calendar_feeds: await feeds.forget(userId),
      day_plans: await dayPlans.forget(userId),
      homes: await homes.forgetOwn(userId),
      purchases: await purchases.forget(userId),
      take_overs: await timeImports.forget(userId),
      households: await households.forget(userId),
    },
  }),
}
