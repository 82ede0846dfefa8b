import { describe, expect, it } from 'vitest'
import { bundledTables, costOfHome, type Purchase } from './index.ts'
import { aCouple, aFirstBuyer, anInvestor, aPurchase, costKnown, dutyOf, lineOf, priced } from './testing/builders.ts'

const first = [aFirstBuyer()]
const on = (contractOn: string, settlementOn = contractOn) => ({ contractOn, settlementOn })
const reasonOf = (changes: Partial<Purchase>) => {
  const cost = costOfHome(aPurchase(changes), bundledTables)
  return cost.known ? 'known' : cost.reason
}

describe('the contract date decides', () => {
  it('between the scales of two years in New South Wales', () => {
    expect(dutyOf({ ...priced(500_000), ...on('2026-06-30') })).toBe(16_912)
    expect(dutyOf({ ...priced(500_000), ...on('2026-07-01') })).toBe(16_687)
    expect(dutyOf({ ...priced(500_000), ...on('2026-06-30', '2026-08-30') })).toBe(16_912)
  })

  it.each([
    ['NSW', '2027-06-30', '2027-07-01', 'Duty in NSW is not known for contracts after 30 June 2027.'],
    ['NSW', '2025-07-01', '2025-06-30', 'Duty in NSW is not known for contracts before 1 July 2025.'],
    ['VIC', '2027-06-30', '2027-07-01', 'Duty in VIC is not known for contracts after 30 June 2027.'],
    ['WA', '2026-05-07', '2026-05-06', 'Duty in WA is not known for contracts before 7 May 2026.'],
    ['ACT', '2025-07-01', '2025-06-30', 'Duty in ACT is not known for contracts before 1 July 2025.'],
  ] as const)('%s: %s is known, %s is not', (state, known, unknown, reason) => {
    expect(reasonOf({ state, ...on(known) })).toBe('known')
    expect(reasonOf({ state, ...on(unknown) })).toBe(reason)
  })

  it('whether Victoria takes off what is not built', () => {
    const offThePlan = { unbuiltCents: 40_000_000, construction: 'notStarted' } as const
    const unit = { state: 'VIC', ...priced(1_000_000), condition: 'new', isStrata: true, offThePlan } as const
    expect(dutyOf({ ...unit, buyers: [anInvestor()], ...on('2027-04-21') })).toBe(31_070)
    expect(dutyOf({ ...unit, buyers: [anInvestor()], ...on('2027-04-22') })).toBe(55_000)
    const { eligibility } = costKnown(aPurchase({ ...unit, ...on('2027-04-22') }))
    expect(eligibility.find(({ what }) => what.startsWith('Off-the-plan'))?.why).toBe(
      'Only for contracts to 21 April 2027.',
    )
  })

  it('whether the ACT asks for an income', () => {
    const buyers = [aFirstBuyer({ incomeCents: 25_000_001 })]
    expect(dutyOf({ state: 'ACT', buyers, ...priced(800_000), ...on('2026-06-30') })).toBe(22_158)
    expect(dutyOf({ state: 'ACT', buyers, ...priced(800_000), ...on('2026-07-01') })).toBe(0)
    const poorer = [aFirstBuyer({ incomeCents: 25_000_000 })]
    expect(dutyOf({ state: 'ACT', buyers: poorer, ...priced(1_020_000), ...on('2026-06-30') })).toBe(0)
    expect(dutyOf({ state: 'ACT', buyers: poorer, ...priced(1_021_000), ...on('2026-06-30') })).toBe(64)
    const { incomeCents: _, ...silent } = aFirstBuyer()
    expect(dutyOf({ state: 'ACT', buyers: [silent], ...priced(800_000), ...on('2026-06-30') })).toBe(22_158)
  })

  it('the grant of Tasmania, and half the duty off the plan', () => {
    const grant = (date: string) =>
      lineOf(costKnown(aPurchase({ state: 'TAS', condition: 'new', buyers: first, ...on(date) })), 'grant').figure
    expect(grant('2026-06-30')).toMatchObject({ amount: { from: 3_000_000 } })
    expect(grant('2026-07-01')).toMatchObject({ amount: { from: 2_000_000 } })
    const offThePlan = { unbuiltCents: 0, construction: 'notStarted' } as const
    const unit = { state: 'TAS', condition: 'new', offThePlan, ...priced(500_000) } as const
    expect(dutyOf({ ...unit, ...on('2026-06-30') })).toBe(9_123.75)
    expect(dutyOf({ ...unit, ...on('2026-07-01') })).toBe(18_247.5)
  })

  it('whether a builder’s package is free in the Northern Territory', () => {
    const home = { state: 'NT', condition: 'new', isBuilderPackage: true, ...priced(600_000) } as const
    expect(dutyOf({ ...home, ...on('2027-06-30') })).toBe(0)
    expect(dutyOf({ ...home, isBuilderPackage: false })).toBe(29_700)
    expect(dutyOf({ ...home, buyers: [anInvestor()] })).toBe(29_700)
  })

  it('the cap of the 5% Deposit Scheme in Darwin', () => {
    const cap = (date: string) =>
      costKnown(aPurchase({ state: 'NT', place: 'centre', ...on(date) })).schemes.find(
        ({ id }) => id === 'fivePercentDeposit',
      )?.capCents
    expect(cap('2026-06-30')).toBe(60_000_000)
    expect(cap('2026-07-01')).toBe(75_000_000)
  })

  it('whether the lenders’ limit on debts applies', () => {
    const over = (date: string) => {
      const found = costKnown(aPurchase({ ...priced(1_000_000), ...on(date) })).debtToIncome
      return found.known ? found.isOverLimit : found.reason
    }
    expect(over('2026-01-31')).toBe('no')
    expect(over('2026-02-01')).toBe('yes')
  })
})

it('the settlement date decides about Tasmania’s exemption', () => {
  const home = { state: 'TAS', buyers: first, ...priced(600_000) } as const
  expect(dutyOf({ ...home, ...on('2026-05-20', '2026-06-30') })).toBe(0)
  expect(dutyOf({ ...home, ...on('2026-05-20', '2026-07-01') })).toBe(22_497.5)
  expect(dutyOf({ ...home, ...priced(750_000.01), ...on('2026-05-20', '2026-06-30') })).toBeGreaterThan(28_000)
  const { eligibility } = costKnown(aPurchase({ ...home, ...on('2026-05-20', '2026-07-01') }))
  expect(eligibility.find(({ what }) => what.startsWith('First home exemption'))).toEqual({
    what: 'First home exemption, established home',
    isMet: 'no',
    why: 'Only for settlements to 30 June 2026.',
  })
})

it('a date is a day of the calendar', () => {
  expect(reasonOf({ contractOn: '2026-13-01' })).toContain('contractOn: give a date')
  expect(reasonOf({ settlementOn: '2026' })).toContain('settlementOn: give a date')
})

it('fees of a year that is not known are not counted', () => {
  const cost = costKnown(aPurchase(on('2026-06-30')))
  expect(lineOf(cost, 'transferRegistration').figure).toEqual({
    known: false,
    reason: 'Registration of the transfer is not known for contracts before 1 July 2026.',
  })
  expect(cost.cashNeeded.withoutGrant.missing).toContain('Registration of the transfer')
})

it('foreign buyers hear of the fee for approval, and of the ban on established homes to the end of March 2027', () => {
  const foreigner = aFirstBuyer({ residency: 'other' })
  const rulesOf = (changes: Partial<Purchase>) =>
    costKnown(aPurchase({ buyers: [foreigner], settlementOn: '2027-05-13', ...changes })).foreignRules.map(
      ({ sentence }) => sentence,
    )
  const ban = expect.stringMatching(/^Until 31 March 2027 foreign buyers/)
  const fee = expect.stringMatching(/approval before they sign.*The fee .* is not in the cash/)
  expect(rulesOf({ contractOn: '2027-03-31' })).toEqual([ban, fee])
  expect(rulesOf({ buyers: aCouple(aFirstBuyer(), foreigner) })).toEqual([ban, fee])
  expect(rulesOf({ contractOn: '2027-04-01' })).toEqual([fee])
  expect(rulesOf({ condition: 'new' })).toEqual([fee])
  expect(rulesOf({ property: 'land' })).toEqual([fee])
  expect(rulesOf({ buyers: first })).toEqual([])
})
