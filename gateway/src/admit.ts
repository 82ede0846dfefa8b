import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AnyRoute } from '@verandah/contracts'
import { AppError, isLoopback, notFound, unauthenticated } from '@verandah/kit'
import type { GatewayDeps } from './gateway-deps.ts'
import type { RequestContext } from './observe.ts'
import { ownCookiesOf, readHeldSession, type Session } from './read-held-session.ts'
import { createRenewSession } from './renew-session.ts'
import { createRequireBudget } from './require-budget.ts'
import type { Sender } from './sender.ts'
import { upstreamHeaders } from './upstream-headers.ts'

/** Checks every call on both paths: origin, rate limit, session. Returns the headers that its service may trust. */
export const createAdmit = (deps: GatewayDeps, sender: Sender) => {
  const requireSameOrigin = createRequireSameOrigin(deps.settings.PUBLIC_URL, sender)
  const requireBudget = createRequireBudget(deps)
  const renewSession = createRenewSession(deps)

  return (route: AnyRoute, context: RequestContext): IncomingHttpHeaders | Promise<IncomingHttpHeaders> => {
    const { request } = context
    const address = sender.addressOf(request)
    if (route.isLocal === true && !isFromHere(address, request)) throw notFound()
    if (isOriginChecked(route)) requireSameOrigin(request)
    const held = hasSession(route) ? readHeldSession(deps, request) : null
    const letIn = (session: Session | null) => {
      if (route.auth === 'session' && session === null) throw unauthenticated()
      const device = route.service === 'auth' ? ownCookiesOf(request, deps).device : undefined
      return upstreamHeaders(route, { context, session, device, address, proof: deps.proof })
    }
    const counting = requireBudget(held, { address, context })
    const isKnown = hasSession(route) ? held !== null && !isEnding(held, deps.clock) : true
    if (counting === null && isKnown) return letIn(held)
    const renew = () => (isKnown ? held : renewSession(route, { context, held }))
    return Promise.resolve(counting).then(renew).then(letIn)
  }
}

/** About as long as a call may be on its way: a token that ends sooner could be refused by its service. */
const longestWayMs = 30_000

const isEnding = ({ caller }: Session, clock: GatewayDeps['clock']): boolean =>
  caller.exp * 1_000 - clock.now().getTime() < longestWayMs

/**
 * Whether a call comes from this machine, by a loopback host name: under DNS rebinding, a foreign page still sends its
 * own host name.
 */
const isFromHere = (address: string, { headers: { host = '' } }: IncomingMessage): boolean =>
  isLoopback(address) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Calls with a token or a signature come from other servers: their cookies are ignored. */
const hasSession = ({ auth }: AnyRoute): boolean => auth === 'session' || auth === 'public'

const isOriginChecked = ({ auth, method, isOriginChecked = false }: AnyRoute): boolean =>
  isOriginChecked || (auth === 'session' && method !== 'GET')

/**
 * Refuses cross-site requests (CSRF) by `Sec-Fetch-Site` and `Origin`. A request with neither, or with contradicting
 * values, is refused too.
 */
const createRequireSameOrigin = (publicUrl: string, { originOf }: Sender) => {
  const publicOrigin = new URL(publicUrl).origin
  return (request: IncomingMessage): void => {
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const isOurs = origin === publicOrigin || origin === originOf(request)
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
