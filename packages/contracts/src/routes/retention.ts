import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'

/** One kind of record that a service holds about a person, described for that person. */
export const HeldRecords = z.object({
  /** "Messages that we sent you". */
  what: z.string(),
  /** The retention period of this installation: "30 days after it was sent". */
  kept: z.string(),
  collections: z.array(z.string()),
})
export type HeldRecords = z.infer<typeof HeldRecords>

const retention = {
  auth: 'public',
  summary: 'What this service holds about a person, and for how long with the settings that it runs with.',
  reply: z.array(HeldRecords),
} as const

export const getAuthRetention = defineRoute('auth', 'getAuthRetention', 'GET /api/retention/auth', retention)

export const getSearchRetention = defineRoute('search', 'getSearchRetention', 'GET /api/retention/search', retention)

export const getScoringRetention = defineRoute(
  'scoring',
  'getScoringRetention',
  'GET /api/retention/scoring',
  retention,
)

export const getShortlistRetention = defineRoute(
  'shortlist',
  'getShortlistRetention',
  'GET /api/retention/shortlist',
  retention,
)

export const getCalendarRetention = defineRoute(
  'calendar',
  'getCalendarRetention',
  'GET /api/retention/calendar',
  retention,
)

export const getBillingRetention = defineRoute(
  'billing',
  'getBillingRetention',
  'GET /api/retention/billing',
  retention,
)

export const getNotificationsRetention = defineRoute(
  'notifications',
  'getNotificationsRetention',
  'GET /api/retention/notifications',
  retention,
)

/** The retention route of each service, for the privacy page. */
export const retentionRoutes = {
  auth: getAuthRetention,
  search: getSearchRetention,
  scoring: getScoringRetention,
  shortlist: getShortlistRetention,
  calendar: getCalendarRetention,
  billing: getBillingRetention,
  notifications: getNotificationsRetention,
} as const
