import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api'

export const tracer = trace.getTracer('verandah')

/** Runs `work` inside a span; a failure is recorded on it and thrown on. */
export const inSpan = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
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
  return () => sdk.shutdown()
}
