import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AnyRoute } from '@verandah/contracts'
import { sendProblem } from '@verandah/kit'
import { createAdmit } from './admit.ts'
import { createDressAnswer } from './dress-answer.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { createObserve, type Exchange } from './observe.ts'
import { securityHeaders } from './security-headers.ts'
import { createSender } from './sender.ts'

export type Duties = ReturnType<typeof createDuties>

/** How a call that was let in travels on. */
type Pass = (exchange: Exchange, headers: IncomingHttpHeaders) => unknown

/** What the door owes to every request, once for both ways on: the short one of calls, and the long one of everything else. */
export const createDuties = (deps: GatewayDeps) => {
  const { settings, webRoot, log } = deps
  const isHttps = settings.PUBLIC_URL.startsWith('https:')
  const isStripeUsed = settings.STRIPE_PUBLISHABLE_KEY !== undefined
  const dressAnswer = createDressAnswer(
    securityHeaders({ isHttps, isStripeUsed, mapTilesUrl: settings.MAP_TILES_URL, webRoot }),
  )
  const sender = createSender(settings.TRUST_PROXY)
  const observe = createObserve(deps)
  const admit = createAdmit(deps, sender)

  return {
    sender,
    observe,
    begin: (request: IncomingMessage, response: ServerResponse): void => {
      dressAnswer(request, response)
      // Nobody here speaks another protocol, and Node reads no request behind one that asked for it.
      if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
    },
    /** Lets a call in and passes it on; whoever is not let in is told why. */
    serve: (route: AnyRoute, pass: Pass) => (request: IncomingMessage, response: ServerResponse) => {
      const exchange = observe(route.path, request, response)
      const refuse = (error: unknown) => {
        if (response.headersSent) response.destroy()
        else sendProblem(error, { request, response, log })
      }
      try {
        const admitted = admit(route, exchange)
        const passed =
          admitted instanceof Promise ? admitted.then((headers) => pass(exchange, headers)) : pass(exchange, admitted)
        if (passed instanceof Promise) passed.catch(refuse)
      } catch (error) {
        refuse(error)
      }
    },
  }
}
