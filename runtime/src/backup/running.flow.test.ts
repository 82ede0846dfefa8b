import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBinary, hasInfra, startNats, startServerProcess } from '@verandah/kit/testing'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newKeys } from '../keys/key-folder.ts'
import { createBuyer, richmond, type Buyer } from '../testing/buyer.ts'
import { deliverFeeds } from '../testing/deliver-feeds.ts'
import { feedsTakenIn } from '../testing/feeds-taken-in.ts'
import { growingValuesOf, weightsBehindHomes, type GrowingValue } from '../testing/growing-values.ts'
import { unlessDead } from '../testing/record-acknowledgements.ts'
import { turnOf } from '../testing/slice.ts'
import { startKillableProduct } from '../testing/start-killable-product.ts'
import { startProductProcess } from '../testing/start-product-process.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Writes one value after the other until the product is gone. */
const keepWriting = (value: GrowingValue) => {
  const at = { acknowledged: 0, asked: 0 }
  const write = async (): Promise<void> => {
    for (;;) {
      at.asked += 1
      const isKept = await unlessDead(value.write(at.asked).then(() => true))
      if (isKept === undefined) return
      at.acknowledged = at.asked
    }
  }
  return { at, ended: write() }
}

type Settings = Readonly<Record<string, string>>
type OnEnd = (end: () => Promise<unknown>) => void

const keys = newKeys()

/** Servers of its own for each copy; the store is empty, in the given folder. */
const startOwnServers = async (folder: string, onEnd: OnEnd): Promise<Settings> => {
  const nats = await startNats()
  const redis = await startServerProcess({
    binary: findBinary('redis-server') ?? 'redis-server',
    argsOf: (port) => ['--save', '', '--bind', '127.0.0.1', '--port', String(port)],
  })
  const storeOf = (port: number) => ({ EMBEDDED_MONGO_PATH: join(folder, 'store'), EMBEDDED_MONGO_PORT: String(port) })
  const store = await startProductProcess({ entry: 'embedded-mongo', settingsOf: storeOf })
  onEnd(() => nats.end())
  for (const server of [redis, store]) onEnd(() => server.stop())
  return {
    ...keys,
    NATS_URL: nats.url,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    MONGODB_URL: `mongodb://127.0.0.1:${store.port}/?directConnection=true`,
  }
}

const forms = [
  { name: 'in one process', start: () => Promise.resolve({}), isPossible: true },
  { name: 'with servers', start: startOwnServers, isPossible: hasInfra('nats-server') && hasInfra('redis-server') },
]

describe.each(turnOf(forms.filter(({ isPossible }) => isPossible)))(
  'a backup of a running product, $name',
  ({ start }) => {
    let folder: string
    let market: ListingMarket
    const ends: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'verandah-backup-'))
      market = await startListingMarket({ seed: 3121, publicUrl: 'http://listing-market', localities: [richmond] })
      ends.push(() => market.close())
    })
    afterAll(async () => {
      for (const end of ends.toReversed()) await end()
      await rm(folder, { recursive: true, force: true })
    })

    const place = async (name: string): Promise<Settings & { DATA_DIR: string }> => {
      const DATA_DIR = join(folder, name)
      const homes = { LISTING_MARKET_URL: market.url, REAXML_FEED_FOLDER: join(DATA_DIR, 'feeds') }
      return {
        DATA_DIR,
        BLOBS_DIR: join(DATA_DIR, 'blobs'),
        ...homes,
        ...(await start(DATA_DIR, (end) => ends.push(end))),
      }
    }
    const store = (settings: Settings, command: string) =>
      promisify(execFile)(process.execPath, [`${dist}store.mjs`, command, join(folder, 'verandah.backup')], {
        env: { PATH: process.env.PATH, ...settings },
      })
    const startAt = async (settings: Settings) => {
      const product = await startKillableProduct({
        ...settings,
        LOG_LEVEL: 'error',
        PASSWORD_HASH_MEMORY_KIB: '8',
        LOGIN_ATTEMPTS_PER_ADDRESS: '1000',
      })
      ends.push(() => product.kill())
      return product
    }

    it('is whole: what was acknowledged before it is there, with all its effects and no effect without its cause', async () => {
      const old = await place('old')
      await deliverFeeds(market.url, old.DATA_DIR, [richmond])
      const product = await startAt(old)
      await feedsTakenIn(old.DATA_DIR)
      const buyers = await Promise.all([1, 2, 3].map(() => createBuyer(product.url)))
      const searches = await Promise.all(buyers.map(async (buyer) => ({ buyer, searchId: await buyer.search() })))
      const values = buyers.flatMap((buyer) => growingValuesOf(buyer).map((value) => ({ value, buyer })))
      const writing = values.map(({ value }) => keepWriting(value))
      await vi.waitFor(() => expect(Math.min(...writing.map(({ at }) => at.acknowledged))).toBeGreaterThan(2), 60_000)
      const before = writing.map(({ at }) => at.acknowledged)
      await store(old, 'backup')
      const after = writing.map(({ at }) => at.asked)
      await product.kill()
      await Promise.all(writing.map(({ ended }) => ended))

      const fresh = await place('new')
      await store(fresh, 'restore')
      const restored = await startAt(fresh)
      const back = new Map<Buyer, Buyer>()
      for (const buyer of buyers) back.set(buyer, await createBuyer(restored.url, buyer))
      const returned = (buyer: Buyer) => back.get(buyer) ?? expect.fail('A buyer is missing')
      for (const { buyer, searchId } of searches)
        expect((await returned(buyer).waitFor(searchId, 120_000)).status).toBe('completed')
      for (const [index, { value, buyer }] of values.entries()) {
        const kept = growingValuesOf(returned(buyer)).find(({ name }) => name === value.name)
        const found = (await kept?.read()) ?? -1
        expect(found, value.name).toBeGreaterThanOrEqual(before[index] ?? Infinity)
        expect(found, value.name).toBeLessThanOrEqual(after[index] ?? -Infinity)
        if (value.name.startsWith('weights')) await isRankedBy(returned(buyer), found)
      }
    })
  },
)

/** Expects every home of a buyer to be scored with the weights that are stored. */
const isRankedBy = (buyer: Buyer, weights: number) =>
  vi.waitFor(async () => expect([...(await weightsBehindHomes(buyer))]).toEqual([weights]), { timeout: 120_000 })
