import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { afterEach, expect, it, vi } from 'vitest'
import { inSpan, inTraceOf, openSpan, startTelemetry, traceHeaders } from './telemetry.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  for (const api of [trace, context, propagation]) api.disable()
})

interface SentSpan {
  name: string
  traceId: string
  parentSpanId?: string
}

const startCollector = async () => {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const sent = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { spans, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('exports work as part of its trace, through every await, and keeps two concurrent traces apart', async () => {
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_always_off')
  const { spans, server, url } = await startCollector()
  const flush = await startTelemetry(url, 'test')
  const unrecorded = openSpan('call', {})
  const traceIds = ['0af7651916cd43dd8448eb211c80319c', '1bf7651916cd43dd8448eb211c80319d']
  const work = (traceId: string) =>
    inTraceOf({ traceparent: `00-${traceId}-b7ad6b7169203331-01` }, () =>
      inSpan('outer', {}, async () => {
        await turn()
        return inSpan('inner', {}, async () => {
          await turn()
          return traceHeaders().traceparent
        })
      }),
    )
  const carried = await Promise.all(traceIds.map(work))
  await flush()
  server.close()
  expect(carried.map((header) => header?.split('-')[1])).toEqual(traceIds)
  for (const traceId of traceIds) {
    const [inner, outer] = spans.filter((span) => span.traceId === traceId)
    expect([inner?.name, outer?.name, outer?.parentSpanId]).toEqual(['inner', 'outer', 'b7ad6b7169203331'])
    expect(inner?.parentSpanId).toMatch(/^[\da-f]{16}$/)
  }
  expect(spans).toHaveLength(4)
  expect(traceHeaders()).toEqual({})
  // An unsampled call passes its trace on, since the service would otherwise start its own.
  expect(unrecorded.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
})
