import { screen, waitFor } from '@testing-library/react'
import { editSavedProperty, type HomeStage } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { setClock } from '@/testing/clock.ts'
import { answer } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'
import { openPurchase } from './testing/open-purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Melbourne')

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
const offered = () => screen.queryByRole('button', { name: /^Move it to/ })?.textContent

describe('the stage of a home', () => {
  it('moves as far as the record of its purchase', async () => {
    const edits = answer(editSavedProperty, { reply: aSavedHome({}, { stage: 'under-contract' }) })
    const { user } = await openPurchase({ kept: aPurchase(signed), over: { stage: 'seen' } })
    expect(screen.getByText('Your shortlist still says “Seen”.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Move it to Under contract' }))
    await waitFor(() => expect(offered()).toBeUndefined())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('From offer to keys'))
    expect(edits[0]?.body).toMatchObject({ stage: 'under-contract' })
  })

  it.each<[string, Parameters<typeof aPurchase>, HomeStage | null, string | undefined]>([
    ['an offer of the buyer', [{}, { offers: [anOffer] }], null, 'Move it to Offer made'],
    ['an offer of the seller', [{}, { offers: [{ ...anOffer, by: 'seller' }] }], 'seen', undefined],
    ['a contract that is to come', [{ contractOn: '2027-02-05' }], 'offered', undefined],
    ['a settlement', [signed, settled], 'under-contract', 'Move it to Bought'],
    ['a settlement after the home was lost', [signed, settled], 'lost', undefined],
    ['no more than the shortlist', [signed], 'under-contract', undefined],
  ])('is offered by %s', async (_, kept, stage, button) => {
    await openPurchase({ kept: aPurchase(...kept), over: { stage } })
    expect(offered()).toBe(button)
  })
})
