import {
  createSubscription,
  getBillingConfig,
  getSubscription,
  listInvoices,
  payWithLocalCard,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute, type } from '@/testing/app.tsx'
import { aSubscription } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { sessionEntries } from '@/testing/session-entries.ts'

const chooseAnnual = async () => {
  asUser({ plan: 'quarterly', subscriptionStatus: 'past_due' })
  answer(getBillingConfig, { reply: { publishableKey: null } })
  answer(createSubscription, {
    reply: { plan: 'quarterly', clientSecret: 'pi_7_secret_9', amountDueCents: 3_000 },
  })
  const { user } = renderRoute('/pricing')
  await press(user, 'Choose Annual')
  await screen.findByLabelText('Card number')
  return user
}

describe('Another plan chosen while a payment is overdue', () => {
  it('shows the overdue plan, by its name and its price', async () => {
    await chooseAnnual()
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(order.textContent).toContain('Quarterly$30.00every 3 months')
    expect(order.textContent).toContain('This payment for your Quarterly plan is overdue.')
    expect(order.textContent).not.toContain('your credit taken off')
    expect(sessionEntries()).toMatchObject({ stripePlan: 'quarterly', selectedPlan: 'quarterly' })
  })

  it('opens the overdue plan once it is paid', async () => {
    const user = await chooseAnnual()
    answer(payWithLocalCard, { reply: { status: 'succeeded' } })
    answer(getSubscription, { reply: aSubscription({ plan: 'quarterly' }) })
    answer(listInvoices, { reply: [] })
    await type(user, 'Card number', '4242424242424242')
    await type(user, 'Expiry date', '0330')
    await type(user, 'Security code (CVC)', '123')
    await press(user, 'Pay $30.00')
    await screen.findByText('Plan activated')
    await press(user, 'Go to your homes')
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })
})
