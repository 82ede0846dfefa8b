import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSimilarPrices, listSearchResults } from '@verandah/contracts'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let folder: string
let service: SearchUnderTest
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-similar-'))
  service = await startSearch({ environment: { LISTING_MARKET_URL: '', REAXML_FEED_FOLDER: folder } })
})
const forgetHomes = async () => {
  for (const name of ['feed_listings', 'listings', 'properties']) await service.store.collection(name).deleteMany({})
}
beforeEach(() => forgetHomes())
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Advertised {
  words: string
  /** In the price field of the feed, which words replace. */
  price?: number
  bedrooms?: number
  type?: string
  suburb?: string
  postcode?: string
  status?: 'current' | 'sold' | 'withdrawn'
}

const advertOf = (each: Advertised, number: number): string => {
  const { words, price = 0, bedrooms = 3, type = 'House', suburb = 'Richmond', postcode = '3121' } = each
  return aReaxmlListing({
    uniqueID: `SIM-${files}-${number}`,
    status: each.status ?? 'current',
    body: `<authority value="sale"/><price display="yes">${price}</price><priceView>${words}</priceView>
      <address display="yes"><streetNumber>${number}</streetNumber><street>Number ${files} Street</street>
        <suburb display="yes">${suburb}</suburb><state>VIC</state><postcode>${postcode}</postcode></address>
      <category name="${type}"/><features><bedrooms>${bedrooms}</bedrooms><bathrooms>1</bathrooms></features>`,
  })
}

/** A silent home with the given others; resolves to what similar homes ask. */
const askedBeside = async (others: readonly Advertised[], silent: Advertised = { words: 'Contact agent' }) => {
  files += 1
  const adverts = [silent, ...others].map((each, index) => advertOf(each, index + 1))
  await writeFile(join(folder, `feed-${files}.xml`), aFeed(...adverts))
  for (const _ of ['seen', 'read']) await service.runJob('watch-feed-folder')
  const as = service.signIn()
  const searchId = await begin(service, as)
  await service.scoreAll()
  const { body } = await service.call(listSearchResults, { params: { searchId }, as })
  const home = body.find(({ address }) => address.startsWith(`1 Number ${files} `)) ?? expect.fail('No silent home')
  return (await service.call(getSimilarPrices, { params: { id: home.id }, as })).body.similar
}

const shown = (count: number): Advertised[] =>
  Array.from({ length: count }, (_, index) => ({ words: `$${700 + index * 10},000` }))

describe('what similar homes ask', () => {
  it('is the middle half of the prices that eight of them show', async () => {
    expect(await askedBeside(shown(8))).toEqual({ from: 720_000, to: 750_000, homes: 8 })
  })

  it('is unknown for seven', async () => {
    expect(await askedBeside(shown(7))).toBeNull()
  })

  it('is the same whatever a hidden price is, of this or of a similar home', async () => {
    const before = await askedBeside(shown(8))
    await forgetHomes()
    const hidden = { words: 'Auction', price: 990_000 }
    expect(await askedBeside([...shown(8), hidden, hidden], { words: 'Contact agent', price: 960_000 })).toEqual(before)
  })

  it('does not count hidden prices among the eight', async () => {
    expect(await askedBeside([...shown(7), { words: 'Auction', price: 760_000 }])).toBeNull()
  })

  it.each<[string, Partial<Advertised>]>([
    ['other bedrooms', { bedrooms: 4 }],
    ['another type', { type: 'Apartment' }],
    ['another suburb', { suburb: 'Cremorne' }],
    ['a sale that has ended', { status: 'sold' }],
  ])('counts no home with %s', async (_, other) => {
    expect(await askedBeside([...shown(7), { words: '$760,000', ...other }])).toBeNull()
  })

  it('takes the middle of a range', async () => {
    const similar = await askedBeside(Array.from({ length: 8 }, () => ({ words: '$700,000 - $760,000' })))
    expect(similar).toEqual({ from: 730_000, to: 730_000, homes: 8 })
  })

  it('is unknown for a home that does not exist', async () => {
    const { status, body } = await service.call(getSimilarPrices, { params: { id: 'no-home' }, as: service.signIn() })
    expect([status, body]).toEqual([200, { similar: null }])
  })
})
