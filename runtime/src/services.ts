import type { RunningServiceName } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'

/** Every service, loaded only where it runs. */
export const serviceLoaders: Readonly<Record<RunningServiceName, () => Promise<AnyService>>> = {
  auth: async () => (await import('@verandah/auth')).auth,
  search: async () => (await import('@verandah/search')).search,
  shortlist: async () => (await import('@verandah/shortlist')).shortlist,
  calendar: async () => (await import('@verandah/calendar')).calendar,
  billing: async () => (await import('@verandah/billing')).billing,
  scoring: async () => (await import('@verandah/scoring')).scoring,
}
