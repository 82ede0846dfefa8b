import { afterAll, beforeAll, expect, it } from 'vitest'
import { auth } from '@verandah/auth'
import { cookieNames } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { cookieOf, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { jsonBody, sameOrigin } from './testing/send.ts'
import { startUpstream, type Upstream } from './testing/start-upstream.ts'

let service: TestService
let cached: Upstream
let gateway: TestGateway
beforeAll(async () => {
  service = await startTestService(auth, { environment: { PASSWORD_HASH_MEMORY_KIB: '64' } })
  cached = await startUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }).end('[]')
  })
  const services = { auth: service.url, search: cached.url }
  gateway = await startTestGateway({ services, platform: service.platform })
})
afterAll(async () => {
  await gateway.stop()
  await cached.close()
  await service.stop()
})

const refreshCookie = async (): Promise<string> => {
  const body = JSON.stringify({
    username: 'visitor',
    password: 'correct horse battery',
    email: 'visitor@example.com',
    name: 'A Visitor',
  })
  const headers = { ...jsonBody, ...sameOrigin(gateway.url) }
  const { headers: sent } = await gateway.send('/api/register', { method: 'POST', headers, body })
  const line = sent['set-cookie']?.find((one) => one.startsWith(`${cookieNames.refresh}=`)) ?? ''
  return line.slice(line.indexOf('=') + 1, line.indexOf(';'))
}

it('a public reply that renews a session is kept by no cache, for its cookies are the browser’s alone', async () => {
  const ask = (cookies: { refresh?: string }) =>
    gateway.send('/api/locations/search?q=a', { headers: cookieOf(cookies) })
  const renewed = await ask({ refresh: await refreshCookie() })
  const plain = await ask({})
  expect(renewed.headers['set-cookie']?.join()).toContain(`${cookieNames.access}=`)
  expect(renewed.headers['cache-control']).toBe('no-store')
  expect(plain.headers['set-cookie']).toBeUndefined()
  expect(plain.headers['cache-control']).toBe('public, max-age=60')
})
