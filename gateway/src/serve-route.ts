import type { AnyRoute } from '@verandah/contracts'
import { AppError, isLoopback, notFound, unauthenticated } from '@verandah/kit'
import type { Request, RequestHandler } from 'express'
import { createRequireBudget } from './require-budget.ts'
import { setUpstreamHeaders } from './set-upstream-headers.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { createRenewSession } from './renew-session.ts'
import { ownCookiesOf, readHeldSession } from './read-held-session.ts'

/** One call through the gateway: origin, budget, session, then on to its service with nothing but what we vouch for. */
export const createServeRoute = (deps: GatewayDeps) => {
  const requireSameOrigin = createRequireSameOrigin(deps.settings.PUBLIC_URL)
  const requireBudget = createRequireBudget(deps)
  const renewSession = createRenewSession(deps)

  return (route: AnyRoute, upstream: RequestHandler): RequestHandler =>
    async (request, response, next) => {
      if (route.isLocal === true && !isFromHere(request)) throw notFound()
      if (isOriginChecked(route)) requireSameOrigin(request)
      const held = hasSession(route) ? readHeldSession(deps, request) : null
      await requireBudget(held, request)
      const session = held ?? (hasSession(route) ? await renewSession(route, request, response) : null)
      if (route.auth === 'session' && session === null) throw unauthenticated()
      const device = route.service === 'auth' ? ownCookiesOf(request, deps).device : undefined
      setUpstreamHeaders(route, { request, response, session, device, proof: deps.proof })
      await upstream(request, response, next)
    }
}

/** From this machine, by a name that only this machine answers to: a page of a stranger whose name leads here (DNS rebinding) says its own. */
const isFromHere = ({ ip = '', headers: { host = '' } }: Request): boolean =>
  isLoopback(ip) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Calls with a token or a signature come from other machines: no cookie of theirs means anything. */
const hasSession = ({ auth }: AnyRoute): boolean => auth === 'session' || auth === 'public'

const isOriginChecked = ({ auth, method, isOriginChecked = false }: AnyRoute): boolean =>
  isOriginChecked || (auth === 'session' && method !== 'GET')

/**
 * Refuses what another site made a browser send. Browsers say where a request comes from (`Sec-Fetch-Site`, `Origin`); one
 * that says nothing is refused too, and one that contradicts itself.
 */
const createRequireSameOrigin = (publicUrl: string) => {
  const publicOrigin = new URL(publicUrl).origin
  return (request: Request): void => {
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const isOurs = origin === publicOrigin || origin === `${request.protocol}://${request.host}`
    const isSameSite = site === undefined || site === 'same-origin'
    const isSaid = origin !== undefined || site !== undefined
    if (!isSaid || !isSameSite || (origin !== undefined && !isOurs)) throw foreignOrigin()
  }
}

const foreignOrigin = () =>
  new AppError('forbidden', {
    code: 'foreign-origin',
    detail:
      'This call must come from a page of this site. Behind a proxy, PUBLIC_URL must be the address that browsers see.',
  })
