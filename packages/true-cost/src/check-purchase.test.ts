import { expect, it } from 'vitest'
import { bundledTables, costOfHome, type Purchase } from './index.ts'
import { anOwner, aPurchase, priced } from './testing/builders.ts'

it.each<[string, Partial<Purchase>]>([
  ['price: give whole cents', { price: { from: 2, to: 1 } }],
  ['price: give whole cents', { price: { from: 0.5, to: 1 } }],
  ['price: give whole cents', { price: { from: 0, to: 1 } }],
  ['price: give whole cents', priced(1, 1_000_000_001)],
  ['buyers: name at least one', { buyers: [] }],
  ['buyers.shareBps: the shares must add up', { buyers: [anOwner({ shareBps: 9_000 })] }],
  ['buyers.incomeCents: give whole cents', { buyers: [anOwner({ incomeCents: -1 })] }],
  ['contractOn: give a date', { contractOn: '2026-02-30' }],
  ['settlementOn: must not be before contractOn', { settlementOn: '2026-10-09' }],
  ['finance.deposit: give whole cents', { finance: { deposit: { bps: 10_001 }, lmi: 'paid' } }],
  ['finance.rateBps: give whole basis points', { finance: { deposit: { bps: 0 }, lmi: 'paid', rateBps: 6.4 } }],
  ['finance.years: give whole years', { finance: { deposit: { bps: 0 }, lmi: 'paid', years: 0 } }],
  ['offThePlan.unbuiltCents: give whole cents', { offThePlan: { unbuiltCents: 90_000_001, construction: 'underWay' } }],
  ['own.moving: give whole cents', { own: { moving: 1.5 } }],
])('refuses input that cannot be: %s', (reason, changes) => {
  const answer = costOfHome(aPurchase(changes), bundledTables)
  expect(answer.known ? '' : answer.reason).toContain(reason)
})
