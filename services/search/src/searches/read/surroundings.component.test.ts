import { listResultCards, listSavedSearches, requestSearch, saveSearch, SearchRequest } from '@verandah/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begin, statusOf } from '../../testing/ask-search.ts'
import { richmond, startSearch, type SearchUnderTest } from '../../testing/start-search.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

const homesOf = async (as: string, body: object) => {
  const searchId = await begin(service, as, { maxPrice: undefined, maxPages: 20, ...body })
  await service.scoreAll()
  return (await service.call(listResultCards, { params: { searchId }, query: { limit: 100 }, as })).body
}

it('homes around the chosen suburb are found too, with half the location score', async () => {
  const as = service.signIn()
  expect(new Set((await homesOf(as, {})).map(({ suburb }) => suburb))).toEqual(new Set(['Richmond']))
  const homes = await homesOf(as, { withinKm: 2 })
  const locationOf = (isChosen: boolean) =>
    new Set(
      homes
        .filter(({ suburb }) => (suburb === 'Richmond') === isChosen)
        .map(({ breakdown }) => breakdown.find(({ name }) => name === 'location')?.value),
    )
  expect(locationOf(true)).toEqual(new Set([10]))
  expect(locationOf(false)).toEqual(new Set([5]))
})

it('a search and a saved search store their distance', async () => {
  const as = service.signIn()
  const id = await begin(service, as, { withinKm: '5' })
  const filters = (await statusOf(service, as, id))?.filters
  expect(filters).toMatchObject({ locations: [richmond], withinKm: 5 })
  await service.call(saveSearch, { body: { searchId: id, name: 'Around Richmond', frequency: 'off' }, as })
  expect((await service.call(listSavedSearches, { as })).body[0]?.filters).toMatchObject({
    withinKm: 5,
    surrounding: filters?.surrounding,
  })
})

it.each([3, -5, 'five', 5.5])('%j kilometres are refused with the field named', async (withinKm) => {
  const body = { locations: [richmond], withinKm }
  const reply = await service.call(requestSearch, { body: JSON.stringify(body), as: service.signIn() })
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'withinKm' }] } })
  expect(SearchRequest.safeParse(body).success).toBe(false)
})
