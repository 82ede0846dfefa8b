import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../calendar/business-days.ts'
import { addDays } from '../calendar/days.ts'
import { type Day, type State, states } from '../types.ts'
import { coolingOffOf } from './cooling-off-of.ts'
import type { CoolingOffFacts } from './facts.ts'

const privateSale = (state: State, contractDate: Day, more: Partial<CoolingOffFacts> = {}) =>
  coolingOffOf({ state, method: 'private', contractDate, ...more })

const endOf = (state: State, contractDate: Day, more: Partial<CoolingOffFacts> = {}) => {
  const found = privateSale(state, contractDate, more)
  return found.kind === 'until' ? [found.date, found.time] : found.kind
}

const cautionsOf = (state: State, contractDate: Day, more: Partial<CoolingOffFacts> = {}) => {
  const found = privateSale(state, contractDate, more)
  return found.kind === 'until' ? found.cautions : []
}

describe('examples that others published', () => {
  it.each([
    ['SE Lawyers: signed on a Monday, until Thursday', 'VIC', '2027-02-01', ['2027-02-04', null]],
    ['Pearson Chambers: signed on a Friday, until Wednesday', 'VIC', '2027-02-05', ['2027-02-10', null]],
    ['LegalAU: signed on a Saturday, until Wednesday', 'VIC', '2027-02-06', ['2027-02-10', null]],
    ['NSW Fair Trading: exchanged on a Tuesday, until Tuesday', 'NSW', '2027-02-02', ['2027-02-09', '17:00']],
    ['Lifestyle Property Hub: exchanged on a Friday, until Friday', 'NSW', '2027-02-05', ['2027-02-12', '17:00']],
    ['Mike Lowrie: Form 1 on a Monday, until Wednesday', 'SA', '2027-02-01', ['2027-02-03', null]],
    ['AIC: Form 1 on a Thursday, until Monday', 'SA', '2027-02-04', ['2027-02-08', null]],
    ['Eckermann: on a Friday before a long weekend, until Wednesday', 'SA', '2027-06-11', ['2027-06-16', null]],
    ['Queensland Government: the day of receipt is the first', 'QLD', '2027-02-01', ['2027-02-05', '17:00']],
    ['Queensland Government: on a Sunday, from Monday', 'QLD', '2027-02-07', ['2027-02-12', '17:00']],
    ['Darling Downs: 29 to 31 December count', 'QLD', '2026-12-24', ['2027-01-04', '17:00']],
    ['WMG Legal: five business days from the contract', 'ACT', '2027-03-05', ['2027-03-15', '17:00']],
    ['Contract of sale, NT: four working days', 'NT', '2027-02-01', ['2027-02-05', '17:00']],
  ] as const)('%s', (_, state, contractDate, expected) => {
    expect(endOf(state, contractDate)).toEqual(expected)
  })
})

describe('the cooling-off period', () => {
  it('runs across Easter, Christmas and Melbourne Cup Day', () => {
    expect(endOf('VIC', '2027-03-24')).toEqual(['2027-03-31', null])
    expect(endOf('VIC', '2026-12-23')).toEqual(['2026-12-30', null])
    expect(endOf('VIC', '2026-10-30')).toEqual(['2026-11-05', null])
    expect(cautionsOf('VIC', '2026-10-30')).toEqual([expect.stringContaining('Melbourne Cup Day')])
  })

  it('starts with the papers in Queensland and South Australia, if they come later', () => {
    expect(endOf('QLD', '2027-02-01', { receivedDate: '2027-02-03' })).toEqual(['2027-02-09', '17:00'])
    expect(endOf('SA', '2027-02-03', { receivedDate: '2027-02-04' })).toEqual(['2027-02-08', null])
    expect(endOf('SA', '2027-02-03', { receivedDate: '2027-01-20' })).toEqual(['2027-02-05', null])
    expect(endOf('VIC', '2027-02-01', { receivedDate: '2027-02-03' })).toEqual(['2027-02-04', null])
    expect(cautionsOf('QLD', '2027-02-01')).toHaveLength(1)
    expect(cautionsOf('QLD', '2027-02-01', { receivedDate: '2027-02-03' })).toEqual([])
  })

  it('is ten business days off the plan in New South Wales', () => {
    expect(endOf('NSW', '2027-02-02', { isOffThePlan: true })).toEqual(['2027-02-16', '17:00'])
    expect(endOf('VIC', '2027-02-01', { isOffThePlan: true })).toEqual(['2027-02-04', null])
  })

  it('names days that may not count, and counts them', () => {
    expect(cautionsOf('NSW', '2026-07-31')).toEqual([expect.stringContaining('Monday 3 August 2026 (Bank Holiday)')])
    const shutdown = [expect.stringContaining('27 to 31 December')]
    expect(cautionsOf('NSW', '2026-12-23')).toEqual(shutdown)
    expect(cautionsOf('NSW', '2026-12-23', { receivedDate: '2026-12-23' })).toEqual(shutdown)
    expect(cautionsOf('NSW', '2026-12-31')).toHaveLength(1)
    expect([endOf('NSW', '2028-12-18')[0], cautionsOf('NSW', '2028-12-18').length]).toEqual(['2028-12-27', 1])
    expect(cautionsOf('NSW', '2027-01-04')).toEqual([])
    expect(endOf('VIC', '2027-09-22')).toEqual(['2027-09-27', null])
    expect(cautionsOf('VIC', '2027-09-22')).toEqual([expect.stringContaining('24 September 2027')])
  })
})

describe('the right to withdraw', () => {
  it('costs what the law says', () => {
    const penaltyOf = (state: State) => {
      const found = privateSale(state, '2027-02-02')
      return found.kind === 'until' ? [found.penaltyPercent, found.penaltyDollars] : found.kind
    }
    expect(states.map((state) => [state, penaltyOf(state)])).toEqual([
      ['NSW', [0.25, null]],
      ['VIC', [0.2, 100]],
      ['QLD', [0.25, null]],
      ['WA', 'none'],
      ['SA', [null, 100]],
      ['TAS', 'none'],
      ['ACT', [0.25, null]],
      ['NT', [null, 0]],
    ])
  })

  it('can be waived, but not in Victoria', () => {
    const waived = states.filter((state) => endOf(state, '2027-02-02', { isWaived: true }) === 'none')
    expect(waived).toEqual(states.filter((state) => state !== 'VIC'))
    expect(cautionsOf('VIC', '2027-02-02', { isWaived: true })).toHaveLength(1)
  })

  it('is unknown beyond the table and for dates that do not exist', () => {
    expect(privateSale('VIC', '2029-12-28')).toMatchObject({
      kind: 'unknown',
      because: expect.stringContaining('2029'),
    })
    expect(endOf('VIC', '2031-02-03')).toBe('unknown')
    const noDate = { kind: 'unknown', because: 'One of the dates does not exist.' }
    expect(privateSale('VIC', '2027-02-30')).toMatchObject(noDate)
    expect(privateSale('VIC', '2027-02-03', { auctionDate: 'soon' })).toMatchObject(noDate)
    expect(endOf('VIC', '2027-02-03', { auctionDate: '2031-02-03' })).toBe('unknown')
    expect(endOf('WA', '2028-02-03')).toBe('none')
  })

  it('lasts until a business day, and never earlier for a later contract', () => {
    const anyContract = fc.nat(900).map((days): Day => addDays('2026-02-01', days) ?? '')
    fc.assert(
      fc.property(anyContract, fc.constantFrom('NSW', 'VIC', 'QLD', 'SA', 'ACT', 'NT'), (day, state) => {
        const [end] = endOf(state, day)
        expect(isBusinessDay(end ?? '', state)).toBe(true)
        expect((endOf(state, addDays(day, 1) ?? '')[0] ?? '') >= (end ?? '')).toBe(true)
      }),
    )
  })
})

describe('an auction', () => {
  it('leaves no cooling-off period in any state', () => {
    const found = states.map((state) => coolingOffOf({ state, method: 'auction', contractDate: '2027-02-06' }).kind)
    expect(new Set(found)).toEqual(new Set(['none']))
  })

  it.each([
    ['VIC', '2027-02-02', 'until'],
    ['VIC', '2027-02-03', 'none'],
    ['VIC', '2027-02-06', 'none'],
    ['VIC', '2027-02-07', 'none'],
    ['VIC', '2027-02-10', 'none'],
    ['VIC', '2027-02-11', 'until'],
    ['NSW', '2027-02-05', 'until'],
    ['NSW', '2027-02-06', 'none'],
    ['NSW', '2027-02-07', 'until'],
    ['QLD', '2027-02-05', 'until'],
    ['QLD', '2027-02-06', 'unknown'],
    ['QLD', '2027-02-09', 'unknown'],
    ['QLD', '2027-02-10', 'until'],
    ['SA', '2027-02-06', 'none'],
    ['SA', '2027-02-08', 'until'],
    ['ACT', '2027-02-06', 'unknown'],
    ['ACT', '2027-02-08', 'until'],
    ['NT', '2027-02-06', 'unknown'],
  ] as const)('on Saturday 6 February 2027 in %s and a contract of %s: %s', (state, contractDate, kind) => {
    expect(privateSale(state, contractDate, { auctionDate: '2027-02-06' }).kind).toBe(kind)
  })

  it('reaches across Easter in Victoria', () => {
    const auctionDate = '2027-04-03'
    const firstWithout = addBusinessDays(auctionDate, -3, 'VIC')
    expect(firstWithout).toBe('2027-03-31')
    expect(privateSale('VIC', '2027-03-30', { auctionDate }).kind).toBe('until')
    expect(privateSale('VIC', '2027-03-31', { auctionDate: '2027-03-30' }).kind).toBe('none')
    expect(privateSale('VIC', '2027-03-24', { auctionDate: '2027-03-30' }).kind).toBe('none')
  })
})
