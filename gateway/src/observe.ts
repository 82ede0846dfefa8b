import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksToWait, countRequest, openSpan, requestIdOf, type TraceHeaders } from '@verandah/kit'
import { sayTrace } from './dress-answer.ts'
import type { GatewayDeps } from './gateway-deps.ts'

/** One request and the answer to it, as all duties of the door see them. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  /** Carries its trace to the service. */
  readonly trace: TraceHeaders
  /** By what a line of the log names it. */
  ids(): Readonly<Record<string, string>>
}

/** One span, one observation and one line of log for each answer, under the name of its route. The browser is told which trace it began. */
export const createObserve =
  ({ log }: Pick<GatewayDeps, 'log'>) =>
  (route: string, request: IncomingMessage, response: ServerResponse): Exchange => {
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
