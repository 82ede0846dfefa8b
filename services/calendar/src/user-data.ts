import { erasedUsersHeld, periodText, answerRetention, type UserData } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
import type { CalendarContext } from './context.ts'

/**
 * A user's events, including cancelled ones, their plans of a day, their feed and the homes whose times they wait for. The feed's secret
 * address is left out.
 */
export const userData: UserData<CalendarContext> = {
  gather: async ({ dayPlans, events, feeds, timeImports }, userId) => {
    const feed = await feeds.of(userId)
    return {
      events: await events.allOf(userId),
      dayPlans: (await dayPlans.of(userId)).map(({ date, plan, updatedAt }) => ({ date, ...plan, updatedAt })),
      wishes: await timeImports.ofUser(userId),
      feed: feed && { createdAt: feed.createdAt },
    }
  },
  /** Search deletes the homes that they follow by itself. */
  forget: async ({ dayPlans, events, feeds, homes, timeImports, households }, userId) => ({
    counts: {
      calendar_events: await events.forget(userId),
      calendar_feeds: await feeds.forget(userId),
      day_plans: await dayPlans.forget(userId),
      homes: await homes.forgetOwn(userId),
      take_overs: await timeImports.forget(userId),
      households: await households.forget(userId),
    },
  }),
}

/** Personal data held, and for how long. */
export const retention = answerRetention<CalendarContext>(({ settings }) => [
  {
    what: 'Inspections, open homes and auctions in your calendar',
    kept: `Until you delete the event; calendar apps then see it as cancelled for ${periodText(settings.CANCELLED_EVENTS_KEPT_MS)} more`,
    collections: ['calendar_events'],
  },
  {
    what: 'Your plans of days of open homes',
    kept: `${periodText(settings.DAY_PLANS_KEPT_MS)} after the day`,
    collections: ['day_plans'],
  },
  { what: 'The private address of your calendar feed', kept: 'Until you close it', collections: ['calendar_feeds'] },
  {
    what: 'Homes whose times you asked us to add',
    kept: periodText(settings.TAKE_OVER_WAITS_MS),
    collections: ['take_overs'],
  },
  householdHeld,
  erasedUsersHeld,
])
