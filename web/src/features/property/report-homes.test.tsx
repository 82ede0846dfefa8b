import { screen, waitFor, within } from '@testing-library/react'
import { reportDifferentHomes } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAdvert } from '@/testing/adverts.ts'
import { press, setClock } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
const other = anAdvert({ listingId: 'reaxml:1', name: 'Agency feed', displayPrice: 'Auction' })
beforeEach(() => asBuyer(anAdvert(), other))

const ask = async () => {
  const user = await openHome()
  await press(user, 'These are different homes')
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Which advert belongs to another home?' })) }
}

describe('These are different homes', () => {
  it('is not asked of a home with one advert', async () => {
    asBuyer(anAdvert())
    await openHome()
    await screen.findByRole('region', { name: 'Where it is listed' })
    expect(screen.queryByRole('button', { name: 'These are different homes' })).toBeNull()
  })

  it('sends the chosen advert and states what happens', async () => {
    const calls = answer(reportDifferentHomes, { status: 204 })
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(dialog.getByRole('alert').textContent).toBe('Choose the advert that belongs to another home.')
    await user.click(dialog.getByRole('radio', { name: /Agency feed/ }))
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    await screen.findByText(/We’ll check these adverts/)
    expect(calls[0]).toMatchObject({ params: { id: 'home-1' }, body: { listingId: 'reaxml:1' } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the choice when it could not be sent', async () => {
    refuse(reportDifferentHomes, { status: 503, detail: 'The store is away.' })
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('radio', { name: /Domain/ }))
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('The store is away.'))
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Domain/ }).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'These are different homes' })).toBeTruthy()
  })
})
