import { erasedUsersHeld, periodText, answerRetention, type UserData } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
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
  {
    what: 'What your calendar feed needs of a purchase: its dates, your ticks and the home',
    kept: 'Until you delete the purchase or let the home go; that there was one, for as long as you have an account',
    collections: ['purchases'],
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
