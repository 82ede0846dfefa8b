import { Keys, Milliseconds, PublicUrl } from '@verandah/kit'
import * as z from 'zod'
import { routingSettings } from './travel/routing-settings.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Settings of the calendar service; names are environment variables. */
export const CalendarSettings = z.object({
  PUBLIC_URL: PublicUrl,
  /** How long calendar feeds show a cancelled event. */
  CANCELLED_EVENTS_KEPT_MS: Milliseconds.default(30 * dayMs),
  /** How far back calendar feeds reach. */
  FEED_PAST_MS: Milliseconds.default(90 * dayMs),
  /** How long a request to import the open times of a home is kept. */
  TAKE_OVER_WAITS_MS: Milliseconds.default(dayMs),
  /** How long the plan of a day is kept after the day. */
  DAY_PLANS_KEPT_MS: Milliseconds.default(30 * dayMs),
  /** Events a user may have. */
  CALENDAR_EVENTS_LIMIT: z.coerce.number().int().positive().default(1_000),
  /** Keys of the addresses of calendar feeds. */
  CALENDAR_FEED_KEYS: Keys,
  ...routingSettings,
})
export type CalendarSettings = z.output<typeof CalendarSettings>
