import { FeedReport, type SearchFilters } from '@verandah/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aReaxmlListing, currentBody, feedOf } from './testing/a-feed.ts'
import { startFeeds } from './testing/start-feeds.ts'

let running: Awaited<ReturnType<typeof startFeeds>>
beforeEach(async () => {
  running = await startFeeds()
})
afterEach(() => running.stop())

const operator = { name: 'Agency feed', isTrusted: true }
const richmond: SearchFilters = { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }], maxPages: 5 }
const search = async (filters = richmond, page = 1) =>
  running.feeds.provider.search(filters, page, new AbortController().signal)
const ingest = (...listings: string[]) => running.feeds.ingest(feedOf(...listings), operator)

describe('an incoming feed', () => {
  it('is in the next search of its suburb, with its source named', async () => {
    await ingest(aReaxmlListing())
    const { listings, total } = await search()
    expect(total).toBe(1)
    expect(listings[0]).toMatchObject({
      id: 'reaxml:ABCDEF-SIM-0001',
      sourceName: 'Agency feed',
      auctionDate: '2026-12-05T00:00:00.000Z',
      inspections: [{ start: '2026-11-28T00:00:00.000Z', end: '2026-11-28T00:30:00.000Z' }],
    })
    expect((await search({ ...richmond, minBedrooms: 4 })).listings).toEqual([])
    expect(
      (await search({ ...richmond, locations: [{ suburb: 'Cremorne', state: 'VIC', postcode: '3121' }] })).total,
    ).toBe(0)
  })

  it('is found by its postcode when no gazetteer has its suburb, and the report says so', async () => {
    const { warnings } = await ingest(aReaxmlListing().replace('RICHMOND', 'RICHMNOD'))
    expect(warnings.map(({ reason }) => reason)).toEqual([
      'The gazetteer has no "Richmnod VIC 3121"; the home is found by its postcode.',
    ])
    expect((await search()).listings).toMatchObject([{ suburb: 'Richmnod', hasKnownSuburb: false }])
    const elsewhere = { suburb: 'Richmnod', state: 'VIC', postcode: '3122' } as const
    expect((await search({ ...richmond, locations: [elsewhere] })).listings).toEqual([])
  })

  it('reports its changed homes once, and retries failed reports', async () => {
    running.homes.areAway = true
    await expect(ingest(aReaxmlListing())).rejects.toThrow('The homes are away.')
    running.homes.areAway = false
    await ingest(aReaxmlListing())
    await ingest(aReaxmlListing())
    expect(running.told.map(({ id }) => id)).toEqual(['reaxml:ABCDEF-SIM-0001'])
  })

  it('marks a home sold by its ids alone and keeps all known fields', async () => {
    await ingest(aReaxmlListing())
    const [before] = running.told
    const outcome = await ingest(aReaxmlListing({ status: 'sold', modTime: '2026-11-20-09:30', body: '' }))
    expect(outcome).toMatchObject({ kept: 1, rejected: [] })
    expect(running.told.at(-1)).toEqual({ ...before, status: 'sold', modifiedAt: '2026-11-19T22:30:00.000Z' })
    expect((await search()).total).toBe(0)
  })

  it('reports a sold record of an unknown home and creates none', async () => {
    const outcome = await ingest(aReaxmlListing({ status: 'sold', body: '' }))
    expect(outcome.kept).toBe(0)
    expect(outcome.rejected).toEqual([
      {
        position: 1,
        kind: 'residential',
        listing: 'ABCDEF-SIM-0001',
        reason: 'It is not known here, and the record does not say where it is.',
      },
    ])
    expect(running.told).toEqual([])
  })

  it('reports a record older than the stored one', async () => {
    await ingest(aReaxmlListing({ modTime: '2026-11-20-09:00' }))
    const outcome = await ingest(aReaxmlListing({ modTime: '2026-11-19-09:00', status: 'withdrawn', body: '' }))
    expect(outcome.rejected[0]?.reason).toMatch(/older/)
    expect((await search()).total).toBe(1)
  })
})

describe('the listings of a feed', () => {
  it('are applied in their order, twice for one advert', async () => {
    await ingest(aReaxmlListing(), aReaxmlListing({ status: 'withdrawn', body: '' }))
    expect(running.told.at(-1)?.status).toBe('gone')
  })

  it('are kept where possible, and each other one is reported', async () => {
    const outcome = await ingest(
      aReaxmlListing({ uniqueID: 'good-1' }),
      aReaxmlListing({ uniqueID: 'unclosed' }).replace('</headline>', ''),
      aReaxmlListing({ uniqueID: undefined }),
      aReaxmlListing({ uniqueID: 'odd-price', body: currentBody('<price>lots</price>') }),
      aReaxmlListing({ uniqueID: 'good-2' }),
    )
    expect(FeedReport.safeParse(outcome).success).toBe(true)
    expect(outcome).toMatchObject({
      kept: 3,
      rejected: [
        { position: 2, listing: 'ABCDEF-unclosed' },
        { position: 3, listing: 'ABCDEF' },
      ],
      warnings: [{ position: 4, listing: 'ABCDEF-odd-price' }],
    })
  })

  it('are searched page by page', async () => {
    const many = Array.from({ length: 103 }, (_, index) => aReaxmlListing({ uniqueID: `U${index}` }))
    await ingest(...many)
    const first = await search(richmond, 1)
    const second = await search(richmond, 2)
    expect([first.listings.length, first.hasNext, second.listings.length, second.hasNext]).toEqual([
      100,
      true,
      3,
      false,
    ])
    expect(new Set([...first.listings, ...second.listings].map(({ id }) => id)).size).toBe(103)
  })

  it('lose nothing when two processes merge into one advert concurrently', async () => {
    await ingest(aReaxmlListing())
    const { feeds } = await running.another()
    const say = (into: typeof feeds, extra: string) =>
      into.ingest(feedOf(aReaxmlListing({ body: `<features>${extra}</features>` })), operator)
    await Promise.all([
      ...['shed', 'gym', 'study'].map((name) => say(feeds, `<${name}>yes</${name}>`)),
      ...['deck', 'balcony', 'workshop'].map((name) => say(running.feeds, `<${name}>yes</${name}>`)),
    ])
    const { listings } = await search()
    expect(listings[0]?.features).toEqual(
      expect.arrayContaining(['Shed', 'Gym', 'Study', 'Deck', 'Balcony', 'Workshop']),
    )
  })
})
