import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Attributes } from '@opentelemetry/api'
import { tracer } from '../telemetry.ts'

/** Headers that carry the trace under way to the next process (W3C Trace Context). */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Runs `work` as a part of the trace that a request came with. */
export const inTraceOf = <Result>(headers: IncomingHttpHeaders, work: () => Result): Result =>
  context.with(propagation.extract(ROOT_CONTEXT, headers), work)

interface Traced {
  name: string
  attributes: Attributes
  response: ServerResponse
}

/** Runs `work` inside a span that lasts until the response is over, for answers that somebody else writes. */
export const inSpanOf = ({ name, attributes, response }: Traced, work: () => void): void =>
  tracer.startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, (span) => {
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    work()
  })
