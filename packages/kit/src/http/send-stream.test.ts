import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { sendStream } from './send-stream.ts'

const piece = Buffer.alloc(64 * 1024, 'a')
const many = 400

interface Sent {
  pieces: number
  isEnded: boolean
}

/** A server that sends pieces, and what became of each reply. */
const start = async (failAt = Infinity) => {
  const pieces = async function* (sent: Sent) {
    try {
      for (; sent.pieces < many; sent.pieces += 1) {
        if (sent.pieces === failAt) throw new Error('the disk is on fire')
        yield await Promise.resolve(piece)
      }
    } finally {
      sent.isEnded = true
    }
  }
  const lines: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const replies: Sent[] = []
  const endings: Promise<void>[] = []
  const answer = (_: unknown, response: ServerResponse) => {
    const sent = { pieces: 0, isEnded: false }
    replies.push(sent)
    endings.push(sendStream(pieces(sent), { response, route: '/api/pieces', log }))
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const ask = async (method = 'GET') => {
    const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { request, response }
  }
  return { replies, lines, ask, whenEnded: () => Promise.all(endings) }
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

it('a stream is read no faster than its client reads, while another one arrives whole', async () => {
  const { replies, lines, ask, whenEnded } = await start()
  const slow = await ask()
  const { response } = await ask()
  expect((await buffer(response)).length).toBe(many * piece.length)
  expect(replies).toEqual([
    { pieces: expect.any(Number) as number, isEnded: false },
    { pieces: many, isEnded: true },
  ])
  expect(replies[0]?.pieces).toBeLessThan(many / 2)
  slow.response.once('error', () => undefined)
  slow.request.destroy()
  await whenEnded()
  expect([replies[0]?.isEnded, lines]).toEqual([true, []])
})

it('a failure in the middle breaks the reply off, and is logged', async () => {
  const { lines, ask, whenEnded } = await start(20)
  const { response } = await ask()
  await expect(buffer(response)).rejects.toThrow('aborted')
  await whenEnded()
  expect(lines.join()).toMatch(/on fire.*\/api\/pieces.*a reply broke off/)
})

it('nothing is read for a client that asks for the headers alone', async () => {
  const { replies, ask } = await start()
  const { response } = await ask('HEAD')
  expect([(await buffer(response)).length, replies]).toEqual([0, [{ pieces: 0, isEnded: false }]])
})
