import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createRecorder } from '../bus/testing/things.ts'
import { listen, onLoopback, type HttpServer } from './listen.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 100 })
afterEach(() => agent.destroy())

const ask = ({ port }: HttpServer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, agent, host: '127.0.0.1' }, resolve).once('error', reject).end()
  })

/** A server whose responses are held until released. */
const startSlowServer = async () => {
  const waiting = createRecorder<ServerResponse>()
  const server = await listen((_, response) => waiting.record(response), onLoopback)
  return { server, waiting }
}

it('closes the connection of every reply once it lets go, even for requests that arrived before', async () => {
  const { server, waiting } = await startSlowServer()
  const before = ask(server)
  const begun = ask(server)
  await waiting.reached(2)
  waiting.seen[0]?.end('a')
  expect((await before).headers.connection).toBe('keep-alive')
  server.letGo()
  waiting.seen[1]?.end('b')
  expect((await begun).headers.connection).toBe('close')
  const later = ask(server)
  ;(await waiting.reached(3))[2]?.end('c')
  expect((await later).headers.connection).toBe('close')
  await server.drain(10_000)
})

it('keeps idle connections until it drains, since a request may be in transit on one', async () => {
  const { server, waiting } = await startSlowServer()
  const first = ask(server)
  const second = ask(server)
  await waiting.reached(2)
  waiting.seen[0]?.end('a')
  const { socket: idle } = (await first).resume()
  server.letGo()
  waiting.seen[1]?.end('b')
  await once((await second).resume().socket, 'close')
  const later = ask(server)
  ;(await waiting.reached(3))[2]?.end('c')
  expect((await later).socket).toBe(idle)
  expect((await later).headers.connection).toBe('close')
  await server.drain(10_000)
})

it('answers requests that were in transit when it began to drain, on idle connections and new ones', async () => {
  const { server, waiting } = await startSlowServer()
  const first = ask(server)
  await waiting.reached(1)
  waiting.seen[0]?.end('a')
  ;(await first).resume()
  const drained = server.drain(10_000)
  const inTransit = [ask(server), ask(server)]
  for (const response of (await waiting.reached(3)).slice(1)) response.end('b')
  const replies = await Promise.all(inTransit)
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
    [200, 'close'],
    [200, 'close'],
  ])
  await drained
})

it('closes idle connections when it drains, and others when they are answered', async () => {
  const { server, waiting } = await startSlowServer()
  const both = [ask(server), ask(server)]
  await waiting.reached(2)
  waiting.seen[0]?.end('a')
  const idle = await both[0]
  const ended = once(idle?.socket ?? agent, 'close')
  idle?.resume()
  const drained = server.drain(60_000)
  await ended
  waiting.seen[1]?.end('b')
  expect((await both[1])?.statusCode).toBe(200)
  await drained
})

it('answers 503 to requests that it cannot finish in time', async () => {
  const { server, waiting } = await startSlowServer()
  const asked = [ask(server), ask(server)]
  await waiting.reached(2)
  await server.drain(1)
  for (const reply of await Promise.all(asked)) {
    expect(reply).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1', connection: 'close' } })
    expect(await json(reply)).toMatchObject({ code: 'going-down', status: 503 })
  }
})

describe('a request for a tunnel', () => {
  const askForTunnel = async ({ port }: HttpServer) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write('CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n')
    await once(socket, 'connect')
    return socket
  }

  it('is refused, and its connection does not outlast the server, though its client keeps it', async () => {
    const server = await listen(() => undefined, onLoopback)
    const socket = await askForTunnel(server)
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 405 /)
    await server.drain(100)
    socket.destroy()
  })

  it('does no harm when its client has gone before the answer', async () => {
    const server = await listen(() => undefined, onLoopback)
    for (let left = 20; left > 0; left -= 1) {
      const socket = await askForTunnel(server)
      await once(socket.resetAndDestroy(), 'close')
    }
    await server.drain(0)
  })
})
