import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AnyRoute } from '@verandah/contracts'
import { sendProblem } from '@verandah/kit'
import { createAdmit } from './admit.ts'
import type { GatewaySettings } from './config.ts'
import { createAddResponseHeaders } from './response-headers.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { createObserve, type RequestContext } from './observe.ts'
import { securityHeaders } from './security-headers.ts'
import { createSender } from './sender.ts'

export type Middleware = ReturnType<typeof createMiddleware>

/** Forwards an admitted call. */
type Pass = (context: RequestContext, headers: IncomingHttpHeaders) => unknown

/** The address of map tiles that browsers may load: the operator's, or else the offered ones. */
const tilesOf = ({ MAP_FILE, MAP_TILES_URL, MAP_STREETS_OFFER }: GatewaySettings): string | undefined => {
  if (MAP_TILES_URL !== undefined || MAP_FILE !== undefined) return MAP_TILES_URL
  return MAP_STREETS_OFFER === 'off' ? undefined : MAP_STREETS_OFFER
}

/** The middleware of both paths: the short one for API calls, and Express for everything else. */
export function createMiddleware(deps: GatewayDeps) {
  const { settings, webRoot, log } = deps
  const isHttps = settings.PUBLIC_URL.startsWith('https:')
  const isStripeUsed = settings.STRIPE_PUBLISHABLE_KEY !== undefined
  const addResponseHeaders = createAddResponseHeaders(
    securityHeaders({ isHttps, isStripeUsed, mapTilesUrl: tilesOf(settings), webRoot }),
  )
  const sender = createSender(settings.TRUST_PROXY)
  const observe = createObserve(deps)
  const admit = createAdmit(deps, sender)

  return {
    sender,
    observe,
    begin: (request: IncomingMessage, response: ServerResponse): void => {
      addResponseHeaders(request, response)
      // No protocol upgrade is supported, and Node reads no further request on a connection that asked for one.
      if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
    },
    /** Admits a call and forwards it, or responds with the problem that refused it. */
    serve: (route: AnyRoute, pass: Pass) => (request: IncomingMessage, response: ServerResponse) => {
      const context = observe(route.path, request, response)
      const refuse = (error: unknown) => {
        if (response.headersSent) response.destroy()
        else sendProblem(error, { request, response, log })
      }
      try {
        const admitted = admit(route, context)
        const passed =
          admitted instanceof Promise ? admitted.then((headers) => pass(context, headers)) : pass(context, admitted)
        if (passed instanceof Promise) passed.catch(refuse)
      } catch (error) {
        refuse(error)
      }
    },
  }
}
