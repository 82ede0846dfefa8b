import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import type { Handle } from './bus.ts'
import { createDeliver } from './deliver.ts'
import { asEnvelope } from './read-event.ts'
import { aThing, ThingHappened } from './testing/things.ts'

const retryPolicy = { maxAttempts: 3, firstDelayMs: 100, maxDelayMs: 1_000 }

interface Options {
  attempt?: number
  payload?: unknown
  isStopping?: boolean
}

const deliver = async (handle: Handle, { attempt = 1, payload = aThing(1), isStopping = false }: Options = {}) => {
  const said: string[] = []
  const say = (level: string) => (fields: object) => {
    const { reason = '', outcome } = fields as { reason?: string; outcome?: string }
    said.push(`${level} ${outcome}: ${reason}`)
  }
  const log = { info: say('info'), warn: say('warn'), error: say('error') }
  const signal = isStopping ? AbortSignal.abort() : new AbortController().signal
  const consumer = { service: 'a', event: ThingHappened, handle }
  const run = createDeliver({ retryPolicy, random: () => 0.5, log })
  const outcome = await run(consumer, { payload, headers: {} }, { attempt, signal, working: () => undefined })
  return { outcome, said }
}

const fail = (error: Error) => () => Promise.reject(error)
const handled: Handle = () => Promise.resolve()
const no = new Error('no')

describe('a delivery', () => {
  it('logs nothing about a handled event', async () => {
    expect(await deliver(handled)).toEqual({ outcome: { kind: 'handled' }, said: [] })
  })

  it('is retried after a failure, with growing delays, and dead-lettered after the last attempt', async () => {
    expect(await deliver(fail(no))).toEqual({
      outcome: { kind: 'retry', reason: 'no', delayMs: 75 },
      said: ['warn retry: no'],
    })
    expect((await deliver(fail(no), { attempt: 2 })).outcome).toMatchObject({ kind: 'retry', delayMs: 150 })
    expect(await deliver(fail(no), { attempt: 3 })).toEqual({
      outcome: { kind: 'dead-letter', reason: 'no' },
      said: ['error dead-letter: no'],
    })
  })

  it('waits as long as a failure requests, but never less than the policy', async () => {
    const askFor = (retryAfterMs?: number) =>
      deliver(fail(new AppError('limited', { code: 'x', detail: 'x', ...(retryAfterMs && { retryAfterMs }) })))
    expect((await askFor(5_000)).outcome).toMatchObject({ kind: 'retry', delayMs: 5_000 })
    expect((await askFor(1)).outcome).toMatchObject({ kind: 'retry', delayMs: 75 })
    expect((await askFor()).outcome).toMatchObject({ kind: 'retry', delayMs: 75 })
  })

  it('that is interrupted by shutdown is not the last attempt', async () => {
    expect((await deliver(fail(no), { attempt: 3, isStopping: true })).outcome).toMatchObject({ kind: 'retry' })
  })

  it('that never completed is dead-lettered after twice the attempts, without calling its handler', async () => {
    expect((await deliver(handled, { attempt: 6 })).outcome).toEqual({ kind: 'handled' })
    const { outcome, said } = await deliver(() => expect.unreachable(), { attempt: 7 })
    const reason = 'delivered 6 times without an end: its handler may take the process down or hang'
    expect(outcome).toEqual({ kind: 'dead-letter', reason })
    expect(said).toEqual([`error dead-letter: ${reason}`])
  })

  it('of a newer version waits without counting an attempt', async () => {
    const { outcome, said } = await deliver(handled, { payload: aThing(1, { version: 2 }), attempt: 99 })
    const reason = 'ThingHappened came in version 2; this process knows version 1'
    expect({ outcome, said }).toEqual({
      outcome: { kind: 'wait', reason },
      said: [`warn wait: ${reason}`],
    })
  })

  it.each([null, 'text', {}, { ...aThing(1), id: undefined }])('of %j is malformed', async (payload) => {
    expect((await deliver(handled, { payload })).outcome).toMatchObject({ kind: 'dead-letter' })
  })
})

describe('the envelope of a dead letter', () => {
  const fallback = { id: 'malformed', occurredAt: '2026-11-20T00:00:00.000Z' }

  it('is the received one', () => {
    const event = aThing(1, { data: 'odd' })
    expect(asEnvelope(ThingHappened, event, fallback)).toEqual(event)
  })

  it('holds the payload when there is none', () => {
    const about = { type: 'ThingHappened', version: 1, correlationId: 'malformed', causationId: null }
    expect(asEnvelope(ThingHappened, { n: 1 }, fallback)).toEqual({ ...fallback, ...about, data: { n: 1 } })
  })
})
