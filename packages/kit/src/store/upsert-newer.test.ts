import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loseFirstInsert } from '../testing/lose-first-insert.ts'
import { connectStore, type Store } from './connect-store.ts'
import { defineSchema, requiredNumber, requiredString } from './schema.ts'
import { upsertNewer } from './upsert-newer.ts'

interface HomeDoc {
  _id: string
  revision: number
  street: string
}

let mongo: EmbeddedMongo
let store: Store

beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'homes')
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

const newHomes = (name: string) =>
  store.collection(name, defineSchema<HomeDoc>({ _id: String, revision: requiredNumber, street: requiredString }))

const home = (revision: number, street: string) => ({ id: 'a', revision, fields: { street } })

it('keeps the newest revision, in whichever order they come', async () => {
  const homes = newHomes('in_disorder')
  await upsertNewer(homes as never, [home(2, 'Wattle Street')])
  await upsertNewer(homes as never, [home(1, 'Acacia Street')])
  await upsertNewer(homes as never, [home(3, 'Banksia Street'), { ...home(1, 'Grevillea Street'), id: 'b' }])
  expect(await homes.find().sort({ _id: 1 }).lean()).toEqual([
    { _id: 'a', revision: 3, street: 'Banksia Street' },
    { _id: 'b', revision: 1, street: 'Grevillea Street' },
  ])
})

it.each([
  [1, 'Wattle Street'],
  [3, 'Acacia Street'],
])('keeps the newer one when revision 2 and a first insert of revision %i come at once', async (revision, street) => {
  const homes = newHomes(`at_once_${revision}`)
  const rival = { _id: 'a', revision, street: 'Acacia Street' }
  await upsertNewer(loseFirstInsert(homes, rival) as never, [home(2, 'Wattle Street')])
  expect(await homes.findOne({ _id: 'a' }).lean()).toMatchObject({ street, revision: Math.max(revision, 2) })
})
