import { describe, expect, it } from 'vitest'
import { writeListing } from '../domain-api/write-listing.ts'
import { hashOf } from '../market/random.ts'
import { writeListing as writePropTrackListing } from '../proptrack-api/write-listing.ts'
import { openMarket, richmond } from '../testing/open-market.ts'
import { metresBetween } from './distance.ts'
import type { MarketLocality } from './locality.ts'
import { readGazetteer } from './read-gazetteer.ts'

/** The market has its own profile of Richmond; most other places come from the gazetteer. */
const others = readGazetteer().filter(({ suburb, postcode }) => hashOf(`${suburb}${postcode}`) % 50 === 0)
const places = [richmond, ...others]

const centreOf = ({ suburb, state, postcode }: MarketLocality) =>
  readGazetteer().find((place) => place.suburb === suburb && place.state === state && place.postcode === postcode)
/** Centres within 200 m count as one: the gazetteer is rounded. */
const isNextTo = (place: MarketLocality, other: MarketLocality) => {
  const metres = metresBetween(place, other)
  return metres > 200 && metres < 3_000
}
const hasWirePoint = ({ listedAt }: { listedAt: readonly string[] }) =>
  listedAt.includes('domain') || listedAt.includes('proptrack')

describe('coordinates of homes', () => {
  it('are sent for at least 85 of 100 homes of any place: by Domain, PropTrack or both', async () => {
    const market = await openMarket({ feeds: 0 })
    const homes = places.flatMap((place) => market.salesIn(place).map(({ home }) => home))
    const placed = homes.filter((home) => home.coordinates !== undefined && hasWirePoint(home))
    expect(places.length).toBeGreaterThan(50)
    expect(placed.length / homes.length).toBeGreaterThanOrEqual(0.85)
  })

  it('lie within 900 m of the centre of the place, and nearer to it than to any other', async () => {
    const market = await openMarket({ feeds: 0 })
    for (const place of others) {
      const neighbours = readGazetteer().filter((other) => other.suburb !== place.suburb && isNextTo(place, other))
      for (const { home } of market.salesIn(place)) {
        const point = { ...place, ...home.coordinates }
        const metres = metresBetween(point, place)
        expect(metres, `${place.suburb} ${home.id}`).toBeLessThanOrEqual(901)
        const nearer = neighbours.filter((other) => metresBetween(point, other) < metres - 1)
        expect(nearer, `${place.suburb} ${home.id}`).toEqual([])
      }
    }
  })

  it('are spread over the place: four directions, near and far, no two homes at one point outside a project', async () => {
    const market = await openMarket({ feeds: 0 })
    const centre = centreOf(richmond)
    if (centre === undefined) throw new Error('Richmond is missing in the gazetteer')
    const homes = market.salesIn(richmond).map(({ home }) => home)
    const points = homes.filter(({ project }) => !project).flatMap(({ coordinates }) => coordinates ?? [])
    expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(points.length)
    const { latitude = 0, longitude = 0 } = centre
    const quarters = points.map((point) => `${point.latitude > latitude} ${point.longitude > longitude}`)
    for (const quarter of new Set(quarters)) expect(quarters.filter((one) => one === quarter).length).toBeGreaterThan(8)
    expect(new Set(quarters).size).toBe(4)
    const distances = points.map((point) => metresBetween({ ...richmond, ...point }, centre)).sort((a, b) => a - b)
    expect(distances.at(-1)).toBeGreaterThan(2 * (distances[Math.floor(points.length / 10)] ?? Infinity))
  })

  it('are one point for the homes of a project', async () => {
    const market = await openMarket({ feeds: 0 })
    const inProject = market.salesIn(richmond).filter(({ home }) => home.project)
    expect(inProject.length).toBeGreaterThan(1)
    expect(new Set(inProject.map(({ home }) => JSON.stringify(home.coordinates))).size).toBe(1)
  })

  it('are known for a place that the caller names without them', async () => {
    const place = { suburb: 'Dubbo', state: 'NSW', postcode: '2830' } as const
    const market = await openMarket({ feeds: 0, localities: [place] })
    for (const { home } of market.salesIn(place)) expect(home.coordinates).toBeDefined()
  })

  it('are the same at each start', async () => {
    const pointsOf = async () => {
      const market = await openMarket({ feeds: 0 })
      return places.flatMap((place) => market.salesIn(place).map(({ home }) => home.coordinates))
    }
    expect(await pointsOf()).toEqual(await pointsOf())
  })
})

describe('the wire formats', () => {
  it('state the coordinates of a home where the provider does: in searches of Domain and PropTrack', async () => {
    const market = await openMarket({ feeds: 0 })
    const sales = market.salesIn(others[0] ?? richmond)
    expect(sales.length).toBeGreaterThan(10)
    for (const sale of sales) {
      const { coordinates } = sale.home
      expect(coordinates).toBeDefined()
      expect(writeListing(sale, '').listing.propertyDetails).toMatchObject(coordinates ?? {})
      expect(writePropTrackListing(sale).address.location).toEqual(coordinates)
    }
  })
})
