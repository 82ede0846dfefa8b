import { allRoutes, type AnyRoute } from '@verandah/contracts'

/** Every call that the gateway serves. */
export const exposedRoutes: readonly AnyRoute[] = allRoutes.filter(({ isExposed }) => isExposed !== false)
