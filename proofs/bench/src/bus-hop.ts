import { EventEmitter } from 'node:events'
import { SearchCompleted } from '@verandah/contracts'
import { createInProcessBus, createJetStreamBus, newEvent, systemClock, type Bus } from '@verandah/kit'
import { findBinary, startNats } from '@verandah/kit/testing'
import { AckPolicy, connect } from 'nats'
import type { Figure } from './measure.ts'

/** Sends one message and resolves when its handler has it. */
type Hop = () => Promise<void>

const hops = 2_000
const brokerHops = 500

/**
 * Measures the time from publishing to handling, one event at a time: bare, and through the kit with its checks,
 * retries and traces.
 */
export const benchBusHop = async (): Promise<Figure[]> => {
  const bare = await medianUs(bareHop(), hops)
  const bus = createInProcessBus()
  const kit = await medianUs(await kitHop(bus), hops)
  await bus.close()
  const within = [
    { name: 'one event within the process: bare emitter', value: bare, unit: 'µs' },
    { name: 'one event within the process: kit', value: kit, unit: 'µs' },
  ]
  return findBinary('nats-server') === undefined ? within : [...within, ...(await benchBroker())]
}

const benchBroker = async (): Promise<Figure[]> => {
  const nats = await startNats()
  try {
    const bare = await measureBareBroker(nats.url)
    const bus = await createJetStreamBus({ url: nats.url })
    const kit = await medianUs(await kitHop(bus), brokerHops)
    await bus.close()
    return [
      { name: 'one event over JetStream: bare client', value: bare, unit: 'µs' },
      { name: 'one event over JetStream: kit', value: kit, unit: 'µs' },
    ]
  } finally {
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

const measureBareBroker = async (url: string): Promise<number> => {
  const connection = await connect({ servers: url })
  const client = connection.jetstream()
  const manager = await client.jetstreamManager()
  await manager.streams.add({ name: 'BARE', subjects: ['bare.>'] })
  await manager.consumers.add('BARE', { durable_name: 'bare', ack_policy: AckPolicy.Explicit })
  let handled = (): void => undefined
  const consumer = await client.consumers.get('BARE', 'bare')
  const messages = await consumer.consume({
    callback: (message) => {
      message.ack()
      handled()
    },
  })
  const hop = async () => {
    const arrived = new Promise<void>((resolve) => (handled = resolve))
    await Promise.all([client.publish('bare.event', JSON.stringify(someEvent())), arrived])
  }
  const median = await medianUs(hop, brokerHops)
  await messages.close()
  await connection.close()
  return median
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
