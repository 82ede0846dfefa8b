import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aHome } from '@verandah/contracts/testing'
import { startEmbeddedMongo } from '@verandah/embedded-mongo'
import {
  connectStore,
  createJetStreamBus,
  createLogger,
  createMemoryBlobs,
  createMemoryCaches,
  databaseOf,
  onLoopback,
  shutDown,
  startServices,
  systemClock,
} from '@verandah/kit'
import { startNats, testKeys } from '@verandah/kit/testing'
import { serviceLoaders } from '@verandah/runtime'
import { connect } from 'nats'
import type { Figure } from './measure.ts'

const users = 1_000
const homesOfEach = 10

/**
 * Measures every service over a broker whose stream was deleted: time until owners have republished and all read models
 * are complete.
 */
export const benchRepublish = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-'))
  const nats = await startNats()
  const mongo = await startEmbeddedMongo({ path: join(folder, 'store') })
  const bus = await createJetStreamBus({ url: nats.url })
  const caches = createMemoryCaches()
  const definitions = await Promise.all(Object.values(serviceLoaders).map((load) => load()))
  const services = await startServices(definitions, {
    environment: {},
    storeUrl: mongo.url,
    bus,
    caches,
    blobs: createMemoryBlobs(),
    clock: systemClock,
    log: createLogger({ level: 'error' }),
    ...testKeys,
    placeOf: () => onLoopback,
  })
  const copies = await openCopies(mongo.url)
  try {
    for (const service of services) await service.runJob('republish')
    await seed(mongo.url)
    const startedAt = performance.now()
    await deleteStream(nats.url)
    const begun = await secondsUntil(startedAt, async () => (await copies.counts()).some((count) => count > 0))
    const repaired = await secondsUntil(startedAt, async () => isWhole(await copies.counts()))
    return [
      {
        name: `${users} users, ${users * homesOfEach} homes: stream deleted to first event told again`,
        value: begun,
        unit: 's',
      },
      { name: 'stream deleted to every copy whole', value: repaired, unit: 's' },
    ]
  } finally {
    await copies.close()
    await shutDown({ services, bus, caches, noticeMs: 0, timeoutMs: 10_000 })
    await mongo.close()
    await nats.end()
    await rm(folder, { recursive: true, force: true })
  }
}

const deleteStream = async (url: string): Promise<void> => {
  const connection = await connect({ servers: url })
  const { streams } = await connection.jetstreamManager()
  await streams.delete('EVENTS')
  await connection.close()
}

const secondsUntil = async (startedAt: number, isSo: () => Promise<boolean>): Promise<number> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100))
  return (performance.now() - startedAt) / 1_000
}

const isWhole = ([recipients, standings, weights, followed, homes]: number[]): boolean =>
  recipients === users &&
  standings === users &&
  weights === users &&
  followed === users * homesOfEach &&
  homes === users * homesOfEach

/** Opens the read models of services. */
const openCopies = async (storeUrl: string) => {
  const names = [
    ['notifications', 'addressees'],
    ['search', 'standings'],
    ['search', 'user_weights'],
    ['search', 'tracked_properties'],
    ['shortlist', 'homes'],
  ] as const
  const stores = await Promise.all(names.map(([service]) => connectStore(storeUrl, databaseOf(service))))
  return {
    counts: () =>
      Promise.all(
        stores.map(({ connection }, at) => connection.collection(names[at]?.[1] ?? '').estimatedDocumentCount()),
      ),
    close: () => Promise.all(stores.map((store) => store.close())),
  }
}

type Documents = readonly ({ _id: string } & Record<string, unknown>)[]

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Stores owners' data as if already published. */
const seed = async (storeUrl: string): Promise<void> => {
  const keep = async (service: string, name: string, documents: Documents) => {
    const store = await connectStore(storeUrl, databaseOf(service))
    const collection = store.connection.collection<{ _id: string }>(name)
    await collection.insertMany(documents.map((document) => ({ outbox: [], ...document })))
    await store.close()
  }
  const at = new Date()
  const people = numbers(users).map((number) => `user-${number}`)
  const homes = numbers(users * homesOfEach).map((number) => ({
    id: `home-${number}`,
    userId: `user-${number % users}`,
  }))
  await keep(
    'auth',
    'users',
    people.map((_id) => userOf(_id, at)),
  )
  await keep(
    'billing',
    'subscriptions',
    people.map((_id) => ({ _id, version: 1, plan: 'annual', status: 'active', ...none })),
  )
  await keep(
    'scoring',
    'scoring_weights',
    people.map((userId) => ({ _id: `w-${userId}`, userId, revision: 1, ...weights })),
  )
  const saved = {
    revision: at.getTime(),
    createdAt: at,
    updatedAt: at,
    notes: '',
    tags: [],
    favorite: false,
    earlier: [],
  }
  await keep(
    'shortlist',
    'saved_properties',
    homes.map(({ id, userId }) => ({ _id: `s-${id}`, userId, propertyId: id, ...saved })),
  )
  const property = (id: string) => ({ _id: id, matchKey: id, revision: 1, fingerprint: '', home: aHome({ id }) })
  await keep(
    'search',
    'properties',
    homes.map(({ id }) => property(id)),
  )
}

const none = { subscriptionId: null, currentPeriodEnd: null, cancelAtPeriodEnd: false }

const weights = {
  price: 8,
  location: 9,
  bedrooms: 7,
  bathrooms: 6,
  landSize: 5,
  propertyAge: 4,
  features: 5,
  additionalCriteria: [],
  idealCriteria: {},
  useFiltersForScoring: true,
}

const userOf = (_id: string, createdAt: Date) => ({
  _id,
  revision: 1,
  username: _id,
  usernameFolded: _id,
  email: `${_id}@example.com`,
  emailFolded: `${_id}@example.com`,
  name: 'Mei Tran',
  plan: 'annual',
  isAdmin: false,
  createdAt,
  subscriptionStatus: 'inactive',
  hasSearchGrant: false,
  passwordHash: 'none',
})
