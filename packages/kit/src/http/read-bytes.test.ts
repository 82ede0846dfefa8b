import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, onLoopback, type HttpServer } from './listen.ts'
import { readBytes } from './read-bytes.ts'

const limitBytes = 300_000
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
  let size = 0
  try {
    for await (const chunk of readBytes(incoming, limitBytes)) size += chunk.length
    response.end(String(size))
  } catch (error) {
    response.writeHead((error as { status: number }).status).end()
  }
}

let server: HttpServer
beforeAll(async () => {
  server = await listen((incoming, response) => void answer(incoming, response), onLoopback)
})
afterAll(async () => {
  agent.destroy()
  await server.drain(0)
})

const post = async (body: Buffer, encoding = 'identity') => {
  const headers = { 'content-encoding': encoding }
  const outgoing = request({ port: server.port, host: '127.0.0.1', method: 'POST', agent, headers }).end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const { localPort: port } = response.socket
  return { status: response.statusCode, answer: await text(response), port }
}

describe('a body', () => {
  const plain = Buffer.alloc(50_000, 'a')

  it.each([
    ['not at all', 'identity', plain],
    ['by gzip', 'gzip', gzipSync(plain)],
    ['by deflate', 'deflate', deflateSync(plain)],
    ['by Brotli', 'br', brotliCompressSync(plain)],
  ])('packed %s is read whole', async (_, encoding, body) => {
    expect(await post(body, encoding)).toMatchObject({ status: 200, answer: '50000' })
  })

  it.each([
    ['larger than the limit', 'identity', Buffer.alloc(20 * 2 ** 20), 413],
    ['a bomb', 'gzip', gzipSync(Buffer.alloc(250 * 2 ** 20, 'a')), 413],
    ['no gzip', 'gzip', Buffer.alloc(limitBytes, 'a'), 400],
    ['packed in an unknown way', 'zip', Buffer.alloc(limitBytes), 415],
  ])('that is %s is refused, and its connection serves the next call', async (_, encoding, body, status) => {
    const refused = await post(body, encoding)
    expect(refused.status).toBe(status)
    expect(await post(plain)).toEqual({ status: 200, answer: '50000', port: refused.port })
  })
})
