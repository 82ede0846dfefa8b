import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loseFirstInsert } from '../testing/lose-first-insert.ts'
import { connectStore, type Store } from './connect-store.ts'
import { defineSchema, required } from './schema.ts'
import { findById, keepNewest } from './keep-newest.ts'
import { upsertNewer } from './upsert-newer.ts'

interface HomeDoc {
  _id: string
  revision: number
  street: string
  seenAt?: Date
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
  store.collection(
    name,
    defineSchema<HomeDoc>({ _id: String, revision: required.number, street: required.string, seenAt: Date }),
  )

const home = (revision: number, street: string) => ({ id: 'a', revision, fields: { street } })

it('keeps the newest revision, in any order of arrival', async () => {
  const homes = newHomes('in_disorder')
  await upsertNewer(homes as never, [home(2, 'Wattle Street')])
  await upsertNewer(homes as never, [home(1, 'Acacia Street')])
  await upsertNewer(homes as never, [home(3, 'Banksia Street'), { ...home(1, 'Grevillea Street'), id: 'b' }])
  expect(await homes.find().sort({ _id: 1 }).lean()).toEqual([
    { _id: 'a', revision: 3, street: 'Banksia Street' },
    { _id: 'b', revision: 1, street: 'Grevillea Street' },
  ])
})

it('an older one in a batch does not block the others, and latest fields never decrease', async () => {
  const homes = newHomes('in_batches')
  const seen = (day: number) => ({ seenAt: new Date(Date.UTC(2026, 10, day)) })
  await upsertNewer(homes as never, [{ ...home(2, 'Wattle Street'), latest: seen(20) }])
  await upsertNewer(homes as never, [home(1, 'Acacia Street'), { ...home(1, 'Grevillea Street'), id: 'b' }])
  await upsertNewer(homes as never, [{ ...home(3, 'Banksia Street'), latest: seen(19) }])
  expect(await homes.find().sort({ _id: 1 }).lean()).toEqual([
    { _id: 'a', revision: 3, street: 'Banksia Street', ...seen(20) },
    { _id: 'b', revision: 1, street: 'Grevillea Street' },
  ])
  await upsertNewer(homes as never, [])
})

it.each([
  [1, 'Wattle Street'],
  [3, 'Acacia Street'],
])('keeps the newer one when revision 2 and a first insert of revision %i are concurrent', async (revision, street) => {
  const homes = newHomes(`at_once_${revision}`)
  const rival = { _id: 'a', revision, street: 'Acacia Street' }
  await upsertNewer(loseFirstInsert(homes, rival) as never, [home(2, 'Wattle Street')])
  expect(await homes.findOne({ _id: 'a' }).lean()).toMatchObject({ street, revision: Math.max(revision, 2) })
})

it('of concurrent revisions and a known one, only the newest is written', async () => {
  const homes = newHomes('together')
  const keep = keepNewest(homes)
  await keep(home(2, 'Wattle Street'))
  const others = [
    home(1, 'Acacia Street'),
    home(4, 'Banksia Street'),
    home(3, 'Grevillea Street'),
    home(4, 'Late Street'),
  ]
  await Promise.all([...others, { ...home(1, 'Myrtle Street'), id: 'b' }].map(keep))
  const stored = [
    { _id: 'a', revision: 4, street: 'Banksia Street' },
    { _id: 'b', revision: 1, street: 'Myrtle Street' },
  ]
  expect(await homes.find().sort({ _id: 1 }).lean()).toEqual(stored)
  const find = findById(homes, { revision: { $gt: 1 } })
  expect(await Promise.all(['b', 'a', 'c', 'a'].map(find))).toEqual([null, stored[0], null, stored[0]])
})

it('a known revision causes no write', async () => {
  const homes = newHomes('known')
  const keep = keepNewest(homes)
  await keep(home(2, 'Wattle Street'))
  const write = vi.spyOn(homes, 'bulkWrite')
  await Promise.all([home(2, 'Wattle Street'), home(1, 'Acacia Street')].map(keep))
  expect(write).not.toHaveBeenCalled()
  await keep(home(3, 'Banksia Street'))
  expect(write).toHaveBeenCalledOnce()
})
