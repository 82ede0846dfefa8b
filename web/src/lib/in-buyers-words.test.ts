import type { BuyersMoney, HomeBuyer } from '@verandah/contracts'
import { bundledTables, costOfHome, type Purchase, purchaseOfHome } from '@verandah/true-cost'
import { expect, it } from 'vitest'
import { inBuyersWords } from './in-buyers-words.ts'

const buyer: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
const money: BuyersMoney = { buyers: [buyer], deposit: { percent: 20 } }
const purchase = purchaseOfHome(
  { state: 'VIC', propertyType: 'House', price: 780_000, priceFrom: null, priceTo: null },
  { money, today: '2026-11-28' },
)!
const wordsOf = (over: Partial<Purchase>): string => {
  const cost = costOfHome({ ...purchase, ...over }, bundledTables)
  if (cost.known) throw new Error('This purchase has no cost.')
  return inBuyersWords(cost.reason)
}
const [person] = purchase.buyers

it.each<[Partial<Purchase>, string]>([
  [
    {
      buyers: [
        { ...person!, shareBps: 10_000 },
        { ...person!, shareBps: 0 },
      ],
    },
    'The shares of the title must add up to 100%, and each must be above 0.',
  ],
  [
    { buyers: [{ ...person!, shareBps: 4_000 }] },
    'The shares of the title must add up to 100%, and each must be above 0.',
  ],
  [{ buyers: [{ ...person!, incomeCents: -1 }] }, 'Each income must be $0 or more.'],
  [{ buyers: [] }, 'Say who buys.'],
  [{ finance: { ...purchase.finance, rateBps: 20_000 } }, 'Your interest rate must be between 0 and 100% a year.'],
  [{ finance: { ...purchase.finance, years: 60 } }, 'Your loan term must be between 1 and 40 years.'],
  [{ price: { from: 2e11, to: 2e11 } }, 'The price is too high to compute with.'],
  [{ buildCents: -1 }, 'Something in your money is not possible.'],
])('a purchase with %j is refused in words of the buyer', (over, words) => {
  expect(wordsOf(over)).toBe(words)
})

it('keeps what is already in their words, without an offer to enter it here', () => {
  const reason = 'Duty in NSW is not known for contracts after 30 June 2027.'
  expect(inBuyersWords(reason)).toBe(reason)
  expect(inBuyersWords('Deposit: $175,200.')).toBe('Deposit: $175,200.')
  expect(inBuyersWords('Ask for a quote and enter it.')).toBe('Ask for a quote.')
})
