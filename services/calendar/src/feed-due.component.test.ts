import { openCalendarFeed, PurchaseChanged, readCalendarFeed, type TrackedPurchase } from '@verandah/contracts'
import { aTrackedPurchase } from '@verandah/contracts/testing'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar, { environment: { PUBLIC_URL: 'https://verandah.example' } })
})
afterAll(() => service.stop())

let buyer: Buyer
let revision = 0
beforeEach(() => {
  buyer = aBuyer(service)
})

const tell = (purchase: TrackedPurchase | null, { id } = buyer, at = (revision += 1)) =>
  service.receive(
    newEvent(
      PurchaseChanged,
      { userId: id, propertyId: 'home-1', revision: at, purchase, changedAt: '2026-12-01T01:00:00.000Z' },
      service,
    ),
  )

const readFeed = async ({ as } = buyer) => {
  const { url } = (await service.call(openCalendarFeed, { as })).body
  const token = /([^/]+)\.ics$/.exec(url)?.[1] ?? ''
  return String((await service.call(readCalendarFeed, { params: { token } })).body)
}
const daysIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => {
    const of = (name: string) => String(event.getFirstPropertyValue(name))
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time
    return { uid: of('uid'), title: of('summary'), day: start.toString(), isDay: start.isDate, of }
  })
const named = async (title: string) => daysIn(await readFeed()).find((day) => day.title.startsWith(title))

const terms = { financeDays: 14 }

it('what is due is a whole day that stays free, with its place, its page and whom to check with', async () => {
  await tell(aTrackedPurchase(terms))
  const days = daysIn(await readFeed())
  expect(days.every(({ isDay }) => isDay)).toBe(true)
  expect(days.map(({ day, title }) => `${day} ${title}`)).toEqual(
    expect.arrayContaining([
      '2026-12-15 Finance clause: 39 Example Street',
      '2027-01-28 Inspect before settlement: 39 Example Street',
      '2027-01-29 Settlement: 39 Example Street',
    ]),
  )
  const finance = await named('Finance')
  expect(finance?.of('location')).toBe('39 Example Street, Richmond VIC 3121')
  expect(finance?.of('url')).toBe('https://verandah.example/purchase/home-1')
  expect(finance?.of('transp')).toBe('TRANSPARENT')
  expect(finance?.of('dtstamp')).toBe('2026-12-01T01:00:00Z')
  expect(finance?.of('description')).toContain('check with your conveyancer')
})

it('a time of the day is in its title', async () => {
  const home = { state: 'NSW', timeZone: 'Australia/Sydney' } as const
  await tell(aTrackedPurchase({}, { home }))
  expect((await named('End of the cooling-off period'))?.title).toBe(
    'End of the cooling-off period, by 5 pm: 39 Example Street',
  )
})

it('a day that moves keeps its event, in whatever order the news comes', async () => {
  await tell(aTrackedPurchase(terms))
  const before = await named('Finance')
  const late = revision
  await tell(aTrackedPurchase({ financeDays: 16 }))
  await tell(aTrackedPurchase(terms), buyer, late)
  const after = await named('Finance')
  expect([before?.day, after?.day]).toEqual(['2026-12-15', '2026-12-17'])
  expect(after?.uid).toBe(before?.uid)
})

it('what is done leaves the feed, and so does a purchase that is over', async () => {
  await tell(aTrackedPurchase(terms, { done: ['finance-clause'] }))
  expect(await named('Finance')).toBeUndefined()
  expect(await named('Settlement')).toBeDefined()
  await tell(null)
  expect(daysIn(await readFeed())).toEqual([])
})

it('days of long ago are left out, and the same purchase gives the same bytes', async () => {
  await tell(aTrackedPurchase({ contractOn: '2026-06-01', ...terms }))
  const years = daysIn(await readFeed()).map(({ day }) => day.slice(0, 4))
  expect([...new Set(years)]).toEqual(['2027'])
  expect(await readFeed()).toBe(await readFeed())
})

it('a purchase is in the feed of its buyer alone, with events of its own', async () => {
  const mate = aBuyer(service)
  await service.receive(householdOf({ Anna: buyer.id, Tom: mate.id }, { ...service, householdId: buyer.id }))
  await tell(aTrackedPurchase(terms))
  expect(daysIn(await readFeed(mate))).toEqual([])
  const own = await named('Finance')
  await tell(aTrackedPurchase(terms), mate)
  expect(daysIn(await readFeed(mate)).map(({ uid }) => uid)).not.toContain(own?.uid)
})

it('the shape of the calendar is the one that programs read', async () => {
  await tell(aTrackedPurchase(terms))
  const lines = (await readFeed()).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261215')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})
