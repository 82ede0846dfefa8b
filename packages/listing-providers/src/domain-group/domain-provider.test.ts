import type { SearchFilters } from '@verandah/contracts'
import { createLogger } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { ProviderLimited, ProviderRefused, ProviderUnavailable } from '../provider-failures.ts'
import { createDomainProvider } from './domain-provider.ts'
import { aDomainResult } from './testing/a-domain-result.ts'
import { serveProvider } from '../testing/serve-provider.ts'

const filters: SearchFilters = {
  locations: [
    { suburb: 'Box Hill', state: 'VIC', postcode: '3128' },
    { suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  ],
  minBedrooms: 2,
  maxPrice: 1_500_000,
  minLandSize: 0,
  propertyType: 'Townhouse',
  maxPages: 5,
}
const anyHome: SearchFilters = { locations: filters.locations, maxPages: 5 }
const patience = () => new AbortController().signal

const servers: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const start = async (answers: Parameters<typeof serveProvider>[0] = {}, pageSize = 2) => {
  const server = await serveProvider(answers)
  servers.push(server)
  const clock = createTestClock()
  const logLines: string[] = []
  const log = createLogger({ level: 'debug', destination: { write: (line) => void logLines.push(line) } })
  const provider = createDomainProvider(
    { clientId: 'id', clientSecret: 's/cret', apiUrl: server.url, authUrl: server.url, isSample: false, pageSize },
    { clock, log },
  )
  return { server, clock, logLines, provider, search: (page = 1) => provider.search(anyHome, page, patience()) }
}

describe('a search at Domain', () => {
  it('uses Domain’s vocabulary, with every locality in one request', async () => {
    const { server, provider } = await start()
    await provider.search(filters, 3, patience())
    expect(JSON.parse(server.apiCalls()[0]?.body ?? '')).toEqual({
      listingType: 'Sale',
      propertyTypes: ['Townhouse', 'Villa'],
      minBedrooms: 2,
      maxPrice: 1_500_000,
      locations: [
        { state: 'VIC', suburb: 'Box Hill', postCode: '3128', includeSurroundingSuburbs: false },
        { state: 'VIC', suburb: 'Richmond', postCode: '3121', includeSurroundingSuburbs: false },
      ],
      sort: { sortKey: 'DateListed', direction: 'Descending' },
      pageNumber: 3,
      pageSize: 2,
    })
  })

  it('asks for the types and the prices of a search that allows several and a little more', async () => {
    const { server, provider } = await start()
    const wider = { ...filters, propertyTypes: ['Townhouse' as const, 'Land' as const], maxOver: 90_000 }
    await provider.search(wider, 1, patience())
    const { propertyTypes, maxPrice } = JSON.parse(server.apiCalls()[0]?.body ?? '') as Record<string, unknown>
    expect(propertyTypes).toEqual(['DevelopmentSite', 'NewLand', 'Townhouse', 'VacantLand', 'Villa'])
    expect(maxPrice).toBe(1_600_000)
  })

  it('returns only matching homes, whatever the reply contains', async () => {
    const elsewhere = aDomainResult({ id: 7, propertyDetails: { suburb: 'SURREY HILLS', postcode: '3127' } })
    const { search } = await start({ replies: [{ body: [aDomainResult(), elsewhere] }] })
    expect((await search()).listings.map(({ id }) => id)).toEqual(['domain:2016241957'])
  })

  it('ends at the total, if stated', async () => {
    const body = [aDomainResult(), aDomainResult({ id: 2 })]
    const answer = { body, headers: { 'x-total-count': '4' } }
    const { search } = await start({ replies: [answer, answer] })
    expect(await search(1)).toMatchObject({ total: 4, hasNext: true })
    expect(await search(2)).toMatchObject({ total: 4, hasNext: false })
  })

  it('ends at an empty page without a total', async () => {
    const { search } = await start({ replies: [{ body: [aDomainResult()] }, { body: [] }] })
    expect(await search(1)).toMatchObject({ total: null, hasNext: true })
    expect(await search(2)).toMatchObject({ hasNext: false, listings: [] })
  })

  it('requests at most a thousand results', async () => {
    const answer = { body: [aDomainResult()], headers: { 'x-total-count': '5000' } }
    const { search } = await start({ replies: [answer, answer] }, 100)
    expect((await search(9)).hasNext).toBe(true)
    expect((await search(10)).hasNext).toBe(false)
  })

  it('warns when the quota runs low', async () => {
    const headers = { 'x-quota-perday-limit': '500', 'x-quota-perday-remaining': '20' }
    const { search, logLines } = await start({ replies: [{ body: [], headers }] })
    await search()
    expect(logLines.join('')).toContain('"remaining":20')
  })
})

describe('the token of Domain', () => {
  it('is requested once by concurrent searches, with the credentials in the header', async () => {
    const { server, search } = await start()
    await Promise.all([search(), search(), search()])
    expect(server.tokenCalls()).toHaveLength(1)
    const [call] = server.tokenCalls()
    expect(call?.authorization).toBe(`Basic ${Buffer.from('id:s%2Fcret').toString('base64')}`)
    expect(call?.body).toBe('grant_type=client_credentials&scope=api_listings_read')
    expect(server.apiCalls().map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer token-1'))
  })

  it('is cached until shortly before it expires', async () => {
    const { server, search, clock } = await start()
    await search()
    clock.advance(3_500_000)
    await search()
    expect(server.tokenCalls()).toHaveLength(1)
    clock.advance(60_000)
    await search()
    expect(server.tokenCalls()).toHaveLength(2)
  })

  it('is renewed once when it is rejected', async () => {
    const { server, search } = await start({ replies: [{ status: 401 }, { body: [aDomainResult()] }] })
    expect((await search()).listings).toHaveLength(1)
    expect(server.apiCalls().map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('ends the attempt when it is rejected again', async () => {
    const { server, search } = await start({ replies: [{ status: 401 }, { status: 401 }] })
    await expect(search()).rejects.toThrow(ProviderRefused)
    expect(server.apiCalls()).toHaveLength(2)
  })
})

describe('a failure of Domain', () => {
  it('states how long to wait, in seconds or as a date', async () => {
    const at = new Date(createTestClock().now().getTime() + 5_000).toUTCString()
    const { search } = await start({
      replies: [
        { status: 429, headers: { 'retry-after': '3' } },
        { status: 429, headers: { 'retry-after': at } },
        { status: 429 },
      ],
    })
    for (const retryAfterMs of [3_000, 5_000, 1_000]) {
      const failure = await search().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ProviderLimited)
      expect(failure).toMatchObject({ retryAfterMs })
    }
  })

  it('is retried when the server is at fault', async () => {
    const { search } = await start({ replies: [{ status: 504 }, { body: '<html>' }] })
    await expect(search()).rejects.toThrow(ProviderUnavailable)
    await expect(search()).rejects.toThrow(ProviderUnavailable)
  })

  it('is not retried when the request is at fault', async () => {
    const headers = { 'x-domain-security-reason': 'missing scope' }
    const { search } = await start({ replies: [{ status: 403, headers }, { status: 400 }] })
    await expect(search()).rejects.toThrow(/missing scope/)
    await expect(search()).rejects.toThrow(ProviderRefused)
  })

  it('results from an unreachable server or an ended search', async () => {
    const { search, server, provider } = await start()
    await expect(provider.search(anyHome, 1, AbortSignal.abort())).rejects.toThrow(ProviderUnavailable)
    await search()
    servers.length = 0
    await server.close()
    await expect(search()).rejects.toThrow(ProviderUnavailable)
  })
})
