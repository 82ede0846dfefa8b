import type { SearchFilters } from '@verandah/contracts'
import { createLogger } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { ProviderLimited, ProviderRefused, ProviderUnavailable } from '../provider-failures.ts'
import { serveProvider } from '../testing/serve-provider.ts'
import { createPropTrackProvider } from './proptrack-provider.ts'
import { aPropTrackListing, aPropTrackPage } from './testing/a-proptrack-listing.ts'

const boxHill = { suburb: 'Box Hill', state: 'VIC', postcode: '3128' } as const
const anyHome: SearchFilters = { locations: [boxHill], maxPages: 5 }
const patience = () => new AbortController().signal

const servers: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const start = async (...replies: { status?: number; body?: unknown }[]) => {
  const server = await serveProvider({ replies })
  servers.push(server)
  const keys = { apiKey: 'key', apiSecret: 'secret', apiUrl: server.url }
  const options = { ...keys, imageUrl: 'https://images.example/{id}', disclaimer: null, isSample: false, pageSize: 40 }
  const provider = createPropTrackProvider(options, {
    clock: createTestClock(),
    log: createLogger({ level: 'silent' }),
  })
  const search = (filters = anyHome, after?: string) => provider.search(filters, 1, patience(), after)
  const asked = () => server.apiCalls().map(({ path }) => Object.fromEntries(new URL(path, server.url).searchParams))
  return { server, provider, search, asked }
}
const listing = (listingId: string) => aPropTrackListing({ listingId })

describe('a search at PropTrack by several types', () => {
  it('asks for every type where a search has several, and for homes a little over its maximum', async () => {
    const { search, asked } = await start({ body: aPropTrackPage([]) })
    const types = { propertyType: 'Apartment', propertyTypes: ['Apartment', 'House'] } as const
    await search({ ...anyHome, ...types, propertyTypes: [...types.propertyTypes], maxPrice: 700_000, maxOver: 50_000 })
    expect(asked()[0]).not.toHaveProperty('propertyTypes')
    expect(asked()[0]?.priceMax).toBe('850000')
  })
})

describe('a search at PropTrack', () => {
  it('uses PropTrack’s vocabulary, with the credentials in the header of the token request only', async () => {
    const { server, search, asked } = await start({ body: aPropTrackPage([]) })
    const bounds = { minBedrooms: 2, minPrice: 500_000, maxPrice: 1_500_000, minLandSize: 0 }
    await search({ ...anyHome, ...bounds, propertyType: 'Apartment' })
    expect(server.tokenCalls()).toMatchObject([
      {
        path: '/oauth2/token',
        authorization: `Basic ${Buffer.from('key:secret').toString('base64')}`,
        body: 'grant_type=client_credentials',
      },
    ])
    expect(asked()).toEqual([
      {
        listingTypes: 'sale',
        status: 'current',
        suburb: 'Box Hill',
        state: 'vic',
        postcodes: '3128',
        propertyTypes: 'unit',
        bedroomsMin: '2',
        priceMin: '425000',
        priceMax: '1700000',
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        sortBy: 'dateDesc',
        pageSize: '40',
      },
    ])
  })

  it('follows the cursor from page to page, and states the total once', async () => {
    const { search, asked } = await start(
      { body: aPropTrackPage([listing('1')], { cursor: 'MA==', total: 2 }) },
      { body: aPropTrackPage([listing('2')], { total: 2 }) },
    )
    const first = await search()
    expect(first).toMatchObject({ total: 2, hasNext: true })
    const second = await search(anyHome, first.cursor)
    expect(second).toMatchObject({ total: null, hasNext: false, cursor: undefined })
    expect(asked().map(({ afterPageCursor }) => afterPageCursor)).toEqual([undefined, 'MA=='])
    expect([...first.listings, ...second.listings].map(({ sourceId }) => sourceId)).toEqual(['1', '2'])
  })

  it('requests every place of a search, then those that have more', async () => {
    const places = ['Box Hill', 'Mont Albert', 'Nowhere'].map((suburb) => ({ ...boxHill, suburb }))
    const { search, asked } = await start(
      { body: aPropTrackPage([listing('1')], { total: 1 }) },
      { body: aPropTrackPage([], { total: 30, cursor: 'Mjk=' }) },
      { status: 404 },
      { body: aPropTrackPage([listing('2')]) },
    )
    const first = await search({ ...anyHome, locations: places })
    expect(first.listings.map(({ sourceId }) => sourceId)).toEqual(['1'])
    expect(first.total).toBe(31)
    expect(asked().map(({ pageSize }) => pageSize)).toEqual(['14', '14', '14'])
  })

  it('continues only with the places that have more, each after its own cursor', async () => {
    const places = ['Box Hill', 'Mont Albert', 'Surrey Hills'].map((suburb) => ({ ...boxHill, suburb }))
    const { search, asked } = await start({ body: aPropTrackPage([]) }, { body: aPropTrackPage([]) })
    expect(await search({ ...anyHome, locations: places }, '0:MA== 2:Mjk=')).toMatchObject({ hasNext: false })
    expect(
      asked()
        .map(({ suburb, afterPageCursor }) => [suburb, afterPageCursor])
        .toSorted(),
    ).toEqual([
      ['Box Hill', 'MA=='],
      ['Surrey Hills', 'Mjk='],
    ])
  })

  it('returns only homes whose text matches, counts all as its total does, and never loses a page because of a bad advert', async () => {
    const dear = aPropTrackListing({ listingId: '7', listingPrice: 900_000, priceDescription: '$1,900,000' })
    const { search } = await start({ body: aPropTrackPage([dear, { status: 'current' }, listing('1')]) })
    const { listings, rejected, count } = await search({ ...anyHome, maxPrice: 1_300_000 })
    expect(count).toBe(3)
    expect([listings.map(({ sourceId }) => sourceId), rejected.map(({ position }) => position)]).toEqual([['1'], [2]])
  })
})

describe('a failure of PropTrack', () => {
  const limited = (description: string) => ({ status: 429, body: { errors: [{ code: 9011, description }] } })

  it('is a limit: of calls per second for a second, of the quota for a minute', async () => {
    const { search } = await start(limited('Rate limit has been exceeded'), limited('Quota limit has been reached'))
    for (const retryAfterMs of [1_000, 60_000]) {
      const failure = await search().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ProviderLimited)
      expect(failure).toMatchObject({ retryAfterMs })
    }
  })

  it('is a refusal in its own words, an outage, or an unreadable reply', async () => {
    const denied = { status: 403, body: { errors: [{ code: 9003, description: 'Access denied' }] } }
    const { search } = await start(denied, { status: 500 }, { body: { listings: [] } })
    await expect(search()).rejects.toThrow(/Access denied/)
    await expect(search()).rejects.toThrow(ProviderUnavailable)
    await expect(search()).rejects.toThrow(/not a page/)
  })

  it('with status 401 is resolved by one new token', async () => {
    const { server, search } = await start({ status: 401 }, { body: aPropTrackPage([listing('1')]) })
    expect((await search()).listings).toHaveLength(1)
    expect(server.tokenCalls()).toHaveLength(2)
  })
})

describe('followed adverts at PropTrack', () => {
  it('are listed, sold, withdrawn, or missing; unreadable ones are unchanged', async () => {
    const { provider, server } = await start(
      { body: listing('1') },
      { body: { ...listing('2'), status: 'sold' } },
      { body: { ...listing('3'), status: 'notSold' } },
      { status: 404 },
      { body: 'null' },
    )
    const found = await provider.lookUp?.(['1', '2', '3', '4', '5'], patience())
    expect(server.apiCalls()).toHaveLength(5)
    expect(found?.listings.map(({ sourceId }) => sourceId)).toHaveLength(1)
    expect(found?.ended.map(({ status }) => status).toSorted()).toEqual(['gone', 'gone', 'sold'])
  })

  it('are all unchanged when the provider refuses', async () => {
    const { provider } = await start({ status: 403 })
    await expect(provider.lookUp?.(['1'], patience())).rejects.toThrow(ProviderRefused)
  })
})
