import type { AnyRoute } from '@verandah/contracts'
import { unauthenticated } from '@verandah/kit'
import type { RequestHandler } from 'express'
import { createDemandBudget } from './demand-budget.ts'
import { createDemandSameOrigin } from './demand-same-origin.ts'
import { dressForService } from './dress-for-service.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { createRenewSession } from './renew-session.ts'
import { readHeldSession } from './read-held-session.ts'

/** One call through the gateway: origin, budget, session, then on to its service with nothing but what we vouch for. */
export const createServeRoute = (deps: GatewayDeps) => {
  const demandSameOrigin = createDemandSameOrigin(deps.settings.PUBLIC_URL)
  const demandBudget = createDemandBudget(deps)
  const renewSession = createRenewSession(deps)

  return (route: AnyRoute, upstream: RequestHandler): RequestHandler =>
    async (request, response, next) => {
      if (isOriginChecked(route)) demandSameOrigin(request)
      const held = hasSession(route) ? readHeldSession(deps.sessions, request) : null
      await demandBudget(held, request)
      const session = held ?? (hasSession(route) ? await renewSession(route, request, response) : null)
      if (route.auth === 'session' && session === null) throw unauthenticated()
      dressForService(route, { request, response, session })
      await upstream(request, response, next)
    }
}

/** Calls with a token or a signature come from other machines: no cookie of theirs means anything. */
const hasSession = ({ auth }: AnyRoute): boolean => auth === 'session' || auth === 'public'

const isOriginChecked = ({ auth, method, isOriginChecked = false }: AnyRoute): boolean =>
  isOriginChecked || (auth === 'session' && method !== 'GET')
