import { describe, expect, it } from 'vitest'
import type { Finance, LineId, Purchase, SchemeId } from './index.ts'
import { aCouple, aFirstBuyer, anOwner, aPurchase, costKnown, lineOf, priced } from './testing/builders.ts'
import { monthlyRepayment } from './repayments.ts'

const cost = (changes: Partial<Purchase>) => costKnown(aPurchase(changes))
const financed = (changes: Partial<Finance>): Pick<Purchase, 'finance'> => ({
  finance: { deposit: { bps: 1_000 }, lmi: 'paid', ...changes },
})
const first = [aFirstBuyer()]

const amountOf = (changes: Partial<Purchase>, id: LineId) => {
  const { figure } = lineOf(cost(changes), id)
  return figure.known ? figure.amount : figure.reason
}

describe('fees', () => {
  it.each([
    ['NSW', 900_000, 18_273],
    ['VIC', 900_500, 10_430 + 900 * 234],
    ['VIC', 3_000_000, 361_400],
    ['QLD', 180_000, 24_804],
    ['QLD', 500_001, 24_804 + 33 * 4_656],
    ['WA', 1_350_000, 50_700],
    ['SA', 500_000, 519_800],
  ] as const)('of registering a transfer in %s at %d are %d cents', (state, price, fee) => {
    expect(amountOf({ state, ...priced(price) }, 'transferRegistration')).toEqual({ from: fee, to: fee })
  })

  it('differ for houses, strata homes and land', () => {
    expect(amountOf({}, 'inspection')).toEqual({ from: 50_000, to: 90_000 })
    expect(lineOf(cost({ isStrata: true }), 'inspection').label).toBe('Strata report')
    expect(cost({ property: 'land' }).lines.some(({ id }) => id === 'inspection' || id === 'moving')).toBe(false)
  })

  it('of a mortgage are nothing without a loan', () => {
    const cash = financed({ deposit: { bps: 10_000 } })
    expect(amountOf(cash, 'mortgageRegistration')).toEqual({ from: 0, to: 0 })
    expect(amountOf(cash, 'electronicSettlement')).toEqual({ from: 14_630, to: 14_630 })
    expect(amountOf({}, 'electronicSettlement')).toEqual({ from: 20_229, to: 20_229 })
  })

  it('say "about" where their source is not confirmed, and nothing where the buyer knows', () => {
    expect(lineOf(cost({}), 'transferRegistration').sentence).toBe('Registration of the transfer: about $183.')
    const own = lineOf(cost({ own: { transferRegistration: 20_000 } }), 'transferRegistration')
    expect(own).toMatchObject({ figure: { known: true, amount: { from: 20_000 }, isAbout: false }, sources: [] })
  })
})

describe('the cash needed', () => {
  it('is the sum of its lines, less relief and grant', () => {
    const { lines, cashNeeded } = cost({ condition: 'new', buyers: first, ...priced(590_000) })
    const ends = lines.reduce(
      (sum, { figure, effect }) => {
        if (!figure.known || effect === 'none') return sum
        const { from, to } = figure.amount
        return effect === 'adds'
          ? { from: sum.from + from, to: sum.to + to }
          : { from: sum.from - to, to: sum.to - from }
      },
      { from: 0, to: 0 },
    )
    expect(cashNeeded.withGrant.amount).toEqual(ends)
    expect(cashNeeded.withoutGrant.amount.from - cashNeeded.withGrant.amount.from).toBe(1_000_000)
  })

  it('says what it leaves out, until it is entered', () => {
    const { withoutGrant } = cost({}).cashNeeded
    expect(withoutGrant.isComplete).toBe(false)
    expect(withoutGrant.missing).toEqual(['Moving', 'First year of building insurance'])
    expect(withoutGrant.sentence).toMatch(/Incomplete, without Moving, First year of building insurance\.$/)
    const entered = cost({ own: { moving: 150_000, firstInsurance: 180_000 } }).cashNeeded.withoutGrant
    expect(entered.isComplete).toBe(true)
    expect(entered.amount.from - withoutGrant.amount.from).toBe(330_000)
  })

  it('says that a grant may come after settlement, and that Tasmania has none for an old home', () => {
    const grant = lineOf(cost({ condition: 'new', buyers: first, ...priced(590_000) }), 'grant')
    expect(grant.sentence).toBe('Grant: $10,000. It is often paid at or after settlement: have the cash without it.')
    expect(amountOf({ state: 'TAS', buyers: first }, 'grant')).toEqual({ from: 0, to: 0 })
    expect(amountOf({ state: 'SA', condition: 'new', buyers: first }, 'grant')).toEqual({ from: 0, to: 1_500_000 })
    expect(amountOf({ state: 'NT', condition: 'new', buyers: first }, 'grant')).toEqual({
      from: 5_000_000,
      to: 5_000_000,
    })
    expect(amountOf({ state: 'NT', condition: 'new' }, 'grant')).toEqual({ from: 3_000_000, to: 3_000_000 })
    expect(amountOf({ state: 'ACT', condition: 'new', buyers: first }, 'grant')).toEqual({ from: 0, to: 0 })
  })

  it('grants nothing for land alone', () => {
    const land = { state: 'SA', property: 'land', buyers: first } as const
    expect(amountOf(land, 'grant')).toEqual({ from: 0, to: 0 })
    expect(amountOf({ ...land, buildCents: 30_000_000 }, 'grant')).toEqual({ from: 0, to: 1_500_000 })
    expect(cost({ ...land, buildCents: 30_000_000 }).declined).toEqual([
      'What building costs is not part of the cash needed.',
    ])
  })
})

describe('yearly costs', () => {
  it('are not counted until they are known', () => {
    const { yearly } = cost({ isStrata: true, own: { waterYearly: 110_000 } })
    expect(yearly.total).toMatchObject({
      amount: { from: 110_000, to: 110_000 },
      isComplete: false,
      missing: ['Strata levies a year', 'Council rates a year'],
    })
    expect(yearly.lines[0]?.sentence).toBe(
      'Strata levies a year: not counted. Ask the agent for the last notice and enter it.',
    )
    const all = cost({ own: { waterYearly: 110_000, ratesYearly: 200_000 } }).yearly.total
    expect(all).toMatchObject({ amount: { from: 310_000 }, isComplete: true })
  })
})

describe('lenders mortgage insurance', () => {
  const at = (bps: number, changes: Partial<Finance> = {}) => ({
    ...priced(800_000),
    ...financed({ deposit: { bps }, ...changes }),
  })

  it('is none up to 80 %, then a range with the state’s duty, and not known above 95 %', () => {
    expect(amountOf(at(2_000), 'lmi')).toEqual({ from: 0, to: 0 })
    expect(amountOf(at(1_999), 'lmi')).toEqual({ from: 348_844, to: 976_762 })
    expect(amountOf(at(1_000), 'lmi')).toEqual({ from: 627_840, to: 1_962_000 })
    expect(amountOf({ ...at(1_000), state: 'ACT' }, 'lmi')).toEqual({ from: 576_000, to: 1_800_000 })
    expect(amountOf(at(499), 'lmi')).toBe('No published premium for so large a loan: ask the lender.')
  })

  it('is paid, or added to the loan', () => {
    const paid = cost(at(1_000))
    const added = cost(at(1_000, { lmi: 'added' }))
    expect(paid.loan).toMatchObject({ amount: { from: 72_000_000, to: 72_000_000 } })
    expect(added.loan).toMatchObject({ amount: { from: 72_627_840, to: 73_962_000 }, isAbout: true })
    expect(paid.cashNeeded.withoutGrant.amount.from - added.cashNeeded.withoutGrant.amount.from).toBe(627_840)
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
        '$4,003 a month over 30 years at 6.4 % (rate checked on 5 October 2026); $5,335 at 9.4 %, the rate at which lenders test. Ask your lender or broker.',
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

describe('federal schemes', () => {
  const verdictOf = (changes: Partial<Purchase>, scheme: SchemeId) =>
    cost({ state: 'VIC', place: 'centre', buyers: first, ...changes }).schemes.find(({ id }) => id === scheme)

  it('pass or fail by the cap of the place', () => {
    expect(verdictOf(priced(950_000), 'fivePercentDeposit')).toMatchObject({ verdict: 'passed', capCents: 95_000_000 })
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
      reasons: ['The cap is $650,000 or $950,000: it depends on the place.'],
    })
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

it('every line has its formula, a sentence, and a source unless the buyer says it', () => {
  for (const state of ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const)
    for (const line of cost({ state, condition: 'new', buyers: first, ...priced(590_000), ...financed({}) }).lines) {
      expect(line.how).not.toBe('')
      expect(line.sentence).toContain('.')
      if (!['deposit', 'moving', 'firstInsurance', 'grant'].includes(line.id)) expect(line.sources).not.toEqual([])
    }
})

it('duty names its rate, and relief what it rests on', () => {
  const { lines } = cost({ buyers: first, ...priced(900_000) })
  expect(lines.find(({ id }) => id === 'dutyBeforeRelief')?.how).toBe(
    'transfer duty: $11,602 and 4.5 % of what is over $387,000',
  )
  expect(lines.find(({ id }) => id === 'dutyRelief')?.how).toBe('First Home Buyers Assistance Scheme, home')
  expect(cost({ state: 'VIC', ...priced(500_000) }).lines.find(({ id }) => id === 'dutyRelief')).toMatchObject({
    figure: { amount: { from: 310_000, to: 310_000 } },
    how: 'principal place of residence',
  })
})

it('reliefs that are not computed are mentioned', () => {
  const mentioned = (changes: Partial<Purchase>) =>
    cost(changes)
      .otherReliefs.map(({ sentence }) => sentence)
      .join(' ')
  const isNew = { state: 'SA', condition: 'new' } as const
  expect(mentioned({ ...isNew, buyers: [anOwner({ age: 60 })] })).toContain('$103,830')
  expect(mentioned({ ...isNew, buyers: [anOwner({ age: 59 })] })).toBe('')
  expect(mentioned({ state: 'VIC' })).toContain('pensioner')
})
