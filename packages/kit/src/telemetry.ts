import type { ServerResponse } from 'node:http'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type SpanOptions,
} from '@opentelemetry/api'
import { reasonOf } from './errors.ts'

const tracer = trace.getTracer('verandah')
let isOn = false

/** Whether spans of this process go anywhere. */
export const isTracing = (): boolean => isOn

/** W3C Trace Context as it travels beside a request or an event: `traceparent`, `tracestate`. */
export type TraceHeaders = Record<string, string>

/** Carries the trace under way to the next process. */
export const traceHeaders = (): TraceHeaders => {
  const headers: TraceHeaders = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Runs `work` as a part of the trace that a request or an event came with. */
export const inTraceOf = <Result>(headers: object, work: () => Result): Result =>
  context.with(propagation.extract(ROOT_CONTEXT, headers), work)

/** Runs `work` inside a span; a failure is recorded on it and thrown on. */
export const inSpan = <Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error))
      span.setStatus({ code: SpanStatusCode.ERROR, message: reasonOf(error) })
      throw error
    } finally {
      span.end()
    }
  })

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

/** Loads the SDK only where `OTEL_EXPORTER_OTLP_ENDPOINT` says where spans go. Resolves to the flush that shutdown needs. */
export const startTelemetry = async (
  endpoint: string | undefined,
  serviceName: string,
): Promise<() => Promise<void>> => {
  if (endpoint === undefined) return () => Promise.resolve()
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const sdk = new NodeSDK({ serviceName, traceExporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })
  sdk.start()
  isOn = true
  return () => sdk.shutdown()
}
