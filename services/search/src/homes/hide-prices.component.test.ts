import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { expect, it, onTestFinished } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { hidePrices } from './hide-prices.ts'

/** A home as stored by a build without hidden prices. */
const { hiddenPrice: _, ...old } = aListing({ price: 1_234_567, displayPrice: 'Auction' })
const at = '2026-11-20T00:00:00.000Z'
const change = { at, listingId: old.id, price: 1_234_567, displayPrice: 'Auction', status: 'active', inspections: [] }

const afterStep = async (docs: object[]) => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'search')
  onTestFinished(async () => {
    await store.close()
    await mongo.close()
  })
  const collection = store.connection.collection('adverts')
  await collection.insertMany(docs)
  const step = hidePrices({ number: 1, at: 'listing', besides: { isRescoreDue: true } })
  for (const _time of ['once', 'again']) await step.run(collection)
  return collection.find().toArray()
}

it('a price that an earlier build stored behind "Auction" still filters, and is shown nowhere', async () => {
  const breakdown = [
    { name: 'price', reason: '$1,234,567 is within your price range' },
    { name: 'bedrooms', reason: '3 bedrooms' },
  ]
  const [kept] = await afterStep([{ _id: 'a' as never, listing: old, breakdown, history: [change] }])
  expect(kept).toMatchObject({
    listing: { price: null, priceFrom: null, priceTo: null, displayPrice: 'Auction', hiddenPrice: 1_234_567 },
    breakdown: [{ reason: 'Price guide not advertised' }, { reason: '3 bedrooms' }],
    history: [{ price: null, displayPrice: 'Auction' }],
    isRescoreDue: true,
  })
  const { listing, ...rest } = kept!
  expect(JSON.stringify([{ ...(listing as object), hiddenPrice: null }, rest])).not.toMatch(/1,?234,?567/)
})

it('a price in the text stays, and so do documents of this build', async () => {
  const stated = { _id: 'a' as never, listing: { ...old, displayPrice: '$1,234,567' } }
  const ours = { _id: 'b' as never, listing: { ...old, hiddenPrice: null } }
  expect(await afterStep([stated, ours])).toEqual([stated, ours])
})
