import { describe, expect, it } from 'vitest'
import type { Finance, LineId, Purchase } from './index.ts'
import { monthlyRepayment, usualLoan } from './repayments.ts'
import { bundledTables } from './tables/bundled.ts'
import { aCouple, aFirstBuyer, anOwner, aPurchase, costKnown, lineOf, priced } from './testing/builders.ts'

const cost = (changes: Partial<Purchase>) => costKnown(aPurchase(changes))
const financed = (changes: Partial<Finance>): Pick<Purchase, 'finance'> => ({
  finance: { deposit: { bps: 1_000 }, lmi: 'paid', ...changes },
})
const first = [aFirstBuyer()]

const amountOf = (changes: Partial<Purchase>, id: LineId) => {
  const { figure } = lineOf(cost(changes), id)
  return figure.known ? figure.amount : figure.reason
}

describe('lenders mortgage insurance', () => {
  const at = (bps: number, changes: Partial<Finance> = {}) => ({
    ...priced(800_000),
    ...financed({ deposit: { bps }, ...changes }),
  })

  it('is none up to 80%, then a range with the state’s duty, and not known above 95%', () => {
    expect(amountOf(at(2_000), 'lmi')).toEqual({ from: 0, to: 0 })
    expect(amountOf(at(1_999), 'lmi')).toEqual({ from: 348_844, to: 976_762 })
    expect(amountOf(at(1_000), 'lmi')).toEqual({ from: 627_840, to: 1_962_000 })
    expect(amountOf({ ...at(1_000), state: 'ACT' }, 'lmi')).toEqual({ from: 576_000, to: 1_800_000 })
    expect(amountOf(at(499), 'lmi')).toBe('No published premium for so large a loan: ask the lender.')
  })

  it('is none with a deposit of 20% of any price', () => {
    expect(amountOf({ ...at(2_000), price: { from: 100_000_002, to: 100_000_002 } }, 'lmi')).toEqual({ from: 0, to: 0 })
  })

  it('is that of the band that holds the loan, its end included', () => {
    const [lmi] = bundledTables.federal.lmi
    const band = { lvrAboveBps: 8_000, lvrUpToBps: 9_000, fromBps: 100, toBps: 100 }
    const small = { ...band, loanAboveCents: 0, loanUpToCents: 50_000_000 }
    const large = { ...band, loanAboveCents: 50_000_000, loanUpToCents: null, toBps: 200 }
    const federal = { ...bundledTables.federal, lmi: lmi ? [{ ...lmi, cells: [small, large] }] : [] }
    const premiumOf = (cents: number) => {
      const purchase = aPurchase({ ...priced(600_000), ...financed({ deposit: { cents } }) })
      return lineOf(costKnown(purchase, { ...bundledTables, federal }), 'lmi').figure
    }
    expect(premiumOf(10_000_000)).toMatchObject({ amount: { from: 545_000, to: 545_000 } })
    expect(premiumOf(9_999_900)).toMatchObject({ amount: { to: 1_090_002 } })
  })

  it('is paid, or added to the loan', () => {
    const paid = cost(at(1_000))
    const added = cost(at(1_000, { lmi: 'added' }))
    expect(paid.loan).toMatchObject({ amount: { from: 72_000_000, to: 72_000_000 } })
    expect(added.loan).toMatchObject({ amount: { from: 72_627_840, to: 73_962_000 }, isAbout: true })
    expect(paid.cashNeeded.withoutGrant.amount.from - added.cashNeeded.withoutGrant.amount.from).toBe(627_800)
    expect(lineOf(added, 'lmi').sentence).toMatch(/added to the loan.*ask the lender\.$/)
  })

  it('is none under a federal scheme, as long as the price is within its cap', () => {
    const scheme = { scheme: 'fivePercentDeposit', deposit: { bps: 500 } } as const
    const home = { state: 'VIC', place: 'centre', buyers: first, ...financed(scheme) } as const
    expect(amountOf({ ...home, ...priced(950_000) }, 'lmi')).toEqual({ from: 0, to: 0 })
    expect(amountOf({ ...home, ...priced(950_001) }, 'lmi')).not.toEqual({ from: 0, to: 0 })
    expect(amountOf({ ...home, ...priced(900_000), buyers: [anOwner()] }, 'lmi')).not.toEqual({ from: 0, to: 0 })
  })
})

describe('repayments', () => {
  it.each([
    [712_500, 620, 4_363.84],
    [712_500, 920, 5_835.76],
    [640_000, 640, 4_003.24],
    [640_000, 940, 5_334.83],
    [800_000, 640, 5_004.05],
    [360_000, 0, 1_000],
  ])('of %d at %d basis points over 30 years are %d a month', (loan, bps, monthly) => {
    expect(monthlyRepayment(loan * 100, bps, 30) / 100).toBe(monthly)
  })

  it('are shown at the rate of the table or the buyer’s, and three points above', () => {
    const { repayments } = cost(priced(800_000))
    expect(repayments).toMatchObject({
      rateBps: 640,
      stressedBps: 940,
      monthly: { amount: { from: 400_324, to: 400_324 } },
      monthlyStressed: { amount: { from: 533_483, to: 533_483 } },
      sentence:
        '$4,003 a month over 30 years at 6.4% (rate checked on 5 October 2026); $5,335 at 9.4%, the rate at which lenders test. Ask your lender or broker.',
    })
    const own = cost({ ...priced(800_000), ...financed({ deposit: { bps: 2_000 }, rateBps: 550, years: 25 }) })
    expect(own.repayments).toMatchObject({ rateBps: 550, stressedBps: 850, years: 25 })
  })

  it('are not known under Help to Buy, by name', () => {
    const found = cost({ buyers: first, ...priced(600_000), ...financed({ scheme: 'helpToBuy' }) })
    expect(found.loan).toMatchObject({ known: false })
    expect(found.declined).toEqual([
      'The loan under Help to Buy depends on the government’s share, which is not computed.',
    ])
  })
})

describe('debts against income', () => {
  it('are held against the limit of six', () => {
    const debts = (changes: Partial<Purchase>) => cost({ ...priced(900_000), ...changes }).debtToIncome
    expect(debts({})).toMatchObject({ fromHundredths: 600, isOverLimit: 'yes' })
    expect(debts(priced(899_000))).toMatchObject({ toHundredths: 599, isOverLimit: 'no' })
    expect(debts(priced(890_000, 910_000))).toMatchObject({ isOverLimit: 'depends' })
    expect(debts({ condition: 'new' })).toMatchObject({ isOverLimit: 'no' })
    expect(debts({ buyers: aCouple(anOwner(), anOwner()) })).toMatchObject({ fromHundredths: 300 })
    expect(debts(financed({ deposit: { bps: 2_000 }, otherDebtsCents: 12_000_000 }))).toMatchObject({
      fromHundredths: 700,
      sentence:
        'Debts of 7 times the yearly income. Lenders may make at most a fifth of their new loans at 6 times or more: ask your lender or broker.',
    })
  })

  it('need every income', () => {
    const { incomeCents: _, ...silent } = anOwner()
    expect(cost({ buyers: [silent] }).debtToIncome).toEqual({ known: false, reason: 'Enter every buyer’s income.' })
  })
})

it('the usual loan is that of the table in force, and unknown without one', () => {
  expect(usualLoan(bundledTables, '2026-10-10')).toMatchObject({ rateBps: 640, years: 30 })
  expect(usualLoan(bundledTables, '1990-01-01')).toBeNull()
})
