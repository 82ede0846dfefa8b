import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { connectStore, type Store } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHouseholds, type Households } from './households.ts'

let mongo: EmbeddedMongo
let store: Store
let households: Households
beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'shortlist')
  households = createHouseholds({ store })
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

/** Members by name, each with the day of November on which they joined. */
const record = (id: string, days: Record<string, number>) => {
  const members = Object.entries(days).map(([name, day]) => {
    const joinedAt = `2026-11-0${day}T00:00:00.000Z`
    return { userId: name, name, joinedAt, registeredAt: joinedAt }
  })
  return households.record(id, 1, members)
}
const housemates = async (name: string) => (await households.housematesOf(name)).map(({ userId }) => userId)

it('the household that a user joined last counts while they move, and an erased user is in none', async () => {
  await record('household-1', { Mary: 9, Anna: 2, Tom: 1 })
  await record('household-2', { Zoe: 1, Anna: 3, Tom: 8 })
  await record('household-3', { Lea: 9, Anna: 1 })
  expect([await housemates('Anna'), await housemates('Lea')]).toEqual([['Zoe', 'Tom'], ['Anna']])
  expect([await households.forget('Anna'), await households.forget('Anna')]).toEqual([3, 0])
  expect([await households.membersOf('Anna'), await housemates('Mary'), await housemates('Lea')]).toEqual([
    [],
    ['Tom'],
    [],
  ])
})
