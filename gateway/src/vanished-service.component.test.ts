import { startProxy } from '@verandah/kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway.ts'
import { startUpstream } from './testing/start-upstream.ts'

const path = '/api/locations/search?q=a'

it.each([
  { answer: 'read whole', call: (send: Send) => send(path) },
  {
    answer: 'passed on as it comes',
    call: (send: Send) => send('/api/feeds/reaxml', { method: 'POST', body: '<a/>' }),
  },
])(
  'a service whose connections are half-open yields 503, then answers over others: $answer',
  async ({ call }) => {
    const search = await startUpstream()
    const proxy = await startProxy(Number(new URL(search.url).port))
    const gateway = await startTestGateway({
      services: { search: `http://127.0.0.1:${proxy.port}` },
      environment: { UPSTREAM_TIMEOUT_MS: '200' },
    })
    onTestFinished(async () => {
      await proxy.close()
      await gateway.stop()
      await search.close()
    })
    expect((await call(gateway.send)).status).toBe(200)
    proxy.forget()
    expect((await call(gateway.send)).json()).toMatchObject({ status: 503, code: 'service-unavailable' })
    expect((await call(gateway.send)).status).toBe(200)
  },
  30_000,
)

type Send = Awaited<ReturnType<typeof startTestGateway>>['send']
