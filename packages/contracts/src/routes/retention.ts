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

const reply = z.array(HeldRecords)
const summary = 'What this service holds about a person, and for how long with the settings that it runs with.'

export const getAuthRetention = defineRoute('auth', 'getAuthRetention', 'GET /api/retention/auth', {
  auth: 'public',
  summary,
  reply,
})

export const getSearchRetention = defineRoute('search', 'getSearchRetention', 'GET /api/retention/search', {
  auth: 'public',
  summary,
  reply,
})

export const getScoringRetention = defineRoute('scoring', 'getScoringRetention', 'GET /api/retention/scoring', {
  auth: 'public',
  summary,
  reply,
})

export const getShortlistRetention = defineRoute('shortlist', 'getShortlistRetention', 'GET /api/retention/shortlist', {
  auth: 'public',
  summary,
  reply,
})

export const getCalendarRetention = defineRoute('calendar', 'getCalendarRetention', 'GET /api/retention/calendar', {
  auth: 'public',
  summary,
  reply,
})

export const getBillingRetention = defineRoute('billing', 'getBillingRetention', 'GET /api/retention/billing', {
  auth: 'public',
  summary,
  reply,
})

export const getNotificationsRetention = defineRoute(
  'notifications',
  'getNotificationsRetention',
  'GET /api/retention/notifications',
  {
    auth: 'public',
    summary,
    reply,
  },
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
