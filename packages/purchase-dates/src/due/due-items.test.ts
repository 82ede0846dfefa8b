import { describe, expect, it } from 'vitest'
import { dueItems } from './due-items.ts'
import type { DueItem, DueItemId, PurchaseFacts } from './facts.ts'

const datesOf = (facts: PurchaseFacts) =>
  dueItems(facts).map(({ id, by, time }) => [id, by, time].filter(Boolean).join(' '))

const itemOf = (facts: PurchaseFacts, id: DueItemId): DueItem => {
  const found = dueItems(facts).find((item) => item.id === id)
  if (found === undefined) throw new Error(`No ${id}`)
  return found
}

describe('what is due', () => {
  it('in a private sale in Victoria, in order of date', () => {
    const sale = {
      state: 'VIC',
      contractOn: '2027-02-01',
      depositBy: '2027-02-02',
      buildingDays: 7,
      financeDays: 14,
      settlementOn: '2027-04-01',
    } as const
    expect(datesOf(sale)).toEqual([
      'seller-papers 2027-02-01',
      'review-contract 2027-02-01',
      'pay-deposit 2027-02-02',
      'cool-off 2027-02-04',
      'inspect-building 2027-02-08',
      'building-clause 2027-02-08',
      'finance-clause 2027-02-15',
      'final-inspection 2027-03-31',
      'insure-building 2027-04-01',
      'settle 2027-04-01',
    ])
    expect(itemOf(sale, 'seller-papers').title).toContain('section 32')
    expect(itemOf(sale, 'final-inspection').why).toContain('seven days')
  })

  it('before and after an auction in New South Wales: all before it, no conditions after it', () => {
    const auction = { state: 'NSW', method: 'auction', isStrata: true, auctionOn: '2027-02-06' } as const
    expect(datesOf(auction)).toEqual([
      'seller-papers 2027-02-06',
      'review-contract 2027-02-06',
      'read-strata-records 2027-02-06',
      'approve-finance-first 2027-02-06',
      'pay-deposit 2027-02-06',
      'cool-off',
      'building-clause',
      'finance-clause',
      'insure-building',
      'final-inspection',
      'settle',
    ])
    const without = dueItems(auction).filter(({ applies }) => !applies)
    expect(without.map(({ id }) => id)).toEqual(['cool-off', 'building-clause', 'finance-clause'])
    expect(without.every(({ isBinding, needs, why }) => !isBinding && needs === null && why !== '')).toBe(true)
    expect(itemOf(auction, 'settle').needs).toBe('settlementOn')
  })

  it('in a private sale of a house in Queensland over Christmas', () => {
    const sale = {
      state: 'QLD',
      contractOn: '2026-12-21',
      depositDays: 2,
      buildingDays: 7,
      financeBy: '2027-01-11',
      settlementOn: '2027-01-22',
    } as const
    expect(datesOf(sale)).toEqual([
      'seller-papers 2026-12-21',
      'review-contract 2026-12-21',
      'insure-building 2026-12-22 17:00',
      'pay-deposit 2026-12-23',
      'cool-off 2026-12-29 17:00',
      'inspect-building 2027-01-04',
      'building-clause 2027-01-04',
      'finance-clause 2027-01-11',
      'final-inspection 2027-01-21',
      'settle 2027-01-22',
    ])
    expect(itemOf(sale, 'seller-papers').title).toContain('Form 2')
    const sameDay = datesOf({ ...sale, depositDays: 1 }).filter((text) => text.includes('2026-12-22'))
    expect(sameDay).toEqual(['insure-building 2026-12-22 17:00', 'pay-deposit 2026-12-22'])
    expect(itemOf(sale, 'building-clause').cautions).toEqual([expect.stringContaining('Queensland')])
    expect(itemOf(sale, 'pay-deposit').cautions).toEqual([])
    expect(itemOf({ ...sale, buildingBy: '2026-12-28' }, 'building-clause')).toMatchObject({
      by: '2026-12-28',
      cautions: [],
    })
  })
})

describe('what is due elsewhere', () => {
  it('for strata in South Australia, whose cooling-off waits for Form 1', () => {
    const sale = {
      state: 'SA',
      isStrata: true,
      contractOn: '2027-06-10',
      papersReceivedOn: '2027-06-11',
      settlementOn: '2027-07-30',
    } as const
    expect(itemOf(sale, 'cool-off')).toMatchObject({ by: '2027-06-16', time: null, isBinding: true, cautions: [] })
    expect(itemOf(sale, 'read-strata-records').by).toBe('2027-06-10')
    expect(itemOf(sale, 'insure-building')).toMatchObject({ by: '2027-06-10', isBinding: false })
    expect(itemOf(sale, 'insure-building').why).toContain('owners corporation')
  })

  it.each([
    ['inspect-building', {}, '2027-02-08'],
    ['read-strata-records', { isStrata: true }, '2027-02-01'],
    ['check-land', { isLand: true }, '2027-02-01'],
    ['inspect-building', { method: 'auction', auctionOn: '2027-02-06' }, '2027-02-06'],
  ] as const)('%s of %j by %s: only a house’s clause leaves time after the contract', (id, facts, by) => {
    expect(itemOf({ state: 'VIC', contractOn: '2027-02-01', buildingDays: 7, ...facts }, id).by).toBe(by)
  })

  it('binds by the deposit, and insures with the contract or before settlement, by state', () => {
    const { isBinding, cautions } = itemOf({ state: 'QLD', contractOn: '2027-02-01' }, 'seller-papers')
    expect([isBinding, cautions, itemOf({ state: 'QLD' }, 'pay-deposit').isBinding]).toEqual([false, [], true])
    expect(itemOf({ state: 'VIC' }, 'insure-building').phase).toBe('settlement')
    expect(itemOf({ state: 'QLD' }, 'final-inspection').why).not.toContain('seven days')
  })

  it('for land in Western Australia: no building, no cooling-off', () => {
    const ids = dueItems({ state: 'WA', isLand: true, contractOn: '2027-02-01', financeDays: 28 }).map(({ id }) => id)
    expect(ids).toEqual([
      'seller-papers',
      'review-contract',
      'check-land',
      'finance-clause',
      'pay-deposit',
      'cool-off',
      'final-inspection',
      'settle',
    ])
    expect(itemOf({ state: 'WA', isLand: true }, 'cool-off').applies).toBe(false)
  })
})

it.each([
  ['a Sunday', '2027-04-04', 1],
  ['a public holiday there', '2027-03-08', 1],
  ['a business day', '2027-04-01', 0],
  ['a day beyond the table', '2031-04-01', 0],
] as const)('a settlement on %s has its caution or none', (_, settlementOn, cautions) => {
  expect(itemOf({ state: 'VIC', settlementOn }, 'settle').cautions).toHaveLength(cautions)
})

describe('what is not known', () => {
  it('is asked for by name', () => {
    const asked = (facts: PurchaseFacts) =>
      Object.fromEntries(dueItems(facts).flatMap(({ id, needs }) => (needs === null ? [] : [[id, needs]])))
    expect(asked({ state: 'VIC' })).toEqual({
      'seller-papers': 'contractOn',
      'review-contract': 'contractOn',
      'inspect-building': 'contractOn',
      'pay-deposit': 'depositBy',
      'cool-off': 'contractOn',
      'building-clause': 'buildingBy',
      'finance-clause': 'financeBy',
      'insure-building': 'settlementOn',
      'final-inspection': 'settlementOn',
      settle: 'settlementOn',
    })
    expect(asked({ state: 'QLD', financeDays: 14 })).toMatchObject({
      'finance-clause': 'contractOn',
      'insure-building': 'contractOn',
    })
    expect(itemOf({ state: 'QLD' }, 'insure-building')).toMatchObject({ by: null, time: null, phase: 'contract' })
    expect(asked({ state: 'SA', method: 'auction' })).toMatchObject({
      'review-contract': 'auctionOn',
      'pay-deposit': 'auctionOn',
      'insure-building': 'auctionOn',
    })
  })

  it('leaves a cooling-off period without a date, with the reason', () => {
    const late = itemOf({ state: 'VIC', contractOn: '2030-02-04' }, 'cool-off')
    expect(late).toMatchObject({ by: null, needs: null, applies: true, isBinding: true })
    expect(late.why).toContain('31 December 2029')
    const nearAuction = itemOf({ state: 'QLD', contractOn: '2027-02-08', auctionOn: '2027-02-06' }, 'cool-off')
    expect(nearAuction.why).toContain('registered bidder')
    const early = itemOf({ state: 'VIC' }, 'cool-off')
    expect(early.why).toContain('Three clear business days')
  })

  it('is the signature after an accepted offer, until there is a contract', () => {
    expect(itemOf({ state: 'NSW', offerAcceptedOn: '2027-02-01' }, 'sign-contract').needs).toBe('contractOn')
    const signed = dueItems({ state: 'NSW', offerAcceptedOn: '2027-02-01', contractOn: '2027-02-02' })
    expect(signed.map(({ id }) => id)).not.toContain('sign-contract')
    const auction = dueItems({ state: 'NSW', method: 'auction', offerAcceptedOn: '2027-02-01' })
    expect(auction.map(({ id }) => id)).not.toContain('sign-contract')
  })
})

it('a finished item stays and is marked', () => {
  const items = dueItems({ state: 'VIC', done: ['review-contract', 'of another build'] })
  expect(items.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['review-contract'])
})
