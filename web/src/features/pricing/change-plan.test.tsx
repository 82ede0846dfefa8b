import { createSubscription, getSubscription, listInvoices } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, currentAddress, isWorking, renderRoute } from '@/testing/app.tsx'
import { aSubscription } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const notAsked = () => refuse(createSubscription, { status: 500, detail: 'Not asked for.' })

const chooseAnnual = async () => {
  asUser({ plan: 'quarterly', subscriptionStatus: 'active' })
  const { user } = renderRoute('/pricing')
  const choose = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose Annual' })
  await user.click(choose)
  const dialog = await screen.findByRole('dialog', { name: 'Change to Annual?' })
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }))
  return { choose, dialog, press }
}

describe('Another plan, chosen while one is paid for', () => {
  it('is asked for first, with what it charges', async () => {
    const created = notAsked()
    const { dialog } = await chooseAnnual()
    expect(dialog.textContent).toContain('$100 / year, beginning today.')
    expect(dialog.textContent).toContain('charge your card the difference now')
    expect(created).toHaveLength(0)
  })

  it('is cancelled by keeping the plan, which restores the focus', async () => {
    const created = notAsked()
    const { choose, press } = await chooseAnnual()
    await press('Keep Quarterly')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(choose)
    expect(created).toHaveLength(0)
  })

  it('starts once it is confirmed, and the subscription shows it', async () => {
    const created = answer(createSubscription, { reply: { plan: 'annual' } })
    answer(getSubscription, { reply: aSubscription() })
    answer(listInvoices, { reply: [] })
    const { press } = await chooseAnnual()
    await press('Change to Annual')
    await screen.findByText('Your plan is now Annual')
    await waitFor(() => expect(currentAddress()).toBe('/subscription'))
    expect(created.map(({ body }) => body)).toEqual([{ plan: 'annual' }])
  })

  it('shows that it is in progress', async () => {
    neverAnswer(createSubscription)
    const { dialog, press } = await chooseAnnual()
    await press('Change to Annual')
    const changing = await within(dialog).findByRole('button', { name: 'Changing your plan…' })
    expect(isWorking(changing)).toBe(true)
  })

  it('shows why the card was not charged, and stays', async () => {
    expectConsoleError('The subscription could not be created')
    refuse(createSubscription, { status: 409, detail: 'Your card was declined.' })
    const { choose, press } = await chooseAnnual()
    await press('Change to Annual')
    await screen.findByText('Your card was declined.')
    expect(currentAddress()).toBe('/pricing')
    await press('Keep Quarterly')
    expect(document.activeElement).toBe(choose)
  })
})
