import { addOwnHome, BriefChanged, getCriteria, listSearches, requestSearch, saveCriteria } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { search } from '../index.ts'
import { ownHome } from '../testing/own-home.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(search)
})
afterAll(() => service.stop())

let userId: string
let as: ReturnType<TestService['signIn']>
beforeEach(() => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
})

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const carlton = { suburb: 'Carlton', state: 'VIC', postcode: '3053' } as const

const brief = async () => (await service.call(getCriteria, { as })).body
const told = async () => {
  await service.idle()
  return service.bus.published(BriefChanged).flatMap(({ data }) => (data.userId === userId ? [data] : []))
}

describe('a brief', () => {
  it('holds several places and types, the first of each where one is expected', async () => {
    const body = {
      suburb: 'x',
      locations: [richmond, carlton],
      propertyTypes: ['Townhouse' as const, 'House' as const],
    }
    await service.call(saveCriteria, { as, body })
    expect(await brief()).toEqual({
      suburb: 'Richmond',
      locality: richmond,
      locations: [richmond, carlton],
      propertyType: 'Townhouse',
      propertyTypes: ['Townhouse', 'House'],
    })
  })

  it('has one place and one type from a client that knows no more', async () => {
    await service.call(saveCriteria, { as, body: { suburb: 'carlton', propertyType: 'House' } })
    expect(await brief()).toMatchObject({ suburb: 'Carlton', locations: [carlton], propertyType: 'House' })
    expect(await brief()).not.toHaveProperty('propertyTypes')
  })

  it('of an earlier build is read with its one place, and changes from there', async () => {
    const preferences = service.store.collection<{ _id: string }>('property_preferences')
    const criteria = { suburb: 'Richmond', locality: richmond, maxPrice: 700_000 }
    await preferences.insertOne({ _id: userId, criteria, savedAt: new Date() } as { _id: string })
    expect(await brief()).toMatchObject({ locations: [richmond], maxPrice: 700_000 })
    await service.call(saveCriteria, { as, body: { suburb: 'Richmond', maxPrice: 780_000 } })
    expect(await told()).toMatchObject([{ ideal: { maxPrice: 780_000 }, idealBefore: { maxPrice: 700_000 } }])
  })

  it.each([6])('is refused with %i places, naming the field', async (count) => {
    const locations = Array.from({ length: count }, () => richmond)
    const { status, body } = await service.call(saveCriteria, { as, body: { suburb: 'Richmond', locations } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'locations', message: 'At most 5 places' }] })
  })

  it('is announced with each change, and none is lost by changes at once', async () => {
    const prices = [600_000, 610_000, 620_000]
    await Promise.all(
      prices.map((maxPrice) => service.call(saveCriteria, { as, body: { suburb: 'Richmond', maxPrice } })),
    )
    expect((await told()).map(({ revision }) => revision).toSorted()).toEqual([1, 2, 3])
    const newest = (await told()).find(({ revision }) => revision === 3)
    expect((await brief()).maxPrice).toBe(newest?.ideal.maxPrice)
  })
})

describe('a search', () => {
  it('changes the brief when it says so, keeping the region; earlier searches keep theirs', async () => {
    await service.call(saveCriteria, { as, body: { suburb: 'Richmond', state: 'EAST', maxPrice: 700_000 } })
    const asked = { locations: [richmond, carlton], propertyTypes: ['House' as const, 'Land' as const], withinKm: 5 }
    await service.call(requestSearch, { as, body: { locations: [richmond], maxPrice: 700_000 } })
    await service.call(requestSearch, { as, body: { ...asked, maxPrice: 780_000, maxOver: 40_000, isBrief: true } })
    expect(await brief()).toMatchObject({
      ...asked,
      state: 'EAST',
      maxPrice: 780_000,
      maxOver: 40_000,
      suburb: 'Richmond',
    })
    expect(await brief()).not.toHaveProperty('minPrice')
    const { body: searches } = await service.call(listSearches, { as })
    expect(searches.map(({ filters }) => filters.maxPrice).toSorted()).toEqual([700_000, 780_000])
    expect(searches.map(({ filters }) => filters)).toContainEqual(
      expect.objectContaining({ propertyType: 'House', propertyTypes: ['House', 'Land'], maxOver: 40_000 }),
    )
  })

  it('leaves the brief as it is otherwise', async () => {
    await service.call(saveCriteria, { as, body: { suburb: 'Richmond', maxPrice: 700_000 } })
    await service.call(requestSearch, { as, body: { locations: [carlton], maxPrice: 900_000 } })
    expect(await brief()).toMatchObject({ locations: [richmond], maxPrice: 700_000 })
  })

  it('names a repeated type once', async () => {
    await service.call(requestSearch, { as, body: { locations: [richmond], propertyTypes: ['House', 'House'] } })
    const { body: searches } = await service.call(listSearches, { as })
    expect(searches[0]?.filters).toMatchObject({ propertyType: 'House' })
    expect(searches[0]?.filters).not.toHaveProperty('propertyTypes')
  })
})

it.each([
  [richmond, 10],
  [carlton, 5],
])('a home that a buyer adds is judged by the suburbs of the brief: %j', async (place, value) => {
  await service.call(saveCriteria, { as, body: { suburb: place.suburb, locations: [place] } })
  const { body } = await service.call(addOwnHome, { as, body: ownHome })
  expect(body.breakdown.find(({ name }) => name === 'location')?.value).toBe(value)
})
