import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { afterEach, expect, it, vi } from 'vitest'
import { createInProcessBus } from './bus/in-process-bus.ts'
import { createMemoryCaches } from './cache/memory-cache.ts'
import { shutDown } from './service/shut-down.ts'

afterEach(() => {
  for (const api of [trace, context, propagation]) api.disable()
})

/** Anew for each test: a tracer keeps the first SDK that it meets. */
const loadTelemetry = async () => {
  vi.resetModules()
  const [telemetry, { notFound }] = await Promise.all([import('./telemetry.ts'), import('./errors.ts')])
  return { ...telemetry, notFound }
}

interface SentSpan {
  name: string
  traceId: string
  parentSpanId?: string
  status: { code?: number }
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
  const { inSpan, inTraceOf, openSpan, startTelemetry, traceHeaders } = await loadTelemetry()
  const { spans, server, url } = await startCollector()
  const flush = await startTelemetry(url, 'test', 0)
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

it('exports the failed calls of a trace that is not sampled, and nothing else of it', async () => {
  const { inSpan, inTraceOf, notFound, openSpan, startTelemetry } = await loadTelemetry()
  const { spans, server, url } = await startCollector()
  const flush = await startTelemetry(url, 'test', 0)
  const call = openSpan('call', {})
  const fails = (name: string, error: Error) =>
    inTraceOf(call.headers, () => inSpan(name, {}, () => Promise.reject(error))).catch(() => undefined)
  await fails('lost', new Error('the disk is full'))
  await fails('asked wrongly', notFound())
  await inTraceOf(call.headers, () => inSpan('done', {}, () => Promise.resolve()))
  openSpan('quick', {}).end(200)
  call.end(500)
  await flush()
  server.close()
  const [, traceId] = call.headers.traceparent?.split('-') ?? []
  expect(spans.map((span) => [span.name, span.traceId, span.status.code])).toEqual([
    ['lost', traceId, 2],
    ['call', traceId, 2],
  ])
})

it.each([
  [0, 0],
  [1, 20],
])('exports a share of %d of twenty traces', async (share, exported) => {
  const { openSpan, startTelemetry } = await loadTelemetry()
  const { spans, server, url } = await startCollector()
  const flush = await startTelemetry(url, 'test', share)
  for (let call = 0; call < 20; call++) openSpan('call', {}).end(200)
  await flush()
  server.close()
  expect(spans).toHaveLength(exported)
})

it('exports the last spans at shutdown while a connection does not close', async () => {
  const { openSpan, startTelemetry } = await loadTelemetry()
  const { spans, server, url } = await startCollector()
  const flushTelemetry = await startTelemetry(url, 'test', 1)
  openSpan('call', {}).end(503)
  const running = { services: [], bus: createInProcessBus(), caches: createMemoryCaches() }
  const closeRest = () => once(server, 'request')
  await shutDown({ ...running, noticeMs: 0, timeoutMs: 0, closeRest, flushTelemetry })
  server.close()
  expect(spans.map(({ name }) => name)).toEqual(['call'])
})
