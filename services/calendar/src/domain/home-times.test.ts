import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/a-home.ts'
import { comingSlots, homeTimesOf, newSlots } from './home-times.ts'

const now = new Date('2026-11-20T00:00:00Z')
const open = (start: string, end: string | null = null) => ({ start: `2026-${start}:00.000Z`, end })
const timesOf = (home: Parameters<typeof aHome>[0], isGone = false) =>
  homeTimesOf(aHome({ inspections: [], auction: false, auctionDate: null, ...home }), isGone)
const keysOf = (slots: { key: string }[]) => slots.map(({ key }) => key)

describe('the times of an advert', () => {
  const home = timesOf({
    inspections: [open('11-20T00:00'), open('11-21T00:00', '2026-11-21T00:30:00.000Z')],
    auction: true,
    auctionDate: '2026-12-12T01:00:00.000Z',
  })

  it('are in the future, open homes first', () => {
    expect(comingSlots(home, now)).toEqual([
      {
        key: 'Open Home:2026-11-21T00:00:00.000Z',
        eventType: 'Open Home',
        start: new Date('2026-11-21T00:00:00Z'),
        end: new Date('2026-11-21T00:30:00Z'),
      },
      {
        key: 'Auction:2026-12-12T01:00:00.000Z',
        eventType: 'Auction',
        start: new Date('2026-12-12T01:00:00Z'),
        end: null,
      },
    ])
  })

  it('are empty once the advert is gone', () => {
    expect(comingSlots({ ...home, isGone: true }, now)).toEqual([])
  })

  it('have no auction where the home is not auctioned, whatever date remains', () => {
    expect(comingSlots(timesOf({ auction: false, auctionDate: '2026-12-12T01:00:00.000Z' }), now)).toEqual([])
  })

  it.each(['2026-11-21T00:00:00.000Z', '2026-11-20T23:30:00.000Z'])(
    'have no end that is not after the start: %s',
    (end) => {
      expect(comingSlots(timesOf({ inspections: [open('11-21T00:00', end)] }), now)).toMatchObject([{ end: null }])
    },
  )

  it('are new when the advert did not state them before, past and future ones alike', () => {
    const before = timesOf({ inspections: [open('11-21T00:00'), open('11-22T00:00')] })
    const after = timesOf({ inspections: [open('11-19T00:00'), open('11-22T00:00'), open('11-23T00:00')] })
    expect(keysOf(newSlots(before, after, now))).toEqual(['Open Home:2026-11-23T00:00:00.000Z'])
    expect(keysOf(newSlots(null, after, now))).toEqual([
      'Open Home:2026-11-22T00:00:00.000Z',
      'Open Home:2026-11-23T00:00:00.000Z',
    ])
  })
})

it('a stored home consists of its times, its place and its revision', () => {
  const inspections = [open('11-21T00:00', '2026-11-21T00:30:00.000Z')]
  const place = { address: '1 Example Street, Norwood SA 5067', timeZone: 'Australia/Adelaide' }
  const auctionDate = '2026-12-12T01:00:00.000Z'
  const home = timesOf({ id: 'home-9', revision: 4, inspections, auction: true, auctionDate, ...place }, true)
  expect(home).toEqual({ propertyId: 'home-9', revision: 4, inspections, auctionDate, ...place, isGone: true })
  expect(timesOf({ auction: true, auctionDate: null })).toMatchObject({ auctionDate: null, isGone: false })
  expect(comingSlots(timesOf({ auction: true, auctionDate: null }), now)).toEqual([])
})

describe('the address of a home in one line', () => {
  const place = { suburb: 'Richmond', state: 'VIC' as const, postcode: '3121' }

  it.each([
    ['39 Example Street', '39 Example Street, Richmond VIC 3121'],
    ['39 Example Street, RICHMOND VIC 3121', '39 Example Street, RICHMOND VIC 3121'],
    ['39 Example Street, Richmond', '39 Example Street, Richmond VIC 3121'],
    ['39 Richmond Street', '39 Richmond Street, Richmond VIC 3121'],
    ['Richmond', 'Richmond VIC 3121'],
    ['', 'Richmond VIC 3121'],
  ])('%j is %j', (address, line) => {
    expect(timesOf({ ...place, address }).address).toBe(line)
  })
})
