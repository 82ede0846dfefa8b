import type { IncomingMessage, RequestListener } from 'node:http'
import { allRoutes, type AnyRoute } from '@verandah/contracts'
import { sendProblem, AppError } from '@verandah/kit'
import { createMiddleware } from './create-middleware.ts'
import { createGatewayApp, isExposed } from './create-gateway-app.ts'
import { createFindCall } from './find-call.ts'
import { createForward, hasBody } from './forward.ts'
import type { GatewayDeps } from './gateway-deps.ts'

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

/** Node's parser drops headers after the two thousandth. */
const mostFields = 1000
const plainHost = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i

/**
 * Returns request faults that Node's parser accepts and another parser may read differently (RFC 9112, request
 * smuggling): version, host, body length.
 */
function faultOf({ httpVersion, headers, rawHeaders }: IncomingMessage): AppError | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return unclear('Send it as HTTP/1.1.')
  if (rawHeaders.length > 2 * mostFields) return unclear('Send fewer headers.')
  if (countHosts(rawHeaders) > 1 || !plainHost.test(headers.host ?? '')) return unclear('Name one host.')
  const coding = headers['transfer-encoding']
  const isCoded = coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')
  return isCoded ? unclear('Send the body with its length, or in chunks.') : null
}

const countHosts = (rawHeaders: readonly string[]): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

const unclear = (remedy: string) =>
  new AppError('invalid', { code: 'unclear-request', detail: `This request can be read in two ways. ${remedy}` })
