import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineEvent } from '@verandah/contracts'
import { connect, type NatsConnection } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hasInfra } from '../testing/infra.ts'
import type { Bus } from './bus.ts'
import { createJetStreamBus, permissionsOf } from './jetstream-bus.ts'
import { startNats } from './testing/start-nats.ts'
import { aSaying, aThing, createRecorder, doing, hasty, numberOf, ThingHappened, ThingSaid } from './testing/things.ts'

const ThingKept = defineEvent('auth', 'ThingKept', { summary: 'Of another.', data: z.object({ n: z.int() }) })
const things = { publishes: [], consumes: [], hears: [] }
const uses = [
  { ...things, name: 'teller', publishes: [ThingHappened, ThingSaid] },
  { ...things, name: 'hearer', consumes: [ThingHappened], hears: [ThingSaid] },
]

describe.runIf(hasInfra('nats-server'))('the NATS permissions of a part', () => {
  const ends: (() => Promise<unknown>)[] = []
  let host: string
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-permissions-'))
    ends.push(() => rm(folder, { recursive: true }))
    const own = uses.map(async (use) => ({ user: use.name, password: 'own', permissions: await permissionsOf(use) }))
    const users = [{ user: 'keeper', password: 'own' }, ...(await Promise.all(own))]
    await writeFile(join(folder, 'nats.conf'), `authorization ${JSON.stringify({ users })}`)
    const server = await startNats(['-c', join(folder, 'nats.conf')])
    ends.push(server.end)
    ;({ host } = new URL(server.url))
    keeper = await startBus('keeper')
  })
  afterAll(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })

  let keeper: Bus
  const startBus = async (user: string) => {
    const bus = await createJetStreamBus({ url: `nats://${user}:own@${host}`, retryPolicy: hasty })
    ends.push(() => bus.close())
    return bus
  }

  it('cover everything that its events need: publishing, consuming, handling and dead-lettering', async () => {
    const teller = await startBus('teller')
    const hearer = await startBus('hearer')
    const handled = createRecorder<number>()
    const heard = createRecorder<number>()
    const handle = doing((event) => {
      if (numberOf(event) === 13) throw new Error('bad luck')
      handled.record(numberOf(event))
    })
    await hearer.consume({ service: 'hearer', event: ThingHappened, handle })
    await hearer.onBroadcast(ThingSaid, (event) => heard.record(numberOf(event)))
    await teller.publish(aThing(7))
    await teller.publish({ ...aThing(0), data: { n: 8, userId: 'user-1' } })
    await teller.publish(aThing(13))
    await teller.broadcast(aSaying(9))
    expect((await handled.reached(2)).toSorted()).toEqual([7, 8])
    expect(await heard.reached(1)).toEqual([9])
    await expect
      .poll(async () => (await keeper.deadLetters.list(9)).map(({ consumer }) => consumer))
      .toEqual(['hearer-thing-happened'])
    expect((await teller.measure()).streams.map(({ stream }) => stream)).toContain('EVENTS')
    await hearer.idle()
  })

  const attempts: readonly (readonly [user: string, subject: string])[] = [
    ['teller', `events.${ThingKept.subject}`],
    ['teller', 'dead.hearer-thing-happened'],
    ['teller', '$JS.API.CONSUMER.MSG.NEXT.EVENTS.hearer-thing-happened'],
    ['teller', '$JS.ACK.EVENTS.hearer-thing-happened.1.1.1.1.0'],
    ['hearer', `broadcast.${ThingSaid.subject}`],
    ['hearer', `$JS.API.CONSUMER.CREATE.EVENTS.hearer-thing-happened.events.${ThingKept.subject}`],
    ['hearer', '$JS.API.CONSUMER.CREATE.EVENTS.hearer-thing-happened'],
    ['hearer', '$JS.API.CONSUMER.CREATE.EVENTS'],
    ['hearer', '$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.hearer-thing-happened'],
    ['hearer', '$JS.API.STREAM.MSG.GET.EVENTS'],
    ['hearer', '$JS.API.DIRECT.GET.EVENTS'],
    ...['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'MSG.DELETE', 'SNAPSHOT'].map(
      (verb) => ['hearer', `$JS.API.STREAM.${verb}.EVENTS`] as const,
    ),
  ]
  it.each(attempts)('do not let the %s publish on %s', async (user, subject) => {
    const connection = await asUser(user)
    await expect(connection.request(subject, '{}', { timeout: 2_000 })).rejects.toThrow('Permissions Violation')
  })

  it.each(['events.>', '_INBOX.keeper.>', '>', '$JS.>'])('do not allow subscribing to %s', async (subject) => {
    const connection = await asUser('hearer')
    const refused = new Promise((resolve) => {
      connection.subscribe(subject, { callback: (error) => error && resolve(error.message) })
    })
    await connection.flush()
    expect(await refused).toContain('Permissions Violation')
  })

  const asUser = async (user: string): Promise<NatsConnection> => {
    const connection = await connect({ servers: host, user, pass: 'own', inboxPrefix: `_INBOX.${user}` })
    ends.push(() => connection.close())
    return connection
  }
})
