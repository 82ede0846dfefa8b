import {
  hideProperty,
  hrefOf,
  listResultCards,
  listSearchResults,
  markPropertySeen,
  type Property,
  shownPriceOf,
} from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../../testing/start-search.ts'

const dayMs = 24 * 60 * 60_000
let service: SearchUnderTest
let as: string
let searchId: string
const searchAnew = async () => {
  searchId = await begin(service, as, { maxPrice: undefined, maxPages: 20 })
  await service.scoreAll()
}
beforeAll(async () => {
  service = await startSearch()
  as = service.signIn()
  await searchAnew()
})
afterAll(() => service.stop())

type Query = Record<string, string | number | readonly string[]>
const cards = (query: Query) =>
  service.call(listResultCards, { params: { searchId }, query: { limit: 100, ...query }, as })
const homes = async () => (await service.call(listSearchResults, { params: { searchId }, as })).body
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id).sort()

describe('an unchanged response', () => {
  const ask = (tag: string) =>
    fetch(`${service.url}${hrefOf(listResultCards, { params: { searchId }, query: { limit: 3 } })}`, {
      headers: { authorization: `Bearer ${as}`, 'if-none-match': tag },
    })

  it('has no body, until the buyer changes something about a home', async () => {
    const [card] = (await cards({})).body
    const tagNow = async () => (await ask('"none"')).headers.get('etag') ?? ''
    const tag = await tagNow()
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const reply = await ask(known)
      expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', tag])
    }
    for (const say of [markPropertySeen, hideProperty]) {
      const before = await tagNow()
      service.clock.advance(1)
      await service.call(say, { params: { id: card!.id }, as, ...(say === hideProperty && { body: {} }) })
      expect((await ask(before)).status).toBe(200)
    }
  })

  it('is kept by the browser, unless it is news to a held request', async () => {
    const headersOf = async (query: Query) => (await cards({ waitMs: 0, ...query })).headers
    const revision = Number((await headersOf({})).get('x-revision'))
    const kept = await Promise.all([{}, { revision }, { revision: revision - 1 }].map(headersOf))
    expect(kept.map((headers) => headers.get('cache-control'))).toEqual([
      'private, no-cache',
      'private, no-cache',
      'no-store',
    ])
  })
})

it('a search of before is narrowed to open homes, and ordered by the next opening, by today’s times', async () => {
  const open = (await cards({ open: 'weekend' })).body
  const closed = (await cards({})).body.find(({ id }) => !idsOf(open).includes(id))
  const properties = service.store.collection<{ _id: string }>('properties')
  const reschedule = (id: string, inspections: object[]) => {
    const times = { 'home.inspections': inspections, 'home.openHomeDate': null, 'home.openHomeEndTime': null }
    return properties.updateOne({ _id: id }, { $set: times, $inc: { revision: 1 } })
  }
  await reschedule(open[0]!.id, [])
  await reschedule(closed!.id, [{ start: '2026-11-20T21:00:00.000Z', end: '2026-11-20T21:30:00.000Z' }])
  const found = (await cards({ open: 'weekend', sort: 'open-next' })).body
  expect(idsOf(found)).toEqual(idsOf([...open.slice(1), closed!]))
  expect(found[0]?.id).toBe(closed!.id)
})

describe('cards of homes as advertised', () => {
  it('show which homes are open on the coming weekend, in their own time zones', async () => {
    const dayOf = (start: string, timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(start))
    const isOpen = ({ inspections, timeZone }: Property) =>
      inspections.some(({ start }) => ['2026-11-21', '2026-11-22'].includes(dayOf(start, timeZone)))
    const open = (await homes()).filter(isOpen)
    expect(open.length).toBeGreaterThan(3)
    const found = (await cards({ open: 'weekend', hidden: 'show' })).body
    expect(idsOf(found)).toEqual(idsOf(open))
    const all = (await cards({ hidden: 'show' })).body
    expect(idsOf(all.filter(({ isOpenThisWeekend }) => isOpenThisWeekend))).toEqual(
      idsOf(open).filter((id) => all.some((card) => card.id === id)),
    )
  })

  it('are within the drawn area', async () => {
    const doors = (await homes()).filter(isDoor)
    expect(doors.length).toBeGreaterThan(10)
    const south = medianOf(doors.map(({ latitude }) => latitude!))
    const east = medianOf(doors.map(({ longitude }) => longitude!))
    const area = `-10,112;-10,${east};${south},${east};${south},112`
    const isInside = ({ latitude, longitude }: Pick<Property, 'latitude' | 'longitude'>) =>
      latitude! > south && longitude! < east
    const inside = (await cards({ area, hidden: 'show' })).body
    expect(idsOf(inside.filter(isDoor))).toEqual(idsOf(doors.filter(isInside)))
  })

  it('are within the requested distance of the chosen suburb', async () => {
    const wide = await begin(service, as, { withinKm: 2, maxPages: 1, minBedrooms: 3 })
    await service.scoreAll()
    const params = { searchId: wide }
    const all = (await service.call(listSearchResults, { params, as })).body.filter(isDoor)
    const near = (
      await service.call(listResultCards, { params, query: { distance: 1, limit: 100, hidden: 'show' }, as })
    ).body.filter(isDoor)
    const richmond = { latitude: -37.823, longitude: 144.998 }
    const beyond = all.filter((home) => kmBetween(home, richmond) > 1.3)
    expect([beyond.length, near.length].every((count) => count > 2)).toBe(true)
    expect(idsOf(near).filter((id) => beyond.some((home) => home.id === id))).toEqual([])
    for (const home of all.filter((one) => kmBetween(one, richmond) < 0.7))
      expect(
        near.some(({ id }) => id === home.id),
        home.address,
      ).toBe(true)
  })

  it('count the homes for which each of several facts is unknown, in one call', async () => {
    const facts = ['pool:yes', 'study:yes', 'solarPanels:yes']
    const together = (await cards({ limit: 1, fact: facts })).headers.get('x-unknown-facts')
    const apart = await Promise.all(
      facts.map(async (fact) => (await cards({ limit: 1, fact })).headers.get('x-unknown-count')),
    )
    expect(together).toBe(apart.join(','))
    expect(apart.map(Number).every((count) => count > 0)).toBe(true)
  })

  it('state the price drop', async () => {
    const before = new Map((await homes()).map((home) => [home.id, home]))
    service.market.advance(9)
    service.clock.advance(9 * dayMs)
    as = service.signIn()
    await searchAnew()
    const shown = (await cards({ hidden: 'show' })).body.flatMap((card) => {
      const known = before.get(card.id)
      const then = known && shownPriceOf(known)
      const now = shownPriceOf(card)
      return then == null || now === null || card.sources.length > 1 ? [] : [{ card, fell: then - now }]
    })
    const down = shown.filter(({ fell }) => fell > 0)
    expect(down.length).toBeGreaterThan(0)
    for (const { card, fell } of down) expect(card.priceDrop, card.address).toBeGreaterThanOrEqual(fell)
    expect(shown.filter(({ fell, card }) => fell === 0 && card.priceDrop === null).length).toBeGreaterThan(down.length)
  })
})

const medianOf = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!

/** A home that shows its location. */
const isDoor = ({ latitude, isAtDoor }: Pick<Property, 'latitude' | 'isAtDoor'>): boolean =>
  latitude !== null && isAtDoor !== false

type Point = Pick<Property, 'latitude' | 'longitude'>

/** On a plane, which is accurate to a hundredth within a suburb. */
const kmBetween = (one: Point, other: Point): number => {
  const north = (one.latitude! - other.latitude!) * 111.2
  const east = (one.longitude! - other.longitude!) * 111.2 * Math.cos((other.latitude! * Math.PI) / 180)
  return Math.hypot(north, east)
}
