import { ROOT_CONTEXT, trace, type Span, type SpanOptions, type Tracer } from '@opentelemetry/api'
import type { tracing } from '@opentelemetry/sdk-node'

/** Marks a span that is exported although its trace is not sampled. */
const failedAttribute = 'verandah.failed'

/** Samples a share of traces; the decision of the first span holds for the others. Failed spans are always sampled. */
export function createSampler(
  { ParentBasedSampler, TraceIdRatioBasedSampler, SamplingDecision }: typeof tracing,
  share: number,
): tracing.Sampler {
  const usual = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) })
  return {
    shouldSample: (parent, traceId, name, kind, attributes, links) =>
      attributes[failedAttribute] === true
        ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
        : usual.shouldSample(parent, traceId, name, kind, attributes, links),
    toString: () => `failed or ${usual.toString()}`,
  }
}

/**
 * The span of a failure: the given one if it is recorded, otherwise a new one below it with the same trace id. Spans
 * that succeed unsampled therefore cost nothing.
 */
export function recordedSpan(tracer: Tracer, span: Span, name: string, options: SpanOptions): Span {
  if (span.isRecording()) return span
  const attributes = { ...options.attributes, [failedAttribute]: true }
  return tracer.startSpan(name, { ...options, attributes }, trace.setSpan(ROOT_CONTEXT, span))
}
