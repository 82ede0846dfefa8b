import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { behind } from './behind.ts'
import { connectStore } from './connect-store.ts'
import { defineSchema, required } from './schema.ts'

interface Home {
  _id: string
  score: number
}

it('pages of a sorted list show each document once, also those of equal value', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'homes')
  const homes = store.collection('homes', defineSchema<Home>({ _id: String, score: required.number }))
  await homes.insertMany([70, 80, 80, 80, 90].map((score, at) => ({ _id: `home-${at}`, score })))
  const idsBy = async (direction: 1 | -1) => {
    const ids: string[] = []
    const order = { field: 'score', direction, tie: '_id' }
    for (let last: Home | undefined; ; last = (await homes.findById(ids.at(-1)).lean<Home>())!) {
      const after = last ? { value: last.score, id: last._id } : null
      const [next] = await homes.find(behind(order, after)).sort({ score: direction, _id: 1 }).limit(1).lean<Home[]>()
      if (next === undefined) return ids
      ids.push(next._id)
    }
  }
  expect(await idsBy(1)).toEqual(['home-0', 'home-1', 'home-2', 'home-3', 'home-4'])
  expect(await idsBy(-1)).toEqual(['home-4', 'home-1', 'home-2', 'home-3', 'home-0'])
  await store.close()
  await mongo.close()
})
