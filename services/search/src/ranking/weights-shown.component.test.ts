import { getProperty, listProperties, WeightsChanged, type Property } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { plainWeights, startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

const userId = 'user-who-weighs'
const ranked = async (sort: 'score-desc' | 'price-asc' = 'score-desc'): Promise<Property[]> =>
  (await service.call(listProperties, { as: service.signIn({ sub: userId }), query: { sort, limit: 100 } })).body

const collection = () => service.store.collection('user_properties')

/** Weights for every field of a home, and for the facts and text of its advert. */
const ofEverything = (revision: number) =>
  newEvent(
    WeightsChanged,
    {
      userId,
      revision,
      weights: {
        ...plainWeights,
        additionalCriteria: { Pool: 9, 'Solar panels': 8, home: 7, kitchen: 6, Heating: 5, Balcony: 4, garden: 3 },
        id: 'weights',
        userId,
      },
    },
    { clock: service.clock },
  )

it('a page of the ranking shows current scores, best first, even while its order is outdated', async () => {
  const as = service.signIn({ sub: userId })
  await begin(service, as)
  await service.scoreAll()
  const before = await ranked()
  const weights = { price: 10, location: 0, bedrooms: 0, bathrooms: 0, landSize: 10, propertyAge: 0, features: 0 }
  const event = newEvent(
    WeightsChanged,
    { userId, revision: 1, weights: { ...plainWeights, ...weights, id: 'weights', userId } },
    { clock: service.clock },
  )
  await service.receive(event)
  const after = await ranked()
  expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id))
  await collection().updateMany({ userId }, { $set: { score: 50, breakdown: [] } })
  const meanwhile = await ranked()
  expect(meanwhile).toEqual(after)
  for (const { id, score, breakdown } of meanwhile.slice(0, 5)) {
    expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    expect((await service.call(getProperty, { as, params: { id } })).body.score).toBe(score)
  }
  await service.receive({ ...event, data: { ...event.data, revision: 2 } })
  const stored = await collection().find({ userId }).toArray()
  expect(new Map(stored.map(({ propertyId, score }) => [String(propertyId), Math.floor(Number(score))]))).toEqual(
    new Map(after.map(({ id, score }) => [id, score])),
  )
})

it('new weights bring the order in line with the shown scores, by every criterion', async () => {
  await service.receive(ofEverything(3))
  const shown = await ranked()
  const stored = await collection().find({ userId }).sort({ score: -1, propertyId: 1 }).toArray()
  expect(stored.map(({ propertyId, score }) => [String(propertyId), Math.floor(Number(score))])).toEqual(
    shown.map(({ id, score }) => [id, score]),
  )
})

it('new weights leave no score due, even for a changed home with an outdated score', async () => {
  await collection().updateMany({ userId }, { $set: { isRescoreDue: true } })
  await service.receive(ofEverything(4))
  expect(await collection().countDocuments({ userId, isRescoreDue: true })).toBe(0)
})
