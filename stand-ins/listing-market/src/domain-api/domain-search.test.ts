import { describe, expect, it } from 'vitest'
import { inRichmond, openMarket, richmond, searchPage, tokenFor } from '../testing/open-market.ts'
import type { FoundListing } from '../testing/open-market.ts'

describe("Domain's search", () => {
  it('answers an array of listings in the documented shape', async () => {
    const { reply, items, listings, total } = await searchPage(await openMarket(), inRichmond)
    expect(reply.status).toBe(200)
    expect(total).toBe(items.length)
    expect(listings.length).toBeGreaterThanOrEqual(40)
    for (const { propertyDetails, inspectionSchedule, auctionSchedule } of listings) {
      expect(propertyDetails).toMatchObject({ suburb: 'RICHMOND', postcode: '3121' })
      for (const { openingTime } of inspectionSchedule.times)
        expect(openingTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
      if (auctionSchedule) expect(auctionSchedule.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    }
  })

  it('mostly states a price in text only', async () => {
    const { listings } = await searchPage(await openMarket(), inRichmond)
    const numeric = listings.filter(
      ({ priceDetails: { price, priceFrom } }) => price !== undefined || priceFrom !== undefined,
    )
    expect(numeric.length / listings.length).toBeLessThan(0.35)
    expect(listings.every(({ priceDetails }) => priceDetails.displayPrice.length > 0)).toBe(true)
  })

  it('cuts descriptions short and leaves HTML in them', async () => {
    const { listings } = await searchPage(await openMarket(), inRichmond)
    const cut = listings.filter(({ summaryDescription }) => summaryDescription.endsWith('...'))
    expect(cut.length).toBeGreaterThan(listings.length / 2)
    expect(cut.every(({ summaryDescription }) => summaryDescription.includes('<br />'))).toBe(true)
  })

  it('filters by type, rooms, land and price', async () => {
    const market = await openMarket()
    const search = async (filter: object) => (await searchPage(market, { ...inRichmond, ...filter })).listings
    const all = (listings: FoundListing[], holds: (details: FoundListing['propertyDetails']) => boolean) => {
      expect(listings.length).toBeGreaterThan(0)
      expect(listings.every(({ propertyDetails }) => holds(propertyDetails))).toBe(true)
    }
    all(await search({ propertyTypes: ['Terrace', 'House'] }), ({ propertyType }) =>
      ['Terrace', 'House'].includes(propertyType),
    )
    all(await search({ minBedrooms: 3 }), ({ bedrooms = 0 }) => bedrooms >= 3)
    all(await search({ minBathrooms: 2 }), ({ bathrooms = 0 }) => bathrooms >= 2)
    all(await search({ minLandArea: 200 }), ({ landArea = 0 }) => landArea >= 200)
    const cheap = await search({ maxPrice: 900_000 })
    const dear = await search({ minPrice: 2_500_000 })
    const every = await search({})
    expect(cheap.length).toBeLessThan(every.length)
    expect(dear.filter(({ id }) => cheap.some((other) => other.id === id))).toEqual([])
  })

  it('finds homes without a shown price by their hidden guide', async () => {
    const market = await openMarket()
    const { listings } = await searchPage(market, { ...inRichmond, minPrice: 1_000, maxPrice: 20_000_000 })
    expect(listings.some(({ priceDetails }) => !/\d/.test(priceDetails.displayPrice))).toBe(true)
    expect(listings.length).toBe((await searchPage(market, inRichmond)).listings.length)
  })
})

describe("pages, projects and other answers of Domain's API", () => {
  it('returns every home once over its pages, the first page for an invalid one, and an empty one at the end', async () => {
    const market = await openMarket()
    const page = async (pageNumber: number) =>
      (await searchPage(market, { ...inRichmond, pageSize: 20, pageNumber })).listings
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    const ids = pages.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await page(-3)).toEqual(pages[0])
    expect(await page(99)).toEqual([])
  })

  it('expands a project into its homes', async () => {
    const { items } = await searchPage(await openMarket(), inRichmond)
    const project = items.find(({ type }) => type === 'Project')
    expect(project?.listings?.length).toBeGreaterThanOrEqual(1)
    expect(project?.listings?.[0]?.listing.propertyDetails.propertyType).toBe('NewApartments')
  })

  it('excludes homes that are listed elsewhere only', async () => {
    const market = await openMarket()
    const ids = new Set((await searchPage(market, inRichmond)).listings.map(({ id }) => id))
    for (const { home } of market.salesIn(richmond))
      if (!home.listedAt.includes('domain')) expect(ids).not.toContain(home.domainId)
  })

  it('sorts by the date on which homes were listed', async () => {
    const { items } = await searchPage(await openMarket(), inRichmond)
    const dates = items.flatMap(
      ({ listing }) => (listing as unknown as { dateListed?: string } | undefined)?.dateListed ?? [],
    )
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('answers how an advert ended by its id: live, sold with its price, archived, or unknown', async () => {
    const market = await openMarket()
    const token = await tokenFor(market)
    const detailOf = (id: unknown) =>
      fetch(`${market.url}/v1/listings/${String(id)}`, { headers: { authorization: `Bearer ${token}` } })
    const [first] = (await searchPage(market, inRichmond, token)).listings
    expect(await (await detailOf(first?.id)).json()).toMatchObject({ id: first?.id, isWithdrawn: false })
    const idOf = (status: string) =>
      market.salesIn(richmond).find((sale) => sale.status === status && sale.home.listedAt.includes('domain'))?.home
        .domainId
    expect(await (await detailOf(idOf('sold'))).json()).toMatchObject({
      status: 'sold',
      saleDetails: { soldDetails: { soldDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown } },
    })
    expect(await (await detailOf(idOf('withdrawn'))).json()).toMatchObject({ status: 'archived', isWithdrawn: true })
    expect((await detailOf(1)).status).toBe(404)
  })

  it('answers by id after a restart too, for homes of any place in the gazetteer', async () => {
    const sales = (await openMarket()).salesIn({ suburb: 'Bright', state: 'VIC', postcode: '3741' })
    const restarted = await openMarket()
    const authorization = `Bearer ${await tokenFor(restarted)}`
    const statuses = sales
      .filter(({ home }) => home.listedAt.includes('domain'))
      .map(async ({ home }) => {
        const reply = await fetch(`${restarted.url}/v1/listings/${home.domainId}`, { headers: { authorization } })
        return reply.status
      })
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
  })

  it('points to pictures at the public address', async () => {
    const { listings } = await searchPage(await openMarket({ publicUrl: 'https://homes.example' }), inRichmond)
    expect(listings[0]?.media[0]?.url).toMatch(/^https:\/\/homes\.example\/pictures\/[a-z0-9-]+\/1\.svg$/)
  })
})
