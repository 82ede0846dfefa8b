import { context, propagation, trace } from '@opentelemetry/api'
import { node, tracing } from '@opentelemetry/sdk-node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auth } from '@verandah/auth'
import { login } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { jsonBody, sameOrigin } from './testing/send.ts'

const exporter = new tracing.InMemorySpanExporter()
let service: TestService
let gateway: TestGateway
beforeAll(async () => {
  new node.NodeTracerProvider({ spanProcessors: [new tracing.SimpleSpanProcessor(exporter)] }).register()
  service = await startTestService(auth, { environment: { PASSWORD_HASH_MEMORY_KIB: '64' } })
  gateway = await startTestGateway({ services: { auth: service.url }, platform: service.platform })
})
afterAll(async () => {
  await gateway.stop()
  await service.stop()
  for (const api of [trace, context, propagation]) api.disable()
})

it('a call is one trace, from the gateway to its service, and never one that a client claims', async () => {
  const headers = {
    ...jsonBody,
    ...sameOrigin(gateway.url),
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  }
  const body = JSON.stringify({ username: 'nobody', password: 'not the password' })
  await gateway.send(login.path, { method: login.method, headers, body })
  const spansOf = () => exporter.getFinishedSpans().filter(({ name }) => name === 'POST /api/login')
  await expect.poll(() => spansOf().length).toBe(2)

  const [inner, outer] = spansOf()
  expect(outer?.attributes).toMatchObject({ 'http.route': login.path, 'http.response.status_code': 401 })
  expect(outer?.parentSpanContext).toBeUndefined()
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId)
  expect(inner?.spanContext().traceId).toBe(outer?.spanContext().traceId)
})
