import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { connectStore, type Store } from './connect-store.ts'
import { defineSchema, Json } from './schema.ts'

let mongo: EmbeddedMongo
let store: Store
beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'older')
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

const Visit = z.object({ start: z.string(), end: z._default(z.nullable(z.string()), null) })
const Home = z.object({
  title: z.string(),
  price: z._default(z.nullable(z.int()), null),
  tags: z._default(z.array(z.string()), []),
  visits: z.array(Visit),
  agent: z.optional(z.nullable(z.object({ name: z._default(z.string(), 'nobody') }))),
})
type Home = z.infer<typeof Home>
interface Doc {
  _id: string
  home?: Home
  pages?: Home[][]
  text: string
}

const homesIn = (name: string) => {
  const json = { type: Json, contract: Home }
  const plain = { type: Json, contract: z.object({ title: z.string() }) }
  return store.collection<Doc>(
    name,
    defineSchema({
      _id: String,
      home: json,
      pages: { type: [Json], contract: Home, default: undefined },
      plain,
      text: String,
    }),
  )
}

const older = { title: 'Terrace', visits: [{ start: '9:00' }, { start: '10:00', end: '10:30' }] }
const filled = {
  title: 'Terrace',
  visits: [
    { start: '9:00', end: null },
    { start: '10:00', end: '10:30' },
  ],
  price: null,
  tags: [],
}

it('a document of an earlier build is read with the contract’s defaults, even nested ones', async () => {
  const homes = homesIn('homes')
  const stored = [
    { _id: 'a', home: { ...older, agent: {} }, text: 'x' },
    { _id: 'b', home: older, pages: [[older]] },
    { _id: 'c', home: null },
  ]
  await homes.collection.insertMany(stored as never)
  expect(await homes.find().sort({ _id: 1 }).lean()).toEqual([
    { _id: 'a', home: { ...filled, agent: { name: 'nobody' } }, text: 'x' },
    { _id: 'b', home: filled, pages: [[filled]] },
    { _id: 'c', home: null },
  ])
  expect(await homes.findOne({ _id: 'b' }).lean()).toMatchObject({ home: filled })
  expect(await homes.findOneAndUpdate({ _id: 'b' }, { text: 'y' }).lean()).toMatchObject({ home: filled })
  expect((await homes.findOne({ _id: 'b' }))?.home).toEqual(filled)
  expect(await homes.findOne({ _id: 'nobody' }).lean()).toBeNull()
  expect(await homes.collection.findOne({ _id: 'b' as never })).toMatchObject({ home: older })
})

it('stored values are unchanged, and no two documents share a default', async () => {
  const homes = homesIn('newer')
  const own = { title: 'Flat', price: 5, tags: ['view'], visits: [], agent: null }
  await homes.collection.insertMany([{ home: own }, { home: older }, { home: older }] as never)
  const [whole, one, other] = await homes.find({}, { _id: 0 }).lean<Doc[]>()
  expect(whole).toEqual({ home: own })
  one!.home!.tags.push('changed')
  expect(other!.home!.tags).toEqual([])
})

it('a query for part of the JSON returns that part', async () => {
  const homes = homesIn('parts')
  await homes.collection.insertOne({ home: older })
  expect(await homes.findOne({}, { _id: 0, 'home.title': 1 }).lean()).toEqual({ home: { title: 'Terrace' } })
  expect(await homes.findOne({}, { _id: 0, text: 1 }).lean()).toEqual({})
})
