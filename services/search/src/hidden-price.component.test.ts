import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getProperty,
  getSearchProperty,
  listProperties,
  listPropertyAdverts,
  listSearches,
  listResultCards,
  listResultColumns,
  listSearchResults,
  PropertiesFetched,
  PropertySaved,
  SearchScored,
  shownPriceOf,
  TrackedPropertyChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'
import { begin } from './testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from './testing/start-search.ts'

let folder: string
let service: SearchUnderTest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-hidden-'))
  service = await startSearch({ environment: { REAXML_FEED_FOLDER: folder } })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const hide = (listing: string) =>
  listing.replace('>1250000<', '>1234567<').replace('$1,200,000 - $1,300,000', 'Auction')

/** Bisects the price with filters, as a curious buyer could. */
const leastMaxPriceThatLists = async (id: string, as: ReturnType<SearchUnderTest['signIn']>) => {
  let fails = 0
  let passes = 4_194_304
  while (passes - fails > 1) {
    const maxPrice = (fails + passes) / 2
    const { body } = await service.call(listProperties, { query: { maxPrice, limit: 100 }, as })
    if (body.some((home) => home.id === id)) passes = maxPrice
    else fails = maxPrice
  }
  return passes
}

it('a price behind "Auction" is in no reply and in no event except the one to scoring', async () => {
  await writeFile(join(folder, 'one.xml'), aFeed(hide(aReaxmlListing())))
  for (const _ of ['seen', 'read']) await service.runJob('watch-feed-folder')
  const as = service.signIn()
  const searchId = await begin(service, as)
  await service.scoreAll()
  const results = await service.call(listSearchResults, { params: { searchId }, as })
  const home = results.body.find(
    ({ displayPrice, sources }) => displayPrice === 'Auction' && sources[0]?.provider === 'reaxml',
  )
  expect(home).toMatchObject({ price: null, priceFrom: null, priceTo: null, priceValue: 4 })
  expect(home?.breakdown.find(({ name }) => name === 'price')).toMatchObject({
    value: 4,
    reason: 'Price guide not advertised',
  })
  const id = home?.id ?? ''
  await service.receive(
    newEvent(PropertySaved, { userId: 'user-1', propertyId: id, revision: 1 }, { clock: service.clock }),
  )
  const replies = await Promise.all([
    service.call(listSearches, { as }),
    service.call(listProperties, { query: { sort: 'price-asc', limit: 100 }, as }),
    service.call(getProperty, { params: { id }, as }),
    service.call(listPropertyAdverts, { params: { id }, as }),
    service.call(getSearchProperty, { params: { searchId, propertyId: id }, as }),
  ])
  const columns = await service.call(listResultColumns, { params: { searchId }, as })
  const pages = await Promise.all([
    service.call(listResultCards, { params: { searchId }, query: { sort: 'price-low', limit: 100 }, as }),
    service.call(listResultCards, { params: { searchId }, query: { under: 1_300_000, limit: 100 }, as }),
  ])
  const row = columns.body.ids.indexOf(id)
  const prices = Buffer.from(columns.body.columns.factors.price?.thousandths ?? '', 'base64')
  expect([prices.readUInt16LE(row * 2), columns.body.labels[row]]).toEqual([4_000, ''])
  expect(pages.map(({ body }) => body.some((card) => card.id === id))).toEqual([true, false])
  const { body: byPrice } = pages[0]
  const ahead = byPrice.slice(
    0,
    byPrice.findIndex((card) => card.id === id),
  )
  expect(byPrice.filter((card) => shownPriceOf(card) !== null).every((card) => ahead.includes(card))).toBe(true)
  expect(await leastMaxPriceThatLists(id, as)).toBe(1_250_000)
  const said = [results, columns, ...pages, ...replies].map(({ body, headers }) => JSON.stringify([body, [...headers]]))
  const told = [TrackedPropertyChanged, SearchScored].flatMap((event) => service.bus.published(event))
  expect(told.length).toBeGreaterThan(0)
  for (const bytes of [...said, JSON.stringify(told)]) expect(bytes).not.toContain('1234567')
  expect(JSON.stringify(service.bus.published(PropertiesFetched))).toContain('1234567')
})
