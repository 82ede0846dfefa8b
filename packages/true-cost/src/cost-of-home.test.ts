import { describe, expect, it } from 'vitest'
import type { Finance, LineId, Purchase } from './index.ts'
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

  it('are those of a purchase without a loan where the deposit exceeds the price', () => {
    const paid = cost({ ...priced(880_000, 940_000), ...financed({ deposit: { cents: 90_000_000 } }) })
    expect(lineOf(paid, 'deposit')).toMatchObject({
      figure: { amount: { from: 88_000_000, to: 90_000_000 } },
      how: 'the whole price; or your figure',
    })
    expect(lineOf(paid, 'mortgageRegistration').figure).toMatchObject({ amount: { from: 0 } })
    expect(paid.repayments).toMatchObject({ known: true, monthly: { amount: { from: 0 } } })
  })

  it('say how they are counted', () => {
    const how = (changes: Partial<Purchase>, id: LineId) => lineOf(cost(changes), id).how
    expect(how({}, 'transferRegistration')).toBe('a flat fee of $182.73')
    expect(how({}, 'electronicSettlement')).toMatch(/^a flat fee of \$[\d.]+ plus a flat fee of \$[\d.]+$/)
    expect(how({}, 'inspection')).toBe('published prices, $500 to $900')
    expect(how({ state: 'VIC' }, 'transferRegistration')).toBe('$104.30 and $2.34 for each whole $1,000')
    expect(how({ state: 'QLD' }, 'transferRegistration')).toBe(
      '$248.04 and $46.56 for each $10,000 or part over $180,000',
    )
    expect(how(financed({ deposit: { bps: 10_000 } }), 'mortgageRegistration')).toBe('not without a loan')
    const grant = { state: 'QLD', condition: 'new', buyers: first, ...priced(740_000, 760_000) } as const
    expect(how(grant, 'grant')).toBe('First Home Owner Grant; or none at this price')
    expect(cost({}).cashNeeded.withoutGrant.sentence).toContain('without a grant: about $217,255 to $220,755.')
  })

  it('say "about" where their source is not confirmed, and nothing where the buyer knows', () => {
    expect(lineOf(cost({}), 'transferRegistration').sentence).toBe('Registration of the transfer: about $183.')
    const own = lineOf(cost({ own: { transferRegistration: 20_000 } }), 'transferRegistration')
    expect(own).toMatchObject({ figure: { known: true, amount: { from: 20_000 }, isAbout: false }, sources: [] })
  })
})

describe('the cash needed', () => {
  it('is less by the grant', () => {
    const { cashNeeded } = cost({ condition: 'new', buyers: first, ...priced(590_000) })
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
    'transfer duty: $11,602 and 4.5% of what is over $387,000',
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

it('a bill changes the duty of a range by the least to the most of its prices', () => {
  const buyers = aCouple(aFirstBuyer(), aFirstBuyer({ residency: 'other' }))
  const { ifEnacted } = cost({ state: 'QLD', buyers, ...priced(700_000, 730_000) })
  expect(ifEnacted).toMatchObject([{ change: { from: 1_932_000, to: 2_452_500 } }])
})
