import * as fc from 'fast-check'
import { AckPolicy } from 'nats'
import { describe, expect, it } from 'vitest'
import { hasInfra } from '../../testing/infra.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { useNats } from '../testing/use-nats.ts'

const subjects = ['events.a', 'events.b'] as const

/**
 * The published events, and for each consumer: its subject, how many messages it takes, and which of them it
 * acknowledges.
 */
const histories = fc.record({
  published: fc.array(fc.constantFrom(...subjects), { minLength: 1, maxLength: 30 }),
  readers: fc.array(
    fc.record({ subject: fc.constantFrom(...subjects), acks: fc.array(fc.boolean(), { maxLength: 30 }) }),
    { minLength: 1, maxLength: 3 },
  ),
})

describe.runIf(hasInfra('nats-server'))('pruning', () => {
  const { startBus, manager } = useNats()

  /** Empties the stream, publishes, and resolves to the stream sequences of the new events. */
  const publishAll = async (published: readonly string[]) => {
    const broker = await manager()
    const { streams, consumers } = broker
    for await (const { name } of consumers.list('EVENTS')) await consumers.delete('EVENTS', name)
    await streams.purge('EVENTS')
    const client = broker.jetstream()
    const places: { subject: string; seq: number }[] = []
    for (const subject of published) places.push({ subject, seq: (await client.publish(subject, '')).seq })
    return places
  }
  /** Resolves to the sequences that it acknowledged. */
  const readAs = async (durable_name: string, subject: string, acks: readonly boolean[]) => {
    const broker = await manager()
    await broker.consumers.add('EVENTS', { durable_name, ack_policy: AckPolicy.Explicit, filter_subject: subject })
    const reader = await broker.jetstream().consumers.get('EVENTS', durable_name)
    const acknowledged: number[] = []
    for (const isAcknowledged of acks) {
      const message = await reader.next()
      if (!message || !isAcknowledged) continue
      await message.ackAck()
      acknowledged.push(message.seq)
    }
    return acknowledged
  }

  it('never deletes what a durable consumer has not acknowledged, in any order of acknowledgements', async () => {
    const clock = createTestClock(new Date())
    const bus = await startBus({ clock })
    const { streams } = await manager()
    const promise = fc.asyncProperty(histories, async ({ published, readers }) => {
      const places = await publishAll(published)
      const owed: number[] = []
      for (const [index, { subject, acks }] of readers.entries()) {
        const mine = places.filter((place) => place.subject === subject).map(({ seq }) => seq)
        const acknowledged = await readAs(`reader-${index}`, subject, acks.slice(0, mine.length))
        owed.push(...mine.filter((seq) => !acknowledged.includes(seq)))
      }
      clock.advance(2 * 60 * 60 * 1000)
      await bus.prune()
      for (const seq of owed) expect(await streams.getMessage('EVENTS', { seq })).toMatchObject({ seq })
    })
    await fc.assert(promise, { numRuns: 15 })
  })
})
