import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hrefOf, listCalendarEvents, listSearches } from '@verandah/contracts'
import { readNumbers } from '@verandah/kit'
import { benchKeys, someSession } from './some-session.ts'
import { startMeasuredGateway } from './start-server.ts'

type Session = ReturnType<typeof someSession>

/** Checks that the measured gateway performs all of its duties; it allows two calls a minute here. */
export async function assertDuties(): Promise<void> {
  const heard: { request: IncomingMessage; response: ServerResponse }[] = []
  const service = createServer((request, response) => {
    heard.push({ request, response })
    if (!request.url?.includes('held')) response.setHeader('content-type', 'application/json').end('[]')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const upstreamUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const { publicKey } = benchKeys
  const gateway = await startMeasuredGateway({ port: 0, upstreamUrl, publicKey }, '2')
  try {
    const call = (path: string, { session, ...more }: { session?: Session; signal?: AbortSignal }) =>
      fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers: { cookie: session?.cookie ?? '' }, ...more })
    const last = () => heard.at(-1)?.request.headers ?? {}

    const session = someSession()
    const reply = await call(listSearches.path, { session })
    assert.equal(reply.status, 200)
    assert.match(reply.headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/)
    assert.equal(last()['x-request-id'], reply.headers.get('x-request-id'))
    assert.match(reply.headers.get('content-security-policy') ?? '', /default-src 'self'/)
    for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options'])
      assert.ok(reply.headers.has(name), `the security header ${name} is missing`)
    assert.equal(last().authorization, `Bearer ${session.token}`)
    assert.equal(last().cookie, undefined)
    assert.ok(last()['x-gateway-proof'] && last()['x-client-address'])

    const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status
    assert.equal(await statusOf(listSearches.path, {}), 401)
    assert.equal(await statusOf(listSearches.path, { session }), 200)
    const refused = await call(listSearches.path, { session })
    assert.deepEqual([refused.status, refused.headers.has('retry-after')], [429, true])
    const down = await call(hrefOf(listCalendarEvents, { params: { id: 'me' } }), { session: someSession() })
    assert.deepEqual([down.status, down.headers.has('retry-after')], [503, true])

    const client = new AbortController()
    const before = heard.length
    const held = call(`${listSearches.path}?held`, { session: someSession(), signal: client.signal })
    while (heard.length === before) await once(service, 'request')
    client.abort()
    await assert.rejects(held)
    const { response } = heard.at(-1)!
    if (!response.closed) await once(response, 'close')
    const counts = (await readNumbers()).matchAll(/^http_server_request_duration_seconds_count\{.*\} (\d+)$/gm)
    const counted = [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
    assert.equal(counted, 6)
  } finally {
    await gateway.close()
    service.close()
    service.closeAllConnections()
  }
}
