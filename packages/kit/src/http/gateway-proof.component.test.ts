import { expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import { defineService } from '../service/define-service.ts'
import { defineRoute } from '@verandah/contracts'
import * as zm from 'zod/mini'
import { z } from 'zod'
import { serve } from './route.ts'
import { gatewayProofHeader } from './gateway-proof.ts'

const whoAmI = defineRoute('auth', 'whoAmI', 'GET /api/who', {
  auth: 'public',
  summary: 'Says what is known of the client.',
  reply: zm.object({ address: zm.string(), device: zm.nullable(zm.string()), headers: zm.array(zm.string()) }),
})

const service = defineService({
  name: 'auth',
  settings: z.object({}),
  publishes: [],
  consumes: [],
  routes: [
    serve(
      whoAmI,
      () =>
        ({ remoteAddress, headers }) =>
          Promise.resolve({
            address: remoteAddress,
            device: headers['x-device-token']?.toString() ?? null,
            headers: Object.keys(headers),
          }),
    ),
  ],
  context: () => ({}),
})

it('trusts only the gateway about a client’s address and device, and never reveals its proof', async () => {
  const running = await startTestService(service)
  const claims = { 'x-client-address': '203.0.113.7', 'x-device-token': 'a device' }
  const ask = async (headers: Record<string, string>) => (await running.call(whoAmI, { headers })).body
  const vouched = await ask(claims)
  expect(vouched).toMatchObject({ address: '203.0.113.7', device: 'a device' })
  expect(vouched.headers).not.toContain(gatewayProofHeader.toLowerCase())
  for (const proof of ['', 'forged', 'A'.repeat(43)]) {
    const { address, device } = await ask({ ...claims, [gatewayProofHeader]: proof })
    expect(address).toMatch(/127\.0\.0\.1$/)
    expect(device).toBeNull()
  }
  await running.stop()
})
