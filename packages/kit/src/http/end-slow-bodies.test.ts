import { once, type EventEmitter } from 'node:events'
import { Agent, request, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { listen, onLoopback, type HttpServer } from './listen.ts'

const pace = { graceMs: 250, bytesPerSecond: 100_000 }

const agent = new Agent({ keepAlive: true })
let server: HttpServer
const serve = async (listener: RequestListener) => {
  server = await listen(listener, { ...onLoopback, pace })
}
const count: RequestListener = (incoming, response) => {
  void text(incoming).then(
    (body) => response.end(String(body.length)),
    () => undefined,
  )
}
afterEach(() => server.drain(0))
afterAll(() => agent.destroy())

const post = () => {
  const outgoing = request({ port: server.port, host: '127.0.0.1', method: 'POST', agent })
  outgoing.on('error', () => undefined)
  const reply = once(outgoing, 'response') as Promise<[IncomingMessage]>
  return { outgoing, reply: reply.then(([response]) => response) }
}

/** The close of a connection, also after a reset: the server ends it with bytes of the body unread. */
const closed = (connection: EventEmitter) => new Promise((resolve) => connection.once('close', resolve))

const dripping = () => {
  const sent = post()
  const drip = setInterval(() => sent.outgoing.write('.'), 10)
  return { ...sent, stop: () => clearInterval(drip) }
}

describe('a body', () => {
  it('that drips is answered 408, and its connection ends', async () => {
    await serve(count)
    const { outgoing, reply, stop } = dripping()
    expect(await reply).toMatchObject({ statusCode: 408, headers: { connection: 'close' } })
    stop()
    await closed(outgoing)
  })

  it.each<[string, RequestListener]>([
    ['that has begun', (_, response) => void response.write('early')],
    ['that is complete', (_, response) => void response.end('refused')],
  ])('that drips behind an answer %s ends with its connection', async (_words, listener) => {
    await serve(listener)
    const { reply, stop } = dripping()
    const { socket } = await reply
    await closed(socket)
    stop()
  })

  it('that keeps the pace may take longer than the grace', async () => {
    await serve(count)
    const { outgoing, reply } = post()
    const startedAt = performance.now()
    let sent = 0
    while (performance.now() - startedAt < 3 * pace.graceMs) {
      const chunk = Buffer.alloc(64 * 1024)
      sent += chunk.length
      await new Promise((resolve) => outgoing.write(chunk, resolve))
    }
    outgoing.end()
    expect(await text(await reply)).toBe(String(sent))
  })
})
