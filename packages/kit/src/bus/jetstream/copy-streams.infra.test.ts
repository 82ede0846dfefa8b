import { describe, expect, it } from 'vitest'
import { hasInfra } from '../../testing/infra.ts'
import { createJetStreamBus } from '../jetstream-bus.ts'
import { startNats } from '../testing/start-nats.ts'
import { aThing, createRecorder, doing, numberOf, ThingHappened } from '../testing/things.ts'
import {
  countMessages,
  emptyStreams,
  findStreamEnds,
  readMessages,
  writeMessages,
  type KeptMessage,
} from './copy-streams.ts'

async function* oneByOne(messages: readonly KeptMessage[]): AsyncGenerator<KeptMessage> {
  yield* await Promise.resolve(messages)
}

describe.runIf(hasInfra('nats-server'))('a copy of a broker’s streams', () => {
  it('ends where the streams ended when it began', async () => {
    const old = await startNats()
    const from = { url: old.url, replicas: 1 } as const
    const bus = await createJetStreamBus(from)
    for (const n of [1, 2]) await bus.publish(aThing(n))
    const ends = await findStreamEnds(from)
    await bus.publish(aThing(3))
    await bus.close()
    const kept: KeptMessage[] = []
    await readMessages(from, ends, (message) => Promise.resolve(void kept.push(message)))
    expect(kept).toHaveLength(2)
    await old.end()
  })

  it('is handled from another broker as if it had been published there, without erased events', async () => {
    const old = await startNats()
    const fresh = await startNats()
    const [from, to] = [
      { url: old.url, replicas: 1 },
      { url: fresh.url, replicas: 1 },
    ] as const
    const bus = await createJetStreamBus(from)
    for (const n of [1, 2, 3]) await bus.publish(aThing(n, { correlationId: n === 2 ? 'the leaver' : 'a stayer' }))
    await bus.erase('the leaver')
    await bus.close()
    const kept: KeptMessage[] = []
    await readMessages(from, await findStreamEnds(from), (message) => Promise.resolve(void kept.push(message)))
    await writeMessages(to, oneByOne(kept))
    expect(await countMessages(to)).toBe(2)
    const handled = createRecorder<number>()
    const other = await createJetStreamBus(to)
    await other.consume({
      service: 'a',
      event: ThingHappened,
      handle: doing((event) => handled.record(numberOf(event))),
    })
    expect((await handled.reached(2)).toSorted()).toEqual([1, 3])
    await other.close()
    await emptyStreams(to)
    expect(await countMessages(to)).toBe(0)
    await Promise.all([old.end(), fresh.end()])
  })
})
