import { compareSavedProperties, PropertySaved, SavedHomeScored } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { homeChanged } from './testing/a-home.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let buyer: Buyer
beforeAll(async () => {
  service = await startTestService(shortlist)
  buyer = createBuyer(service)
  await service.receive(
    homeChanged({ id: 'terrace', address: '1 Chapel Street, St Kilda VIC 3182', suburb: 'St Kilda' }),
  )
  await service.receive(
    homeChanged({ id: 'flat', suburb: 'Carlton', bedrooms: 2, price: null, displayPrice: 'Auction' }),
  )
  await buyer.save('terrace', { notes: 'Lovely café nearby (+ a (park', tags: ['Garden'], score: 88 })
  await buyer.save('flat', { tags: ['quiet'], score: 60 })
  await buyer.save('unheard-of')
})
afterAll(() => service.stop())

const found = async (query: Record<string, string>) => (await buyer.list(query)).map(({ propertyId }) => propertyId)

describe('a list', () => {
  it.each([
    [{ q: 'kilda' }, ['terrace']],
    [{ q: 'CAFE chapel' }, ['terrace']],
    [{ q: 'kilda carlton' }, []],
    [{ q: '(+ a (park' }, ['terrace']],
    [{ q: '.*' }, []],
    [{ tag: ' garden ' }, ['terrace']],
    [{ tag: 'gard' }, []],
    [{ q: 'quiet', tag: 'quiet' }, ['flat']],
  ])('narrowed by %j holds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('counts its homes, and is complete without a query', async () => {
    expect((await found({ q: '  ', tag: '' })).toSorted()).toEqual(['flat', 'terrace', 'unheard-of'])
  })
})

describe('a saved home whose advert is gone', () => {
  it('remains readable and is marked, whatever arrives late or twice', async () => {
    await buyer.save('leaving')
    await service.receive(homeChanged({ id: 'leaving', revision: 3 }))
    const gone = homeChanged({ id: 'leaving', revision: 4, status: 'gone' })
    await service.receive(gone)
    await service.receive(homeChanged({ id: 'leaving', revision: 2 }))
    await service.store.collection('inbox').deleteMany({})
    await service.receive(gone)
    const [saved] = await buyer.list({ propertyId: 'leaving' })
    expect(saved).toMatchObject({ isGone: true, home: { revision: 4, suburb: 'Richmond' } })
  })
})

describe('the score of a saved home', () => {
  it('is the one announced for its search, on the list and in the comparison, until it is saved from another', async () => {
    const scored = {
      userId: buyer.id,
      propertyId: 'scored',
      searchId: 'search-1',
      searchedAt: '2026-11-12T02:00:00.000Z',
    }
    const hear = (score: number, revision: number) =>
      service.receive(newEvent(SavedHomeScored, { ...scored, score, revision }, { clock: service.clock }))
    const shown = async () =>
      (await buyer.list({ propertyId: 'scored' })).map(({ score, searchedAt }) => [score, searchedAt])
    const { body } = await buyer.save('scored', { score: 70, searchId: 'search-1' })
    expect(await shown()).toEqual([[70, null]])
    await hear(55, 2)
    await hear(80, 1)
    expect(await shown()).toEqual([[55, scored.searchedAt]])
    const compared = await service.call(compareSavedProperties, { as: buyer.as, query: { ids: body.id } })
    expect(compared.body.rows.find(({ fact }) => fact === 'score')?.values).toEqual([55])
    await buyer.save('scored', { score: 61, searchId: 'search-2' })
    expect(await shown()).toEqual([[61, null]])
    expect((await buyer.said(PropertySaved)).filter(({ propertyId }) => propertyId === 'scored')).toMatchObject([
      { searchId: 'search-1' },
      { searchId: 'search-2' },
    ])
  })
})

describe('a comparison', () => {
  const ids = async (...homes: string[]) =>
    (await buyer.list()).filter(({ propertyId }) => homes.includes(propertyId)).map(({ id }) => id)

  it('shows the facts side by side in the requested order, and marks differences', async () => {
    const [flat, terrace] = await ids('terrace', 'flat')
    const query = { ids: `${terrace},${flat}` }
    const { status, body } = await service.call(compareSavedProperties, { as: buyer.as, query })
    expect(status).toBe(200)
    expect(body.homes.map(({ id }) => id)).toEqual([terrace, flat])
    const row = (fact: string) => body.rows.find((candidate) => candidate.fact === fact)
    expect(row('bedrooms')).toMatchObject({ values: body.homes.map(({ home }) => home?.bedrooms), isDifferent: true })
    expect(row('bathrooms')).toMatchObject({ values: [2, 2], isDifferent: false })
  })

  it.each(['', ',', 'a,b,c,d'])('of "%s" is refused', async (text) => {
    const reply = await service.call(compareSavedProperties, { as: buyer.as, query: { ids: text } })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'ids' }] } })
  })
})

it('a home that an earlier build stored is shown with newer fields as unknown', async () => {
  await service.receive(homeChanged({ id: 'older' }))
  const $unset = { 'home.landSize': 1, 'home.displayPrice': 1 } as const
  await service.store.collection('homes').updateOne({ _id: 'older' as never }, { $unset })
  await buyer.save('older')
  const [saved] = await buyer.list({ propertyId: 'older' })
  expect(saved?.home).toMatchObject({ id: 'older', landSize: null, displayPrice: null })
})

it('events that break their contract become dead letters with their reason', async () => {
  const event = homeChanged({ id: 'poison' })
  await service.receive({ ...event, data: { ...event.data, home: { id: 'poison' } } })
  const dead = (await service.bus.deadLetters.list(10)).filter((letter) => letter.event.id === event.id)
  expect(dead).toMatchObject([{ reason: expect.stringContaining('malformed') as string }])
})
