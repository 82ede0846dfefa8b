import { answerRetention, erasedUsersHeld, periodText } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
import type { CalendarContext } from './context.ts'

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
