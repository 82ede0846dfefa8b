import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksToWait, countRequest, openSpan, requestIdOf, type TraceHeaders } from '@verandah/kit'
import { sayTrace } from './response-headers.ts'
import type { GatewayDeps } from './gateway-deps.ts'

/** One request and its response, as all middleware sees them. */
export interface RequestContext {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  /** Trace headers for the service. */
  readonly trace: TraceHeaders
  /** The ids for a log line. */
  ids(): Readonly<Record<string, string>>
}

/** One span, one metric and one log line per response, named by route. The response names its trace to the browser. */
export const createObserve =
  ({ log }: Pick<GatewayDeps, 'log'>) =>
  (route: string, request: IncomingMessage, response: ServerResponse): RequestContext => {
    const startedAt = performance.now()
    const { method = '', url = '' } = request
    const requestId = requestIdOf(request)
    const span = openSpan(`${method} ${route}`, { 'http.request.method': method, 'http.route': route })
    const ids = () => ({ correlationId: requestId, ...span.ids() })
    response.on('close', () => {
      const seconds = (performance.now() - startedAt) / 1000
      const status = response.statusCode
      span.end(status)
      countRequest({ service: 'gateway', method, route, status, isHeld: asksToWait(url) }, seconds)
      if (log.isLevelEnabled('debug'))
        log.debug({ method, route, status, seconds, ...ids(), isComplete: response.writableFinished }, 'answered')
    })
    const { traceparent } = span.headers
    if (traceparent !== undefined) sayTrace(response, traceparent)
    return { request, response, requestId, trace: span.headers, ids }
  }
