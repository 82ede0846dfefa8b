import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { expect, it, onTestFinished } from 'vitest'
import { bandPrices } from './user-property-document.ts'

it('an exact price filter of an earlier build becomes the middle of its band, and a shown price stays', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'search')
  onTestFinished(async () => {
    await store.close()
    await mongo.close()
  })
  const shown = { price: 900_000, priceFrom: null, priceTo: null, hiddenPrice: null }
  const collection = store.connection.collection('user_properties')
  await collection.insertMany([
    { home: shown, priceLeast: 900_000, priceMost: 900_000 },
    { home: { ...shown, price: null, hiddenPrice: 1_234_567 }, priceLeast: 1_234_567, priceMost: 1_234_567 },
  ])
  for (const _time of ['once', 'again']) await bandPrices.run(collection)
  const [other, banded] = await collection.find().toArray()
  expect(banded).toMatchObject({ priceLeast: 1_250_000, priceMost: 1_250_000, isRescoreDue: true })
  expect(other).toMatchObject({ priceLeast: 900_000, priceMost: 900_000 })
  expect(other).not.toHaveProperty('isRescoreDue')
})
