import { expect, it, onTestFinished } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway.ts'

it.each([
  [200, {}, {}],
  [200, { host: 'localhost:8080' }, {}],
  [404, { host: 'verandah.example' }, {}],
  [404, { host: 'localhost.verandah.example' }, {}],
  [404, { host: 'localhost', 'x-forwarded-for': '203.0.113.5' }, { TRUST_PROXY: '1' }],
])('a loopback-only call is answered %i with %j', async (status, headers, environment) => {
  const gateway = await startTestGateway({ environment })
  onTestFinished(gateway.stop)
  expect((await gateway.send('/api/dev/outbox', { headers })).status).toBe(status)
  expect(gateway.plain.heard).toHaveLength(status === 200 ? 1 : 0)
})
