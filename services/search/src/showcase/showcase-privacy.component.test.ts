import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getShowcase,
  hideProperty,
  markPropertySeen,
  NotesChanged,
  overrideScore,
  ShowcaseCard,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let folder: string
let service: SearchUnderTest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-showcase-'))
  const onlyTheFeed = { LISTING_MARKET_URL: '', REAXML_FEED_FOLDER: folder }
  service = await startSearch({ environment: { ...onlyTheFeed, SHOWCASE_SUBURB: 'Richmond VIC 3121' } })
  await writeFile(join(folder, 'one.xml'), aFeed(behindAuction(aReaxmlListing())))
  for (const _ of ['seen', 'read']) await service.runJob('watch-feed-folder')
  await service.runJob('refresh-showcase')
  await service.scoreAll()
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const behindAuction = (listing: string) =>
  listing.replace('>1250000<', '>1234567<').replace('$1,200,000 - $1,300,000', 'Auction')

const visit = async () => {
  const { body, headers } = await service.call(getShowcase)
  const [card] = body.showcase?.cards ?? []
  return { card: card ?? expect.fail('No card'), showcase: body.showcase, bytes: JSON.stringify([body, [...headers]]) }
}

it('a price behind "Auction" is not shown, and its points are those of a whole number', async () => {
  const { card, showcase, bytes } = await visit()
  expect(card).toMatchObject({ displayPrice: 'Auction', price: null, priceFrom: null, priceTo: null })
  const prices = Buffer.from(showcase?.ranking.columns.factors.price?.thousandths ?? '', 'base64')
  expect(prices.readUInt16LE(0)).toBe(4_000)
  for (const secret of [/123456\d/, /1250000/, /hiddenPrice/]) expect(bytes).not.toMatch(secret)
})

it('nothing of a buyer is shown: no corrections, notes or marks', async () => {
  const { card: before } = await visit()
  const userId = 'user-canary'
  const as = service.signIn({ sub: userId })
  const params = { id: before.id }
  const scoreOverrides = { price: 9, features: { Canary: 7 }, facts: [{ name: 'pool' as const, value: 'shared' }] }
  expect((await service.call(overrideScore, { as, params, body: { scoreOverrides } })).status).toBe(200)
  await service.call(markPropertySeen, { as, params })
  await service.call(hideProperty, { as, params, body: {} })
  const noted = { userId, revision: 1, propertyId: before.id, tags: ['canary tag'], notes: 'canary note' }
  await service.receive(newEvent(NotesChanged, noted, service))
  service.clock.advance(60_000)
  const { card, bytes } = await visit()
  expect(card).toEqual(before)
  expect(Object.keys(card).toSorted()).toEqual(Object.keys(ShowcaseCard.shape).toSorted())
  for (const secret of [/canary/i, /"basis":"buyer"/, /isSeen|isHidden|scoreOverrides/])
    expect(bytes).not.toMatch(secret)
})

it('a home that has changed its offer since is left out', async () => {
  const { showcase } = await visit()
  expect(showcase?.cards).toHaveLength(1)
  const sold = aReaxmlListing().replace('status="current"', 'status="sold"')
  await writeFile(join(folder, 'two.xml'), aFeed(sold))
  for (const _ of ['seen', 'read']) await service.runJob('watch-feed-folder')
  service.clock.advance(60_000)
  expect((await service.call(getShowcase)).body).toEqual({ showcase: null })
})
