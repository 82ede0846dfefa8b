import type { HomeStage } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { aPurchase } from '@/testing/purchase.ts'
import { stageSaid } from './stage-said.ts'

const anOffer = {
  id: 'offer-1',
  by: 'buyer' as const,
  amountAud: 900_000,
  madeOn: '2027-02-01',
  conditions: '',
  expiresAt: null,
  reply: 'open' as const,
  note: '',
}
const signed = { contractOn: '2027-02-04' }
const settled = { done: [{ id: 'settle', on: '2027-02-04' }] }

it.each<[string, Parameters<typeof aPurchase>, HomeStage | null, HomeStage | null]>([
  ['an offer of the buyer', [{}, { offers: [anOffer] }], null, 'offered'],
  ['an offer of the seller', [{}, { offers: [{ ...anOffer, by: 'seller' }] }], 'seen', null],
  ['a contract', [signed], 'seen', 'under-contract'],
  ['a contract that is to come', [{ contractOn: '2027-02-05' }], 'offered', null],
  ['a contract before the home went to auction', [{ ...signed, method: 'auction' }], 'seen', null],
  ['a settlement', [signed, settled], 'under-contract', 'bought'],
  ['a settlement after the home was lost', [signed, settled], 'lost', null],
  ['no more than the shortlist', [signed], 'under-contract', null],
])('says how far a buyer is by %s', (_, kept, stage, said) => {
  expect(stageSaid(aPurchase(...kept), stage, '2027-02-04')).toBe(said)
})
