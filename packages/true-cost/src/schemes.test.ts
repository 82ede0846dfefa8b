import { describe, expect, it } from 'vitest'
import type { Finance, Purchase, SchemeId } from './index.ts'
import { aCouple, aFirstBuyer, anOwner, aPurchase, costKnown, priced } from './testing/builders.ts'

const cost = (changes: Partial<Purchase>) => costKnown(aPurchase(changes))
const financed = (changes: Partial<Finance>): Pick<Purchase, 'finance'> => ({
  finance: { deposit: { bps: 1_000 }, lmi: 'paid', ...changes },
})
const first = [aFirstBuyer()]

describe('federal schemes', () => {
  const verdictOf = (changes: Partial<Purchase>, scheme: SchemeId) =>
    cost({ state: 'VIC', place: 'centre', buyers: first, ...changes }).schemes.find(({ id }) => id === scheme)

  it('pass or fail by the cap of the place', () => {
    expect(verdictOf(priced(950_000), 'fivePercentDeposit')).toMatchObject({
      verdict: 'passed',
      capCents: 95_000_000,
      source: { isConfirmed: true },
      sentence: '5% Deposit Scheme: the price is within the cap of $950,000. Ask a lender who takes part.',
    })
    expect(verdictOf(priced(950_001), 'fivePercentDeposit')).toMatchObject({
      verdict: 'failed',
      reasons: ['The price is above the cap of $950,000.'],
    })
    expect(verdictOf({ ...priced(650_001), place: 'rest' }, 'fivePercentDeposit')?.verdict).toBe('failed')
    expect(verdictOf(priced(940_000, 960_000), 'fivePercentDeposit')?.verdict).toBe('depends')
    const { place: _, ...nowhere } = aPurchase({ state: 'VIC', buyers: first, ...priced(700_000) })
    expect(costKnown(nowhere).schemes[0]).toMatchObject({
      verdict: 'depends',
      capCents: null,
      reasons: ['The cap is $950,000 in Melbourne and Geelong, and $650,000 elsewhere in the state.'],
    })
  })

  it('are for buyers with a loan at some price of the range', () => {
    const range = priced(880_000, 940_000)
    const paidWith = (cents: number) =>
      verdictOf({ ...range, ...financed({ deposit: { cents } }) }, 'fivePercentDeposit')
    expect(paidWith(95_000_000)).toMatchObject({ verdict: 'failed', reasons: ['Only with a loan.'] })
    expect(paidWith(93_999_999)?.verdict).toBe('passed')
    const { cliffs } = cost({ state: 'VIC', buyers: first, ...range, ...financed({ deposit: { bps: 10_000 } }) })
    expect(cliffs.filter(({ of }) => of === 'scheme')).toEqual([])
  })

  it('ask who buys, what they earn and what they save', () => {
    const small = financed({ deposit: { bps: 499 } })
    expect(verdictOf({ ...priced(600_000), buyers: [anOwner()] }, 'fivePercentDeposit')?.reasons).toEqual([
      'Not a first home: the buyer has owned before.',
    ])
    expect(verdictOf({ ...priced(600_000), ...small }, 'fivePercentDeposit')?.verdict).toBe('failed')
    expect(verdictOf({ ...priced(600_000), ...small }, 'helpToBuy')?.reasons).toEqual([
      'The income is above the cap of $103,000.',
    ])
    const poorer = aFirstBuyer({ incomeCents: 8_000_000 })
    expect(verdictOf({ ...priced(600_000), buyers: [poorer] }, 'helpToBuy')).toMatchObject({
      verdict: 'passed',
      source: { isConfirmed: false },
    })
    expect(verdictOf({ ...priced(600_000), buyers: aCouple(poorer, poorer) }, 'helpToBuy')?.verdict).toBe('passed')
    const { incomeCents: _, ...silent } = poorer
    expect(verdictOf({ ...priced(600_000), buyers: [silent] }, 'helpToBuy')?.verdict).toBe('depends')
  })
})
