import type { RunningServiceName } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'

/** Every service, loaded only where it runs. */
export const serviceLoaders: Readonly<Record<RunningServiceName, () => Promise<AnyService>>> = {
  auth: async () => (await import('@verandah/auth')).auth,
  search: async () => (await import('@verandah/search')).search,
  scoring: async () => (await import('@verandah/scoring')).scoring,
}
