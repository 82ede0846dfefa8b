import { receiveStripeWebhook } from '@verandah/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway.ts'
import { startUpstream } from './testing/start-upstream.ts'

it('forwards a webhook unchanged, with its signature, without a session', async () => {
  const billing = await startUpstream()
  onTestFinished(billing.close)
  const gateway = await startTestGateway({ services: { billing: billing.url } })
  onTestFinished(gateway.stop)
  const signed = Buffer.from('{ "id" : "evt_1",\r\n\t"a": 1.0, "name":"Zo\u00e9 \\u00e9 \u{1F3E1}", "a": 2e0 }\n\n')
  const signature = 't=1764547200,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd'
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  await gateway.send(receiveStripeWebhook.path, { method: 'POST', headers, body: signed })

  expect(billing.last().body.equals(signed)).toBe(true)
  expect(billing.last().headers).toMatchObject({ ...headers, 'content-length': String(signed.length) })
})
