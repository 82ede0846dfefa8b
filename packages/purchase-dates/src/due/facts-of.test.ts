import { describe, expect, it } from 'vitest'
import { factsOf, isLand, type SaidTerms, termsOf } from './facts-of.ts'
import { timeOfDay } from './time-of-day.ts'

describe('the facts of a purchase', () => {
  const names = 'method isStrata isNew contractOn auctionOn settlementOn offerAcceptedOn financeDays depositBy'
  const unsaid = Object.fromEntries(names.split(' ').map((name) => [name, null])) as unknown as SaidTerms
  const home = { state: 'VIC', propertyType: 'House', isAuction: false, auctionOn: null } as const
  const atAuction = { ...home, isAuction: true, auctionOn: '2027-02-06' }

  it('are the advert’s where the buyer says nothing', () => {
    expect(factsOf(atAuction, { terms: unsaid, done: ['settle'] })).toEqual({
      state: 'VIC',
      method: 'auction',
      isStrata: false,
      auctionOn: '2027-02-06',
      isLand: false,
      done: ['settle'],
    })
    const isStrata = (propertyType: string) => termsOf({ ...home, propertyType }, unsaid).isStrata
    expect(['Apartment', 'Townhouse', 'House'].map(isStrata)).toEqual([true, true, false])
    expect(['Land', 'House'].map((propertyType) => isLand({ propertyType }))).toEqual([true, false])
  })

  it('are the buyer’s first, without a contract that an auction replaces', () => {
    const said = { ...unsaid, isStrata: true, contractOn: '2027-02-01', auctionOn: '2027-02-13' }
    const known = { state: 'VIC', isStrata: true, auctionOn: '2027-02-13', isLand: false, done: [] }
    const privately = { terms: { ...said, method: 'private' as const }, done: [] }
    expect(factsOf(atAuction, privately)).toEqual({ ...known, method: 'private', contractOn: '2027-02-01' })
    expect(factsOf(atAuction, { terms: said, done: [] })).toEqual({ ...known, method: 'auction' })
  })
})

it.each([
  ['00:30', '12:30 am'],
  ['09:05', '9:05 am'],
  ['12:00', '12 pm'],
  ['17:00', '5 pm'],
])('%s is %s', (time, text) => {
  expect(timeOfDay(time)).toBe(text)
})
