import { AsyncLocalStorage } from 'node:async_hooks'
import {
  context,
  INVALID_TRACEID,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type ContextManager,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api'
import { httpStatusOf, isTooEarly, kindOf, reasonOf } from './errors.ts'
import { createSampler, recordedSpan } from './sample-traces.ts'

const tracer = trace.getTracer('verandah')
let isOn = false

/** Whether this process exports spans. */
export function isTracing(): boolean {
  return isOn
}

/** W3C Trace Context of a request or an event: `traceparent`, `tracestate`. */
export type TraceHeaders = Record<string, string>

/** Headers that carry the current trace to the next process. */
export function traceHeaders(): TraceHeaders {
  const headers: TraceHeaders = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Runs `work` within the trace of a request or an event. */
export function inTraceOf<Result>(headers: object, work: () => Result): Result {
  return context.with(propagation.extract(ROOT_CONTEXT, headers), work)
}

/** Runs `work` inside a span; an error is recorded on it and rethrown. */
export function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  const startTime = Date.now()
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      const recorded = isFault(error, options) ? recordedSpan(tracer, span, name, { ...options, startTime }) : span
      recorded.recordException(error instanceof Error ? error : String(error))
      recorded.setStatus({ code: SpanStatusCode.ERROR, message: reasonOf(error) })
      if (recorded !== span) recorded.end()
      throw error
    } finally {
      span.end()
    }
  })
}

/** Whether a failure is ours, not a caller's mistake or an event that arrived too early. */
const isFault = (error: unknown, { kind }: SpanOptions): boolean =>
  !isTooEarly(error) && (kind === SpanKind.CONSUMER || httpStatusOf[kindOf(error)] >= 500)

/** Opens a span for a response that other code writes, with the headers that propagate it. It is not made current. */
export function openSpan(name: string, attributes: Attributes) {
  const span = tracer.startSpan(name, ofServer, ROOT_CONTEXT)
  const { traceId, spanId, traceFlags } = span.spanContext()
  if (traceId === INVALID_TRACEID) return noSpan
  // A trace that begins here has no state and no baggage: the propagator would write the same header at twice the cost.
  const headers: TraceHeaders = { traceparent: `00-${traceId}-${spanId}-0${traceFlags}` }
  if (span.isRecording()) span.setAttributes(attributes)
  const startTime = Date.now()
  return {
    headers,
    ids: () => idsOf(span),
    end: (status: number): void => {
      const isFailed = status >= 500
      if (!isFailed && !span.isRecording()) return
      const recorded = isFailed ? recordedSpan(tracer, span, name, { ...ofServer, attributes, startTime }) : span
      recorded.setAttribute('http.response.status_code', status)
      if (isFailed) recorded.setStatus({ code: SpanStatusCode.ERROR })
      recorded.end()
    },
  }
}

const ofServer: SpanOptions = { kind: SpanKind.SERVER }

/** The span when tracing is off. */
const noSpan = { headers: {} as Readonly<TraceHeaders>, ids: () => ({}), end: () => undefined }

/** The log fields that identify a span. */
export function idsOf(span: Span | undefined): Readonly<Record<string, string>> {
  const context = span?.spanContext()
  return context && isSpanContextValid(context) ? { traceId: context.traceId, spanId: context.spanId } : {}
}

/**
 * Loads the SDK only when `OTEL_EXPORTER_OTLP_ENDPOINT` is set, and exports this share of traces. Resolves to a flush
 * function for shutdown.
 */
export const startTelemetry = async (
  endpoint: string | undefined,
  serviceName: string,
  share: number,
): Promise<() => Promise<void>> => {
  if (endpoint === undefined) return () => Promise.resolve()
  const { NodeSDK, tracing } = await import('@opentelemetry/sdk-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
    contextManager: contextOfSpans(),
    sampler: createSampler(tracing, share),
  })
  sdk.start()
  isOn = true
  return () => sdk.shutdown()
}

/**
 * Enters an async context only when there is a span to carry: once one is used, every promise of the process costs
 * more, and an exporter alone would start one.
 */
const contextOfSpans = (): ContextManager => {
  const storage = new AsyncLocalStorage<Context>()
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (inner, work, self, ...given) => {
      const isEmpty = trace.getSpan(inner) === undefined && storage.getStore() === undefined
      return isEmpty ? work.apply(self, given) : storage.run(inner, () => work.apply(self, given))
    },
    /** Used by instrumented libraries only; there are none. */
    bind: (_, target) => target,
    enable: () => manager,
    disable: () => {
      storage.disable()
      return manager
    },
  }
  return manager
}
