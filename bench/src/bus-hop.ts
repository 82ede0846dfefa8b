import { EventEmitter } from 'node:events'
import { SearchCompleted } from '@verandah/contracts'
import { createInProcessBus, createJetStreamBus, newEvent, systemClock, type Bus } from '@verandah/kit'
import { findBinary, startNats } from '@verandah/kit/testing'
import { AckPolicy, connect, type JetStreamClient } from 'nats'
import type { Figure } from './measure.ts'

/** Sends one message and resolves when its handler has it. */
type Hop = () => Promise<void>

const hops = 2_000
const brokerHops = 500

/** From publishing to handling, one event at a time: bare, and through the kit with its checks, retries and traces. */
export const benchBusHop = async (): Promise<Figure[]> => {
  const within = [
    { name: 'one event within the process: bare emitter', value: await medianUs(bareHop(), hops), unit: 'µs' },
    {
      name: 'one event within the process: kit',
      value: await medianUs(await kitHop(createInProcessBus()), hops),
      unit: 'µs',
    },
  ]
  return findBinary('nats-server') === undefined ? within : [...within, ...(await benchBroker())]
}

const benchBroker = async (): Promise<Figure[]> => {
  const nats = await startNats()
  const connection = await connect({ servers: nats.url })
  const bus = await createJetStreamBus({ url: nats.url })
  try {
    const bare = await bareBrokerHop(connection.jetstream())
    const kit = await kitHop(bus)
    return [
      { name: 'one event over JetStream: bare client', value: await medianUs(bare, brokerHops), unit: 'µs' },
      { name: 'one event over JetStream: kit', value: await medianUs(kit, brokerHops), unit: 'µs' },
    ]
  } finally {
    await bus.close()
    await connection.close()
    await nats.end()
  }
}

const someEvent = () =>
  newEvent(
    SearchCompleted,
    { searchId: 'search-1', userId: 'user-1', status: 'completed', resultsCount: 240 },
    { clock: systemClock },
  )

const bareHop = (): Hop => {
  const emitter = new EventEmitter()
  return () =>
    new Promise((resolve) => {
      emitter.once('event', () => resolve())
      emitter.emit('event', structuredClone(someEvent()))
    })
}

const kitHop = async (bus: Bus): Promise<Hop> => {
  let handled = (): void => undefined
  const handle = () => {
    handled()
    return Promise.resolve()
  }
  await bus.consume({ service: 'bench', event: SearchCompleted, handle })
  return async () => {
    const arrived = new Promise<void>((resolve) => (handled = resolve))
    await Promise.all([bus.publish(someEvent()), arrived])
  }
}

const bareBrokerHop = async (client: JetStreamClient): Promise<Hop> => {
  const manager = await client.jetstreamManager()
  await manager.streams.add({ name: 'BARE', subjects: ['bare.>'] })
  await manager.consumers.add('BARE', { durable_name: 'bare', ack_policy: AckPolicy.Explicit })
  let handled = (): void => undefined
  const consumer = await client.consumers.get('BARE', 'bare')
  await consumer.consume({
    callback: (message) => {
      message.ack()
      handled()
    },
  })
  return async () => {
    const arrived = new Promise<void>((resolve) => (handled = resolve))
    await Promise.all([client.publish('bare.event', JSON.stringify(someEvent())), arrived])
  }
}

const medianUs = async (hop: Hop, times: number): Promise<number> => {
  const tookUs: number[] = []
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now()
    await hop()
    tookUs.push((performance.now() - startedAt) * 1_000)
  }
  return tookUs.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}
