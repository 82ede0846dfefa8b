import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { connectStore, type Store } from './connect-store.ts'
import { createLeases } from './leases.ts'
import { defineSchema } from './schema.ts'
import { runSteps } from './run-steps.ts'
import { dropIndex, type Step } from './step.ts'

let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
const stores: Store[] = []
beforeAll(async () => {
  mongo = await startInMemoryMongo()
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await mongo.close()
})

/** Stores of two processes on one database. */
const openTwo = async () => {
  const database = `steps-${crypto.randomUUID()}`
  const two = await Promise.all([connectStore(mongo.url, database), connectStore(mongo.url, database)])
  stores.push(...two)
  return two
}

const reported: string[] = []
const log = { info: (_fields: object, text?: string) => void reported.push(text ?? '') }

const schemaOf = () => defineSchema<{ _id: string; rooms: number }>({ _id: String, rooms: Number })

const declare = (store: Store, steps: readonly Step[]) => store.collection('homes', schemaOf(), { steps })

it('of two processes that start concurrently each step runs in one, in order, before either serves', async () => {
  const ran: number[] = []
  const steps = [2, 1].map((number) => ({
    number,
    describe: 'counts',
    run: async (homes: Parameters<Step['run']>[0]) => {
      ran.push(number)
      await homes.updateMany({}, { $set: { rooms: number } })
    },
  }))
  const [one, other] = await openTwo()
  await one.connection.collection<{ _id: string }>('homes').insertOne({ _id: 'home-1' })
  const homes = [declare(one, steps), declare(other, steps)]
  await Promise.all([one, other].map((store) => runSteps({ store, clock: systemClock, log })))
  expect(ran).toEqual([1, 2])
  expect(await Promise.all(homes.map((model) => model.findById('home-1').lean()))).toMatchObject([
    { rooms: 2 },
    { rooms: 2 },
  ])
  await runSteps({ store: one, clock: systemClock, log })
  expect(ran).toEqual([1, 2])
  expect(await one.connection.collection('steps').find().toArray()).toMatchObject([
    { _id: 'homes:1', describe: 'counts' },
    { _id: 'homes:2' },
  ])
})

it('a step that crashed midway runs again in another process, once the lease has expired', async () => {
  const [dying, next] = await openTwo()
  const clock = createTestClock()
  const half = { number: 1, describe: 'half', run: () => Promise.reject(new Error('killed')) }
  declare(dying, [half])
  await expect(runSteps({ store: dying, clock, log })).rejects.toThrow('killed')
  const looks: number[] = []
  const now = () => {
    looks.push(1)
    if (looks.length === 3) clock.advance(30_000)
    return clock.now()
  }
  const ranAt: number[] = []
  const whole = { number: 1, describe: 'whole', run: () => Promise.resolve(ranAt.push(looks.length)) }
  declare(next, [whole])
  await runSteps({ store: next, clock: { now }, log })
  expect(ranAt).toEqual([3])
})

it('an index that the schema no longer declares remains until a step drops it', async () => {
  const [before, after] = await openTwo()
  const schema = schemaOf()
  schema.index({ rooms: 1 })
  await before.collection('homes', schema).createIndexes()
  const indexes = async () => (await after.connection.collection('homes').indexes()).map(({ name }) => name)
  const steps = ['rooms_1', 'never_there'].map((name, index) => ({
    number: index + 1,
    describe: `drops ${name}`,
    run: dropIndex(name),
  }))
  declare(after, steps)
  after.collection('nowhere', schemaOf(), { steps })
  await after.buildIndexes()
  expect(await indexes()).toContain('rooms_1')
  await runSteps({ store: after, clock: systemClock, log })
  expect(await indexes()).toEqual(['_id_'])
})

it('an index that cannot be dropped stops the start', async () => {
  const [store] = await openTwo()
  await store.connection.collection('homes').insertOne({ rooms: 1 })
  declare(store, [{ number: 1, describe: 'drops what must stay', run: dropIndex('_id_') }])
  await expect(runSteps({ store, clock: systemClock, log })).rejects.toThrow('_id')
})

it('a step that exceeds its lease renews it and says so, and stops renewing when it is done', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [long, other] = await openTwo()
  const clock = createTestClock()
  const leases = createLeases({ store: other, clock })
  const held = () => leases.hold('steps', 1)
  reported.length = 0
  const run = async () => {
    for (let thirds = 0; thirds < 6; thirds += 1) {
      const { expiresAt } = (await leaseOf(long))!
      clock.advance(10_000)
      vi.advanceTimersByTime(10_000)
      await expect.poll(() => leaseOf(long)).not.toMatchObject({ expiresAt })
      expect(await held()).toBe(false)
    }
  }
  declare(long, [{ number: 1, describe: 'takes a minute', run }])
  await runSteps({ store: long, clock, log })
  expect(vi.getTimerCount()).toBe(0)
  expect(reported).toEqual([...Array<string>(6).fill('a migration is under way'), 'a migration is done'])
  vi.useRealTimers()
  clock.advance(30_000)
  expect(await held()).toBe(true)
})

const leaseOf = (store: Store) =>
  store.connection.collection<{ _id: string; expiresAt: Date }>('leases').findOne({ _id: 'steps' })

it('two steps with one number are refused', async () => {
  const [store] = await openTwo()
  const step = { number: 1, describe: 'x', run: () => Promise.resolve() }
  declare(store, [step, step])
  await expect(runSteps({ store, clock: systemClock, log })).rejects.toThrow('There are two steps homes:1')
})
