import { listResultColumns, listSearchResults, WeightsChanged } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../../testing/ask-search.ts'
import { plainWeights, startSearch, type SearchUnderTest } from '../../../testing/start-search.ts'

let service: SearchUnderTest
const userId = crypto.randomUUID()
let as: string
let searchId: string

beforeAll(async () => {
  service = await startSearch()
  as = service.signIn({ sub: userId })
  searchId = await begin(service, as)
  await service.scoreAll()
})
afterAll(() => service.stop())

const columns = async () => (await service.call(listResultColumns, { params: { searchId }, as })).body
const all = async () => (await service.call(listSearchResults, { params: { searchId }, as })).body

describe('the columns of a search', () => {
  it('name the type and suburb of each', async () => {
    const body = await columns()
    const { names, of } = body.kinds ?? expect.fail('No kinds')
    const bytes = Buffer.from(of, 'base64')
    const kinds = body.ids.map((_, row) => names[bytes.readUInt16LE(2 * row)])
    const homes = new Map((await all()).map((home) => [home.id, home]))
    expect(kinds).toEqual(body.ids.map((id) => ({ type: homes.get(id)?.propertyType, suburb: homes.get(id)?.suburb })))
    expect(new Set(names.map(({ type }) => type)).size).toBeGreaterThan(1)
  })

  it('say which are at their door, and of the criteria that the buyer may weigh', async () => {
    const weights = { ...plainWeights, additionalCriteria: { Pool: 9 }, id: 'weights', userId }
    await service.receive(newEvent(WeightsChanged, { userId, revision: 1, weights }, { clock: service.clock }))
    const [suburb] = await all()
    const hideDoor = { $set: { 'home.isAtDoor': false } }
    await service.store.collection('seen_homes').updateMany({ propertyId: suburb!.id }, hideDoor)
    const body = await columns()
    const homes = new Map((await all()).map((home) => [home.id, home]))
    const isDoor = body.ids.map((id) => homes.get(id)?.latitude != null && homes.get(id)?.isAtDoor !== false)
    expect([...Buffer.from(body.points.isDoor, 'base64')]).toEqual(isDoor.map(Number))
    expect(new Set(isDoor).size).toBe(2)
    expect(body.columns.custom.map(([name]) => name)).toEqual(['Pool'])
  })
})
