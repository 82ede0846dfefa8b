import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSearches } from '@verandah/contracts'
import { startListingMarket, type ListingMarket } from '@verandah/listing-market'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditStore } from './testing/audit-store.ts'
import { createBuyer, richmond, type Buyer } from './testing/buyer.ts'
import { claimName, ownerOf } from './testing/claim-names.ts'
import { deliverFeeds } from './testing/deliver-feeds.ts'
import { growingValuesOf, weightsBehindHomes, type GrowingValue } from './testing/growing-values.ts'
import { recordAcknowledgements, unlessDead } from './testing/record-acknowledgements.ts'
import { seededRandom } from './testing/seeded-random.ts'
import { sliceOf } from './testing/slice.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'

const rounds = sliceOf(Array.from({ length: 20 }, (_, index) => index + 1))
const mostAcknowledgements = 60
const seed = 20_261_121

let folder: string
let market: ListingMarket
let product: KillableProduct
let buyers: Buyer[]
let values: GrowingValue[]
/** The newest value known to be stored. */
const kept = new Map<string, number>()
const accepted: { buyer: Buyer; searchId: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-killed-'))
  market = await startListingMarket({ seed: 3121, publicUrl: 'http://listing-market', localities: [richmond] })
  await deliverFeeds(market.url, folder, [richmond])
  product = await startKillableProduct({
    DATA_DIR: folder,
    LISTING_MARKET_URL: market.url,
    REAXML_FEED_FOLDER: join(folder, 'feeds'),
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '8',
    REGISTRATIONS_PER_ADDRESS: '100000',
    LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  })
  buyers = await Promise.all([1, 2, 3].map(() => createBuyer(product.url)))
  values = buyers.flatMap(growingValuesOf)
})
afterAll(async () => {
  await product.kill()
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

describe('kill -9 at a random moment of writing', () => {
  it.each(rounds)('loses nothing acknowledged and no change of weights, round %i', async (round) => {
    const { written, owners } = await writeUntilKilled(
      round,
      1 + Math.floor(seededRandom(seed + round)() * mostAcknowledgements),
    )
    await product.startAgain()
    for (const { value, acknowledged, asked } of written) {
      const found = await value.read()
      expect([acknowledged, asked], value.name).toContain(found)
      kept.set(value.name, found)
    }
    for (const [username, owner] of owners) expect(await ownerOf(product.url, username)).toBe(owner)
    for (const buyer of buyers) await isRankedBy(buyer, kept.get(`weights of ${buyer.username}`) ?? 0)
  })

  it('lets every accepted search complete with its homes', async () => {
    expect(accepted.length).toBeGreaterThan(rounds.length)
    for (const { buyer, searchId } of accepted) {
      const status = await buyer.waitFor(searchId, 120_000)
      expect(status.status).toBe('completed')
      expect(status.resultsCount).toBeGreaterThan(0)
      expect(await buyer.resultsOf(searchId)).toHaveLength(status.resultsCount)
    }
  })

  it('leaves no event unpublished: events that a stop interrupted are published after the next start', async () => {
    await stopWhenSearchesEnded()
    await vi.waitFor(
      async () => {
        const found = await auditStore(folder)
        if (found.unsaid.length > 0) {
          await product.startAgain()
          await stopWhenSearchesEnded()
        }
        expect(found).toEqual({ unsaid: [], deadLetters: 0 })
      },
      { timeout: 120_000 },
    )
  })
})

/** Stops the product once all searches have ended, including those killed before their response. */
const stopWhenSearchesEnded = async () => {
  const running = async (buyer: Buyer) =>
    (await buyer.call(listSearches)).body.filter(({ status }) => status === 'processing')
  for (const buyer of buyers)
    await vi.waitFor(async () => expect(await running(buyer)).toEqual([]), { timeout: 120_000 })
  await product.stop()
}

/** All buyers write concurrently; the product is killed at the given acknowledgement. */
const writeUntilKilled = async (round: number, acknowledgements: number) => {
  const record = recordAcknowledgements()
  const plug = record.after(acknowledgements)
  const owners = new Map<string, string>()
  const writing = values.map(async (value) => ({
    value,
    ...(await record.writeUntilDeath(kept.get(value.name) ?? 0, (next) => value.write(next))),
  }))
  const claiming = record.writeUntilDeath(0, async (next) => {
    const username = `round${round}name${next}`
    const [owner, ...others] = await claimName(product.url, username)
    expect(others).toEqual([])
    if (owner !== undefined) owners.set(username, owner)
  })
  const searching = buyers.map(async (buyer) => {
    const searchId = await unlessDead(buyer.search())
    if (searchId !== undefined) accepted.push({ buyer, searchId })
  })
  const everybody = Promise.all([Promise.all(writing), claiming, ...searching])
  try {
    await Promise.race([plug, everybody])
  } catch (error) {
    throw new Error(`A write went wrong; the product said: ${product.words()}`, { cause: error })
  } finally {
    await product.kill()
  }
  const [written] = await everybody
  return { written, owners }
}

/** Expects every home found by a buyer's searches to be scored with the stored weights. */
const isRankedBy = (buyer: Buyer, weights: number) =>
  vi.waitFor(
    async () => expect([...(await weightsBehindHomes(buyer))].filter((number) => number !== weights)).toEqual([]),
    { timeout: 120_000 },
  )
