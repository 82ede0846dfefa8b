import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import type { ServiceName } from '../services.ts'

/** One kind of record that a service holds about a person, described for that person. */
export const HeldRecords = z.object({
  /** "Messages that we sent you". */
  what: z.string(),
  /** The retention period of this installation: "30 days after it was sent". */
  kept: z.string(),
  collections: z.array(z.string()),
})
export type HeldRecords = z.infer<typeof HeldRecords>

const retentionOf = (service: ServiceName) =>
  defineRoute(service, `get${capitalised(service)}Retention`, `GET /api/retention/${service}`, {
    auth: 'public',
    summary: 'What this service holds about a person, and for how long with the settings that it runs with.',
    reply: z.array(HeldRecords),
  })

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const getAuthRetention = retentionOf('auth')
export const getSearchRetention = retentionOf('search')
export const getScoringRetention = retentionOf('scoring')
export const getShortlistRetention = retentionOf('shortlist')
export const getCalendarRetention = retentionOf('calendar')
export const getBillingRetention = retentionOf('billing')
export const getNotificationsRetention = retentionOf('notifications')

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
