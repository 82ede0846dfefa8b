import type { IncomingMessage, RequestListener } from 'node:http'
import { allRoutes, type AnyRoute } from '@verandah/contracts'
import { sendProblem } from '@verandah/kit'
import { createMiddleware } from './create-middleware.ts'
import { createGatewayApp, isExposed } from './create-gateway-app.ts'
import { createFindCall } from './find-call.ts'
import { createForward, hasBody } from './forward.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { faultOf } from './fault-of.ts'

/** Creates the gateway: API calls take the short path, everything else Express. Both run the same middleware. */
export const createGateway = (deps: GatewayDeps): RequestListener => {
  const middleware = createMiddleware(deps)
  const app = createGatewayApp(deps, middleware)
  const calls = allRoutes.filter(isExposed).map((route) => {
    const { method, path, service } = route
    const forward = createForward(deps, service, deps.connections.poolOf(deps.urlOf(service)))
    return { method, path, call: isStreamed(route) ? undefined : middleware.serve(route, forward) }
  })
  const findCall = createFindCall(calls)
  return (request, response) => {
    const fault = faultOf(request)
    const call = isBare(request) ? findCall(request.method ?? '', request.url ?? '') : undefined
    if (fault === null && call === undefined) {
      app(request, response)
      return
    }
    middleware.begin(request, response)
    if (fault === null) call?.(request, response)
    else {
      response.setHeader('Connection', 'close')
      sendProblem(fault, { request, response, log: deps.log })
    }
  }
}

/** Uploads and files are streamed: they have no body limit. */
const isStreamed = ({ bodyType, replyType }: AnyRoute): boolean => bodyType !== undefined || replyType !== undefined

/** GET and DELETE carry no body; one that does takes the long path. */
const isBare = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' || method === 'PUT' || !hasBody(headers)
