import { createJetStreamBus, type Bus } from '@verandah/kit'
import { hasServer, startNats } from '@verandah/kit/testing'
import { describeBus, hasty } from '@verandah/kit/testing/bus'
import { AckPolicy, connect, DeliverPolicy, nanos, type JsMsg, type NatsConnection } from 'nats'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../machine/random.ts'
import { startBroker } from './start-broker.ts'

interface Server {
  readonly url: string
  readonly end: () => Promise<void>
}

const startModel = async (): Promise<Server> => {
  const { port, close } = await startBroker(0, { random: createRandom(1) })
  return { url: `nats://127.0.0.1:${port}`, end: close }
}

describeBus('the bus over the model of the broker', async (options) => {
  const { url, end } = await startModel()
  const buses: Bus[] = []
  const join = async () => {
    const bus = await createJetStreamBus({ url, retryPolicy: hasty, ...options })
    buses.push(bus)
    return bus
  }
  const stop = async () => {
    await Promise.all(buses.map((bus) => bus.close()))
    await end()
  }
  return { bus: await join(), join, stop }
})

const servers = [
  { name: 'the model', start: startModel, isHere: true },
  { name: 'a NATS server', start: () => startNats(), isHere: hasServer('nats-server', 'NATS_URL') },
]

/** A server with the stream `S` for each test. */
const useStream = (start: () => Promise<Server>) => {
  let server: Server
  let connection: NatsConnection

  beforeEach(async () => {
    server = await start()
    connection = await connect({ servers: server.url })
    const { streams } = await connection.jetstreamManager()
    await streams.add({ name: 'S', subjects: ['s.>'], duplicate_window: nanos(60_000) })
  })
  afterEach(async () => {
    await connection.close()
    await server.end()
  })

  const publish = async (count: number, subject = 's.a') => {
    for (let n = 1; n <= count; n += 1) await connection.jetstream().publish(subject, String(n))
  }
  const open = async (config: object = {}) => {
    const { consumers } = await connection.jetstreamManager()
    const usual = { durable_name: 'c', ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All }
    const info = await consumers.add('S', { ...usual, ack_wait: nanos(500), ...config })
    return { info, consumer: await connection.jetstream().consumers.get('S', info.name) }
  }
  type Reader = Awaited<ReturnType<typeof open>>['consumer']
  const read = async (consumer: Reader, most: number, expires = 1_000): Promise<JsMsg[]> => {
    const found: JsMsg[] = []
    for await (const message of await consumer.fetch({ max_messages: most, expires })) found.push(message)
    return found
  }
  const stateOf = async () => {
    const { streams } = await connection.jetstreamManager()
    const { state } = await streams.info('S', { deleted_details: true })
    const { messages, first_seq, last_seq, deleted } = state
    return { messages, first_seq, last_seq, deleted: deleted ?? [] }
  }
  return { connection: () => connection, publish, open, read, stateOf }
}

const here = servers.filter(({ isHere }) => isHere)

describe.each(here)('a stream of $name', ({ start }) => {
  const { connection, publish, stateOf } = useStream(start)

  it('numbers messages, and knows a message id again', async () => {
    const js = connection().jetstream()
    const receipts = []
    for (const msgID of ['one', 'two', 'one']) receipts.push(await js.publish('s.a', '', { msgID }))
    expect(receipts.map(({ seq, duplicate }) => [seq, duplicate])).toEqual([
      [1, false],
      [2, false],
      [1, true],
    ])
    expect(await stateOf()).toEqual({ messages: 2, first_seq: 1, last_seq: 2, deleted: [] })
  })

  it('answers 503 to a publication that no stream takes', async () => {
    await expect(connection().jetstream().publish('other', '')).rejects.toThrow('503')
  })

  it('leaves holes where messages are deleted, and moves the start where they are purged', async () => {
    await publish(5)
    const { streams } = await connection().jetstreamManager()
    await streams.deleteMessage('S', 3)
    expect(await stateOf()).toEqual({ messages: 4, first_seq: 1, last_seq: 5, deleted: [3] })
    await expect(streams.deleteMessage('S', 3)).rejects.toMatchObject({ api_error: { err_code: 10043 } })
    await streams.purge('S', { seq: 3 })
    expect(await stateOf()).toMatchObject({ messages: 2, first_seq: 4, last_seq: 5 })
    await expect(streams.deleteMessage('S', 1)).rejects.toThrow('no message found')
    await expect(streams.deleteMessage('S', 9)).rejects.toThrow(/eof/i)
    await expect(streams.getMessage('S', { seq: 3 })).rejects.toMatchObject({ code: '404' })
    expect((await streams.getMessage('S', { seq: 1, next_by_subj: 's.*' } as never)).seq).toBe(4)
    await streams.purge('S', { filter: 's.a' })
    expect(await stateOf()).toMatchObject({ messages: 0, first_seq: 6, last_seq: 5 })
  })

  it('refuses what a full stream has no room for', async () => {
    const { streams } = await connection().jetstreamManager()
    await streams.add({ name: 'F', subjects: ['f.>'], max_bytes: 8_192, discard: 'new' as never })
    const fill = async () => {
      for (let n = 0; n < 40; n += 1) await connection().jetstream().publish('f.a', 'x'.repeat(300))
    }
    await expect(fill()).rejects.toMatchObject({ api_error: { err_code: 10077 } })
  })
})

describe.each(here)('a consumer of $name', ({ start }) => {
  const { connection, publish, open, read } = useStream(start)

  it('delivers by subject, with what is left, and again what is not acknowledged in time', async () => {
    await publish(2, 's.a')
    await publish(1, 's.b')
    const { consumer } = await open({ filter_subject: 's.a' })
    const [first, second] = await read(consumer, 2)
    expect([first?.info.pending, second?.info.pending]).toEqual([1, 0])
    second?.ack()
    const again = await read(consumer, 1, 3_000)
    expect(again.map(({ seq, info }) => [seq, info.deliveryCount])).toEqual([[1, 2]])
    again[0]?.ack()
    await connection().flush()
    expect(await consumer.info()).toMatchObject({ num_ack_pending: 0, num_pending: 0 })
  })

  it('delivers at once again what is refused, and later what is refused for a while', async () => {
    await publish(1)
    const { consumer } = await open({ ack_wait: nanos(60_000) })
    const [first] = await read(consumer, 1)
    first?.nak()
    const [second] = await read(consumer, 1)
    expect(second?.info.deliveryCount).toBe(2)
    second?.nak(1_500)
    expect(await read(consumer, 1, 1_000)).toEqual([])
    expect(await read(consumer, 1, 5_000)).toHaveLength(1)
  })

  it('starts a consumer at a sequence, or after a time', async () => {
    await publish(3)
    const bySequence = { durable_name: 'n', deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: 2 }
    expect((await open(bySequence)).info.num_pending).toBe(2)
    const future = new Date(Date.now() + 60_000).toISOString()
    const byTime = { durable_name: 't', deliver_policy: DeliverPolicy.StartTime, opt_start_time: future }
    expect((await open(byTime)).info.delivered.stream_seq).toBe(3)
  })

  it('ends a pull from a consumer that is deleted', async () => {
    const { consumer } = await open()
    const reading = read(consumer, 1, 5_000).catch((error: unknown) => error)
    await connection().flush()
    await (await connection().jetstreamManager()).consumers.delete('S', 'c')
    await reading
    await expect(consumer.info()).rejects.toThrow('consumer not found')
  })
})
