import type { ServiceName } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'

export type ServiceLoaders = Readonly<Record<ServiceName, () => Promise<AnyService>>>

/** All services, each loaded only where it runs. */
export const serviceLoaders: ServiceLoaders = {
  auth: async () => (await import('@verandah/auth')).auth,
  search: async () => (await import('@verandah/search')).search,
  shortlist: async () => (await import('@verandah/shortlist')).shortlist,
  calendar: async () => (await import('@verandah/calendar')).calendar,
  billing: async () => (await import('@verandah/billing')).billing,
  notifications: async () => (await import('@verandah/notifications')).notifications,
  scoring: async () => (await import('@verandah/scoring')).scoring,
}
