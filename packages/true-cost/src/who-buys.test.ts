import { describe, expect, it } from 'vitest'
import { bundledTables, costOfHome, type Purchase } from './index.ts'
import {
  aCouple,
  aFirstBuyer,
  anInvestor,
  anOwner,
  aPurchase,
  costKnown,
  dutyOf,
  lineOf,
  priced,
} from './testing/builders.ts'

const cost = (changes: Partial<Purchase>) => costKnown(aPurchase(changes))
const first = aFirstBuyer()
const foreigner = aFirstBuyer({ residency: 'other' })
const why = (changes: Partial<Purchase>, what: string) =>
  cost(changes).eligibility.find((one) => one.what.startsWith(what))?.why

describe('a couple of a citizen and another in Queensland', () => {
  const home = { state: 'QLD', contractOn: '2026-08-01', settlementOn: '2026-09-01' } as const

  it.each([
    ['owners, from 540,000', aCouple(anOwner(), anOwner({ residency: 'other' })), 700_000, 717_500],
    ['a first home of 700,000', aCouple(first, foreigner), 700_000, 2_452_500],
  ])('would lose by the bill of 2026, shown as not enacted: %s', (_, buyers, price, change) => {
    const { ifEnacted, dutyAfterRelief, lines } = cost({ ...home, buyers, ...priced(price) })
    expect(ifEnacted).toMatchObject([{ change: { from: change, to: change } }])
    expect(ifEnacted[0]?.sentence).toMatch(/^If enacted: Every buyer must be a citizen/)
    expect(ifEnacted[0]?.source.source.name).toContain('assent not seen')
    expect(dutyAfterRelief.to - dutyAfterRelief.from).toBe(change)
    expect(lines.find(({ id }) => id === 'foreignSurcharge')?.figure).toMatchObject({ known: false })
  })

  it('loses nothing for contracts of the day before', () => {
    const earlier = { ...home, contractOn: '2026-07-31', buyers: aCouple(first, foreigner), ...priced(700_000) }
    expect(cost(earlier).ifEnacted).toEqual([])
    expect(cost(earlier).dutyAfterRelief).toEqual({ from: 0, to: 0 })
  })

  it('is not touched when both are citizens or permanent residents', () => {
    const buyers = aCouple(first, aFirstBuyer({ residency: 'permanentResident' }))
    expect(cost({ ...home, buyers, ...priced(700_000) }).ifEnacted).toEqual([])
  })

  it('loses for certain once the table says that the bill is in force', () => {
    const { QLD } = bundledTables.states
    const pending = QLD.pending.map((rule) => ({ ...rule, status: 'inForce' as const }))
    const tables = { ...bundledTables, states: { ...bundledTables.states, QLD: { ...QLD, pending } } }
    const enacted = costKnown(aPurchase({ ...home, buyers: aCouple(first, foreigner), ...priced(700_000) }), tables)
    expect(enacted.ifEnacted).toEqual([])
    expect(enacted.dutyAfterRelief).toEqual({ from: 2_452_500, to: 2_452_500 })
  })
})

describe('one of two buyers has owned before', () => {
  it('and Queensland apportions by shares', () => {
    const home = { state: 'QLD', ...priced(700_000) } as const
    expect(dutyOf({ ...home, buyers: aCouple(anOwner(), first) })).toBe(8_675)
    const buyers = [
      { ...first, shareBps: 7_500 },
      { ...anOwner(), shareBps: 2_500 },
    ]
    expect(dutyOf({ ...home, buyers })).toBe(4_337.5)
    const relief = lineOf(cost({ ...home, buyers }), 'dutyRelief')
    expect(relief.how).toBe('home concession and First home concession for 75% of the home')
    expect(dutyOf({ ...home, buyers: aCouple(anInvestor(), first) })).toBe(12_262.5)
    expect(why({ ...home, buyers }, 'First home concession')).toBe(
      'For 75% of the home. Not a first home: one buyer has owned before.',
    )
  })

  it('and New South Wales grants nothing', () => {
    const home = { ...priced(700_000), buyers: aCouple(anOwner(), first) }
    expect(dutyOf(home)).toBe(25_687)
    expect(why(home, 'First Home Buyers')).toBe('Not a first home: one buyer has owned before.')
  })

  it('and a spouse who does not buy counts in New South Wales, not in Queensland', () => {
    const spouse = aFirstBuyer({ spouseOwned: { ever: true, inFiveYears: false, inState: false } })
    expect(dutyOf({ ...priced(700_000), buyers: [spouse] })).toBe(25_687)
    expect(why({ ...priced(700_000), buyers: [spouse] }, 'First Home Buyers')).toBe(
      'Not a first home: a buyer’s spouse has owned before.',
    )
    expect(dutyOf({ state: 'QLD', ...priced(700_000), buyers: [spouse] })).toBe(0)
  })
})

it('the ACT asks for five years, not for a first home', () => {
  const longAgo = { ever: true, inFiveYears: false, inState: true }
  const home = { state: 'ACT', ...priced(800_000) } as const
  expect(dutyOf({ ...home, buyers: [anOwner({ owned: longAgo })] })).toBe(0)
  expect(dutyOf({ ...home, buyers: [anOwner()] })).toBe(22_158)
  expect(why(home, 'Home Buyer Concession')).toBe('Not met: the buyer has owned in the last five years.')
})

it('a first home that is let, and one of no resident, get no relief', () => {
  const letting = aFirstBuyer({ willLiveThere: false })
  expect(dutyOf({ ...priced(700_000), buyers: [letting] })).toBe(25_687)
  expect(why({ ...priced(700_000), buyers: aCouple(first, letting) }, 'First Home Buyers')).toBe(
    'Only for buyers who will live there: one buyer will not.',
  )
  expect(dutyOf({ ...priced(700_000), buyers: aCouple(first, foreigner) })).toBe(0)
  expect(dutyOf({ ...priced(700_000), buyers: [foreigner] })).toBe(25_687)
})

it('a buyer under 18 has no first home in Queensland', () => {
  expect(dutyOf({ state: 'QLD', ...priced(700_000), buyers: [aFirstBuyer({ age: 17 })] })).toBe(17_350)
})

describe('what is not computed is declined by name', () => {
  it('a trust, a company and a hidden price', () => {
    const answer = (changes: Partial<Purchase>) => costOfHome(aPurchase(changes), bundledTables)
    expect(answer({ heldBy: 'trust' })).toEqual({
      known: false,
      reason: 'Duty of a trust is not computed: ask a lawyer or Revenue NSW.',
    })
    expect(answer({ heldBy: 'company' })).toMatchObject({ known: false })
    expect(answer(priced(1_000_000_000))).toMatchObject({ known: true })
    expect(answer({ price: null })).toEqual({
      known: false,
      reason: 'The price is not shown, so nothing is computed from it.',
    })
  })

  it('the surcharge of foreign buyers, where there is one', () => {
    const withForeigner = cost({ buyers: [foreigner] })
    expect(lineOf(withForeigner, 'foreignSurcharge').sentence).toBe(
      'Surcharge of foreign buyers: not counted. NSW charges foreign buyers 9% of their share. It is not computed: ask Revenue NSW.',
    )
    expect(withForeigner.cashNeeded.withoutGrant.missing).toContain('Surcharge of foreign buyers')
    expect(withForeigner.declined).toEqual([
      'Which buyers count as foreign is not decided here.',
      'Land tax. Foreign owners and owners who live elsewhere may owe it every year: ask Revenue NSW.',
    ])
    const inAct = cost({ state: 'ACT', buyers: [foreigner] })
    expect(lineOf(inAct, 'foreignSurcharge').figure).toMatchObject({ known: true, amount: { from: 0, to: 0 } })
    expect(inAct.declined).toEqual([expect.stringMatching(/^Land tax\. /)])
    expect(cost({ state: 'NT', buyers: [foreigner] }).declined.join()).not.toContain('Land tax')
    expect(cost({}).declined).toEqual([])
    expect(cost({ buyers: [anInvestor()] }).declined).toEqual([expect.stringMatching(/^Land tax\. /)])
    expect(cost({}).lines.some(({ id }) => id === 'foreignSurcharge')).toBe(false)
  })
})

describe('two first-home buyers', () => {
  const buyers = aCouple(first, aFirstBuyer())
  const verdictOf = (state: Purchase['state'], price: number, what: string) =>
    cost({ state, buyers, ...priced(price) }).eligibility.find((one) => one.what.startsWith(what))

  it.each<[Purchase['state'], number, string, string]>([
    ['VIC', 749_000, 'First home buyer duty', 'yes'],
    ['VIC', 750_000, 'First home buyer duty', 'Only under $750,000.'],
    ['NSW', 1_000_000, 'First Home Buyers Assistance', 'Only under $1,000,000.'],
    ['WA', 800_000, 'First home owner rate', 'yes'],
    ['WA', 800_100, 'First home owner rate', 'Only up to $800,000.'],
    ['QLD', 799_000, 'First home concession', 'yes'],
    ['QLD', 800_000, 'First home concession', 'Only under $800,000.'],
  ])('in %s at %d: %s, %s', (state, price, what, expected) => {
    const verdict = verdictOf(state, price, what)
    expect(verdict?.isMet === 'yes' ? 'yes' : verdict?.why).toBe(expected)
  })

  it('have a concession for the whole home where the office apportions', () => {
    const line = lineOf(cost({ state: 'QLD', buyers, ...priced(690_000) }), 'dutyRelief')
    expect(line.how).toBe('home concession and First home concession')
  })
})

it('several owners are spoken of as several', () => {
  const owners = { buyers: aCouple(anOwner(), anOwner()), ...priced(700_000) }
  const both = 'Not a first home: 2 buyers have owned before.'
  expect(why({ ...owners, state: 'NSW' }, 'First Home Buyers')).toBe(both)
  expect(why({ ...owners, state: 'QLD' }, 'First home concession')).toBe(both)
})

it('a grant and a concession say whether the buyers get them, at both ends of the price, and why not', () => {
  const { eligibility } = cost({ state: 'QLD', condition: 'new', buyers: [first], ...priced(740_000, 760_000) })
  expect(eligibility).toEqual([
    { what: 'First home (new home) concession', isMet: 'yes', why: 'Every condition is met.' },
    { what: 'First home concession', isMet: 'no', why: 'Only for established homes.' },
    { what: 'First Home Owner Grant', isMet: 'depends', why: 'Only under $750,000.' },
  ])
  const relief = cost({ state: 'VIC', buyers: [first], ...priced(740_000, 760_000) }).eligibility[0]
  expect(relief).toMatchObject({
    isMet: 'depends',
    why: expect.stringMatching(/^At the lower price: Every condition is met\. At the higher: Only /),
  })
})
