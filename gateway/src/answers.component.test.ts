import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as open, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway.ts'
import { startUpstream } from './testing/start-upstream.ts'

const ways = [
  ['short', { read: '/api/locations/search?q=a', send: '/api/login' }],
  ['long', { read: '/api/Locations/search?q=a', send: '/api/feeds/reaxml' }],
] as const

const asJson = { 'content-type': 'application/json' }
const large = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, suburb: 'Richmond' })))

describe.each(ways)('an answer by the %s way', (_, { read }) => {
  const ask = async (headers: Record<string, string>, body: string | Buffer, accept?: string) => {
    const search = await startUpstream((_request, response) => response.writeHead(200, headers).end(body))
    const gateway = await startTestGateway({ services: { search: search.url } })
    onTestFinished(() => gateway.stop().then(search.close))
    return gateway.send(read, accept === undefined ? {} : { headers: { 'accept-encoding': accept } })
  }

  it('is compressed where its type and size benefit', async () => {
    const reply = await ask(asJson, large, 'gzip')
    expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(reply.headers).not.toHaveProperty('content-length')
    expect(gunzipSync(reply.body).toString()).toBe(large)
  })

  it.each([
    ['for who asks for nothing packed', asJson, large, undefined],
    ['when it is small', { ...asJson, 'content-length': '1500' }, `"${'a'.repeat(1498)}"`, 'gzip, br'],
    ['when it is a picture', { 'content-type': 'image/png' }, large, 'gzip, br'],
    ['where it shall not be changed', { ...asJson, 'cache-control': 'no-transform' }, large, 'gzip, br'],
  ])('is unchanged %s', async (_when, headers, body, accept) => {
    const reply = await ask(headers, body, accept)
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.body.toString()).toBe(body)
  })

  it('that its service compressed is not compressed again', async () => {
    const packed = gzipSync(large)
    const reply = await ask({ ...asJson, 'content-encoding': 'gzip' }, packed, 'gzip, br')
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(reply.body.equals(packed)).toBe(true)
  })
})

describe.each(ways)('an answer that comes in many parts by the %s way', (_, { read }) => {
  it('waits for the client once, however many parts have arrived', async () => {
    const warnings: Error[] = []
    const warn = (warning: Error) => void warnings.push(warning)
    process.on('warning', warn)
    const parts = Array.from({ length: 200 }, () => randomBytes(1_000).toString('hex'))
    const search = await startUpstream((_request, response) => {
      response.writeHead(200, asJson).cork()
      for (const part of parts) response.write(part)
      response.end()
    })
    const gateway = await startTestGateway({ services: { search: search.url } })
    onTestFinished(async () => {
      process.off('warning', warn)
      await gateway.stop()
      await search.close()
    })
    const { body } = await gateway.send(read, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(body).toString()).toBe(parts.join(''))
    expect(warnings).toEqual([])
  })
})

const chunk = Buffer.alloc(64 * 1024, 'x')
const chunks = 512
/** Upper bound of buffering in sockets and streams; the whole response is 32 MB. */
const mostUnread = 16 * 1024 * 1024

/** Writes as fast as the reader accepts. */
const pour = async (into: NodeJS.WritableStream, written: { bytes: number }): Promise<void> => {
  for (let n = 0; n < chunks; n += 1) {
    written.bytes += chunk.length
    if (!into.write(chunk)) await once(into, 'drain')
  }
  into.end()
}

/** Reads slowly; returns the maximum number of bytes in flight. */
const sip = async (from: IncomingMessage, written: { bytes: number }) => {
  let read = 0
  let mostAhead = 0
  for await (const part of from as AsyncIterable<Buffer>) {
    for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate)
    read += part.length
    mostAhead = Math.max(mostAhead, written.bytes - read)
  }
  return { read, mostAhead }
}

const startService = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway = await startTestGateway({
    services: { auth: url, search: url },
    environment: { PUBLIC_URL: 'http://x' },
  })
  onTestFinished(async () => {
    await gateway.stop()
    server.close()
  })
  return gateway.url
}

describe.each(ways)('what is large travels by the %s way only as fast as it is read', (_, { read, send }) => {
  const whole = chunk.length * chunks

  it('from a service', async () => {
    const written = { bytes: 0 }
    const url = await startService((_request, response) => void pour(response, written))
    const [reply] = (await once(open(`${url}${read}`).end(), 'response')) as [IncomingMessage]
    const { read: came, mostAhead } = await sip(reply, written)
    expect(came).toBe(whole)
    expect(mostAhead).toBeLessThan(mostUnread)
  })

  it('to a service', async () => {
    const written = { bytes: 0 }
    let sipped: Promise<{ read: number; mostAhead: number }> | undefined
    const url = await startService((request, response) => {
      sipped = sip(request, written)
      void sipped.then(() => response.end('[]'))
    })
    const outgoing = open(`${url}${send}`, { method: 'POST', headers: { origin: 'http://x' } })
    await Promise.all([pour(outgoing, written), once(outgoing, 'response')])
    const { read: came, mostAhead } = (await sipped) ?? { read: 0, mostAhead: 0 }
    expect(came).toBe(whole)
    expect(mostAhead).toBeLessThan(mostUnread)
  })
})
