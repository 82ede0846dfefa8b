import type { IncomingMessage, RequestListener } from 'node:http'
import { allRoutes, type AnyRoute } from '@verandah/contracts'
import { sendProblem } from '@verandah/kit'
import { createDuties } from './create-duties.ts'
import { createGatewayApp, isExposed } from './create-gateway-app.ts'
import { createFindCall } from './find-call.ts'
import { createForward, hasBody } from './forward.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { faultOf } from './fault-of.ts'

/** The door: plain calls of the contracts go the short way, everything else the long one. Each is asked the same. */
export const createGateway = (deps: GatewayDeps): RequestListener => {
  const duties = createDuties(deps)
  const app = createGatewayApp(deps, duties)
  const calls = allRoutes.filter(isExposed).map((route) => {
    const { method, path, service } = route
    const forward = createForward(deps, service, deps.connections.poolOf(deps.urlOf(service)))
    return { method, path, call: isStreamed(route) ? undefined : duties.serve(route, forward) }
  })
  const findCall = createFindCall(calls)
  return (request, response) => {
    const fault = faultOf(request)
    const call = isBare(request) ? findCall(request.method ?? '', request.url ?? '') : undefined
    if (fault === null && call === undefined) {
      app(request, response)
      return
    }
    duties.begin(request, response)
    if (fault === null) call?.(request, response)
    else {
      response.setHeader('Connection', 'close')
      sendProblem(fault, { request, response, log: deps.log })
    }
  }
}

/** Uploads and files: their size has no limit that a call would have. */
const isStreamed = ({ bodyType, replyType }: AnyRoute): boolean => bodyType !== undefined || replyType !== undefined

/** A request to read or to delete says all in its address; one with a body as well is unusual. */
const isBare = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' || method === 'PUT' || !hasBody(headers)
