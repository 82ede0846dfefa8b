import { once } from 'node:events'
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http'
import { defineRoute } from '@verandah/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import * as zm from 'zod/mini'
import { defineService } from '../service/define-service.ts'
import { startTestService, type TestService } from '../testing/start-test-service.ts'
import { bodyRoomBytes } from './body-room.ts'
import { serve } from './route.ts'

const text = zm.object({ text: zm.string() })
const limit = bodyRoomBytes + 1024
const big = { body: text, bodyLimitBytes: limit }
const keep = defineRoute('auth', 'keep', 'POST /api/keep', { ...big, auth: 'public', summary: 'Takes a text.' })
const keepMine = defineRoute('auth', 'keepMine', 'POST /api/keep-mine', { ...big, summary: 'Takes a text of a user.' })
const nothing = () => () => Promise.resolve(undefined)
const routes = [serve(keep, nothing), serve(keepMine, nothing)]
const service = defineService({
  name: 'auth',
  settings: z.object({}),
  publishes: [],
  consumes: [],
  routes,
  context: () => ({}),
})

let running: TestService
beforeAll(async () => {
  running = await startTestService(service)
})
afterAll(() => running.stop())

/** Starts a request whose body is never finished. */
const begin = (path: string, sent: string): ClientRequest => {
  const headers = { 'content-type': 'application/json', 'content-length': String(limit) }
  const started = ask(new URL(path, running.url), { method: 'POST', headers, agent: false })
  started.on('error', () => undefined)
  started.write(sent)
  return started
}

it('reads no body before authentication', async () => {
  const started = begin('/api/keep-mine', '{"text":"')
  const [reply] = (await once(started, 'response')) as [IncomingMessage]
  started.destroy()
  expect(reply.statusCode).toBe(401)
})

it('refuses a body while those in flight fill the limit, and accepts it afterwards', async () => {
  const send = () => running.call(keep, { body: { text: 'a text' } })
  expect((await send()).status).toBe(204)
  const started = begin('/api/keep', `{"text":"${'x'.repeat(bodyRoomBytes)}`)
  const busy = await untilStatus(send, 503)
  expect(busy.body).toMatchObject({ code: 'busy' })
  expect(busy.headers.get('retry-after')).toBe('2')
  started.destroy()
  expect((await untilStatus(send, 204)).status).toBe(204)
})

const untilStatus = async <Reply extends { status: number }>(send: () => Promise<Reply>, status: number) => {
  let reply = await send()
  for (let tries = 0; reply.status !== status && tries < 2_000; tries += 1) reply = await send()
  return reply
}
