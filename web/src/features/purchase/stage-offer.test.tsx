import { screen, waitFor } from '@testing-library/react'
import { editSavedProperty } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { press, setClock } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'
import { openPurchase } from './testing/open-purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Melbourne')

const offer = () => screen.queryByRole('button', { name: /^Move it to/ })

it('the stage of a home moves as far as the record of its purchase', async () => {
  const edits = answer(editSavedProperty, { reply: aSavedHome({}, { stage: 'under-contract' }) })
  const { user } = await openPurchase({ kept: aPurchase({ contractOn: '2027-02-04' }), over: { stage: 'seen' } })
  expect(screen.getByText('Your shortlist still says “Seen”.')).toBeDefined()
  await press(user, 'Move it to Under contract')
  await waitFor(() => expect(offer()).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('From offer to keys'))
  expect(edits[0]?.body).toMatchObject({ stage: 'under-contract' })
})
