import type { RequestHandler } from 'express'
import { asksToWait, countRequest, inSpanOf, requestIdHeader, runInContext, traceHeaders } from '@verandah/kit'
import type { GatewayDeps } from './gateway-deps.ts'

/** One span, one observation and one line of log for each answer, under the name of its route. The browser is told which trace it began. */
export const observe =
  ({ log }: Pick<GatewayDeps, 'log'>, route: string): RequestHandler =>
  (request, response, next) => {
    const startedAt = process.hrtime.bigint()
    const correlationId = String(response.getHeader(requestIdHeader))
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9
      const facts = { method: request.method, route, status: response.statusCode }
      countRequest({ service: 'gateway', ...facts, isHeld: asksToWait(request.originalUrl) }, seconds)
      log.debug({ ...facts, seconds, correlationId, isComplete: response.writableFinished }, 'answered')
    })
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = { name: `${request.method} ${route}`, attributes, response }
    const tellTrace = () => {
      const { traceparent } = traceHeaders()
      if (traceparent) response.setHeader('Server-Timing', `traceparent;desc="${traceparent}"`)
      next()
    }
    runInContext({ correlationId, causationId: null }, () => inSpanOf(span, tellTrace))
  }
