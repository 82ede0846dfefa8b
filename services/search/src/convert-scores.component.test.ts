import {
  allEvents,
  listProperties,
  listResultCards,
  listSearchResults,
  PropertySaved,
  SavedHomeScored,
  type Weights,
  WeightsChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { scoringRule } from '@verandah/scoring-model'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { begin } from './testing/ask-search.ts'
import { plainWeights, startSearch, type SearchUnderTest } from './testing/start-search.ts'

let service: SearchUnderTest
const userId = 'user-1'
let as: string
beforeEach(async () => {
  service = await startSearch()
  as = service.signIn({ sub: userId })
})
afterEach(() => service.stop())

const results = () => service.store.collection('search_results')
const ranked = () => service.store.collection('user_properties')

/** What the previous build stored: other scores, without rule and sort key. */
const stepBack = async (searchId: string): Promise<void> => {
  await results().updateMany({ searchId }, { $set: { score: 1 }, $unset: { rule: 1, sortKey: 1 } })
  await ranked().updateMany({ userId }, { $set: { score: 1, worth: 'of an earlier rule' } })
  await service.store.collection<{ _id: string }>('steps').deleteOne({ _id: `scores:rule-${scoringRule}` })
}

it('scores by an earlier rule are scored as they are read, and then converted once', async () => {
  const searchId = await begin(service, as)
  await service.scoreAll()
  const weights: Weights & { id: string; userId: string } = { ...plainWeights, id: 'weights', userId }
  await service.receive(newEvent(WeightsChanged, { userId, revision: 1, weights }, service))
  const shown = async () => ({
    results: (await service.call(listSearchResults, { params: { searchId }, query: {}, as })).body,
    cards: (await service.call(listResultCards, { params: { searchId }, query: { limit: 100 }, as })).body,
    mine: (await service.call(listProperties, { as, query: { limit: 100 } })).body,
  })
  const scoresOf = (lists: Awaited<ReturnType<typeof shown>>) =>
    Object.values(lists).map((list) => list.map(({ id, score }) => [id, score]))
  const stored = async () => [
    await results().find({ searchId }).sort({ _id: 1 }).toArray(),
    (await ranked().find({ userId }).sort({ _id: 1 }).toArray()).map(({ score, worth }) => [score, worth] as unknown),
  ]
  const told = () => service.bus.published(SavedHomeScored).map(({ data }) => data.score)
  const published = () => allEvents.flatMap((contract) => service.bus.published(contract).map(({ id }) => id)).length

  const before = scoresOf(await shown())
  const propertyId = (await shown()).results[0]!.id
  await service.receive(newEvent(PropertySaved, { userId, propertyId, revision: 1, searchId }, service))
  const asStored = await stored()

  await stepBack(searchId)
  await service.store.collection('told_scores').updateMany({}, { $set: { score: 1 } })
  const read = scoresOf(await shown())
  expect([...read.slice(0, 2), new Map(read[2] as [string, number][])]).toEqual([
    ...before.slice(0, 2),
    new Map(before[2] as [string, number][]),
  ])

  const earlier = published()
  await service.runJob('convert-scores')
  await service.idle()
  expect(published() - earlier).toBe(1)
  expect(await stored()).toEqual(asStored)
  expect(scoresOf(await shown())).toEqual(before)
  expect(told()).toEqual([before[0]![0]![1], before[0]![0]![1]])

  await ranked().updateMany({ userId }, { $set: { score: 1 } })
  await service.runJob('convert-scores')
  expect(await ranked().countDocuments({ userId, score: 1 })).toBe(asStored[1]!.length)
})

it('a user whose scores cannot be converted keeps nobody else’s as they were, and is tried again', async () => {
  const searchId = await begin(service, as)
  await service.scoreAll()
  await stepBack(searchId)
  const damaged = { _id: 'a-user' as never, revision: 1, weights: '{' }
  await service.store.collection('user_weights').insertOne(damaged)
  const home = { _id: 'a-user:damaged' as never, userId: 'a-user', propertyId: 'damaged', revision: 1, score: 1 }
  await ranked().insertOne({ ...home, worth: 'of an earlier rule', outbox: [] })
  await service.runJob('convert-scores')
  expect(await ranked().countDocuments({ userId, score: 1 })).toBe(0)
  const done = () => service.store.collection('steps').countDocuments({ _id: `scores:rule-${scoringRule}` as never })
  expect(await done()).toBe(0)
  await service.store.collection('user_weights').deleteOne({ _id: damaged._id })
  await ranked().deleteOne({ _id: home._id })
  await service.runJob('convert-scores')
  expect(await done()).toBe(1)
})
