import type { JsMsg } from 'nats'
import { expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import { silentLog } from '../bus-log.ts'
import { createDeliver } from '../deliver.ts'
import { defaultRetryPolicy } from '../retry-policy.ts'
import { aThing, hasty, ThingHappened } from '../testing/things.ts'
import { handleMessage } from './handle-message.ts'

/** Delivers an event of a newer build once; resolves to the redelivery delays requested from the broker. */
const pausesOf = async ({ retryPolicy = defaultRetryPolicy, signal = new AbortController().signal, attempt = 1 }) => {
  const pauses: unknown[] = []
  const message = {
    info: { deliveryCount: attempt, streamSequence: 1 },
    string: () => JSON.stringify(aThing(1, { version: 2 })),
    nak: (delayMs: number) => pauses.push(delayMs),
    working: () => undefined,
  }
  const dependencies = {
    broker: {} as never,
    deliver: createDeliver({ retryPolicy }),
    retryPolicy,
    clock: systemClock,
    log: silentLog,
    signal,
    patience: { ackWaitMs: 60_000, silenceMs: 60_000 },
  }
  const handle = () => expect.unreachable()
  await handleMessage(dependencies, { service: 'a', event: ThingHappened, handle }, message as unknown as JsMsg)
  return pauses
}

it('an event of a newer build is redelivered after five seconds, or the longest delay of the policy if that is shorter', async () => {
  expect(await pausesOf({})).toEqual([5_000])
  expect(await pausesOf({ attempt: 2 })).toEqual([5_000])
  expect(await pausesOf({ retryPolicy: hasty })).toEqual([hasty.maxDelayMs])
})

it('an event of a newer build is returned at once when the process stops', async () => {
  expect(await pausesOf({ signal: AbortSignal.abort(), attempt: 3 })).toEqual([0])
})
