import type { BuyersMoney } from '@verandah/contracts'
import { bundledTables, costOfHome, type HomeOnOffer, purchaseOfHome } from '@verandah/true-cost'
import { describe, expect, it } from 'vitest'
import { leversOf } from './levers-of.ts'

const first = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true } as const
const leversAt = (home: Partial<HomeOnOffer>, money: Partial<BuyersMoney> = {}) => {
  const priced = {
    state: 'VIC',
    propertyType: 'House',
    price: 780_000,
    priceFrom: null,
    priceTo: null,
    ...home,
  } as const
  const said = { buyers: [{ ...first, ownedIn: [] }], deposit: { percent: 10 }, ...money }
  const purchase = purchaseOfHome(priced, { money: said, today: '2026-11-28' })
  return purchase === null ? [] : leversOf(purchase, (tried) => costOfHome(tried, bundledTables))
}
const titles = (levers: ReturnType<typeof leversOf>) => levers.map(({ title }) => title)

describe('what changes the cost most', () => {
  it('is at most three changes, the one that saves most first', () => {
    const levers = leversAt({})
    expect(levers).toHaveLength(3)
    expect(levers.map(({ worth }) => worth)).toEqual(levers.map(({ worth }) => worth).toSorted((a, b) => b - a))
  })

  it('offers the deposit with which insurance ends', () => {
    const levers = leversAt({}, { deposit: { percent: 18 } })
    const toFifth = levers.find(({ title }) => title === '$15,600 more deposit, 20% in all')
    expect(toFifth?.sentence).toMatch(/^Saves about \$[\d,]+ of lenders mortgage insurance and \$[\d,]+ a month\.$/)
  })

  it('offers the 5% Deposit Scheme where its cap depends on the place, and names the places', () => {
    const offerOf = (percent: number) =>
      leversAt({ state: 'NSW', price: 990_000 }, { deposit: { percent } }).find(({ title }) => title.endsWith('Scheme'))
    expect(offerOf(10)?.sentence).toMatch(
      /^Saves about \$[\d,]+ of lenders mortgage insurance and .* The cap is \$1,500,000 in Sydney, Newcastle, .* and \$800,000 /,
    )
    expect(offerOf(20)).toBeUndefined()
  })

  it('does not offer it from 20% on', () => {
    expect(titles(leversAt({}, { deposit: { percent: 20 } })).some((title) => title.includes('20%'))).toBe(false)
  })

  it('names the step just below the price', () => {
    const levers = leversAt({ price: 954_000 })
    const lever = levers.find(({ title }) => title === '$4,000 less, at $950,000')
    expect(lever?.sentence).toContain('Above $950,000 the ')
  })

  it('never offers other buyers', () => {
    const levers = leversAt({ state: 'QLD' }, { buyers: [{ ...first, ownedIn: ['QLD'] }] })
    expect(titles(levers).every((title) => /deposit|less|Scheme/.test(title))).toBe(true)
  })

  it('is nothing without a price', () => {
    expect(leversAt({ price: null })).toEqual([])
  })
})
