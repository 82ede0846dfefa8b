import { randomUUID } from 'node:crypto'
import { context, propagation, trace, TraceFlags, type Span } from '@opentelemetry/api'
import { node } from '@opentelemetry/sdk-node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aThing, createRecorder, doing, hasty, ThingHappened, type StartBus } from './things.ts'

const parent = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  traceFlags: TraceFlags.SAMPLED,
}

export function describeTracing(start: StartBus) {
  return describe('tracing', () => {
    beforeAll(() => new node.NodeTracerProvider().register())
    afterAll(() => [trace, context, propagation].forEach((api) => api.disable()))

    it('continues the trace of the publisher in a span of its own, on every attempt', async () => {
      const { bus } = await start({ retryPolicy: hasty })
      const id = randomUUID()
      const spans = createRecorder<Span | undefined>()
      await bus.consume({
        service: 'a',
        event: ThingHappened,
        handle: doing((_event, { attempt }) => {
          spans.record(trace.getActiveSpan())
          if (attempt === 1) throw new Error('once more')
        }),
      })
      await context.with(trace.setSpanContext(context.active(), parent), () => bus.publish(aThing(1, { id })))
      const seen = await spans.reached(2)
      expect(seen.map((span) => span?.spanContext().traceId)).toEqual([parent.traceId, parent.traceId])
      expect(new Set([parent.spanId, ...seen.map((span) => span?.spanContext().spanId)]).size).toBe(3)
      const about = {
        'messaging.operation.type': 'process',
        'messaging.destination.name': 'thing-happened',
        'messaging.consumer.group.name': 'a-thing-happened',
        'messaging.message.id': id,
      }
      const name = 'process thing-happened'
      expect(spans.seen).toMatchObject([
        { name, attributes: { ...about, 'messaging.message.delivery_attempt': 1 } },
        { name, attributes: { ...about, 'messaging.message.delivery_attempt': 2 } },
      ])
    })
  })
}
