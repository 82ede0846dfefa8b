import {
  authenticateLocalCard,
  createSubscription,
  getBillingConfig,
  getSubscription,
  getWeights,
  getCriteria,
  listInvoices,
  listSearches,
  payWithLocalCard,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute, valueOf } from '@/testing/app.tsx'
import { aSubscription, aWeightsRecord } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { beginCheckout, checkoutSecret, openCheckout } from './testing/open-checkout.ts'

beforeEach(beginCheckout)

describe('The payment page', () => {
  it.each(['/subscribe', '/checkout'])('at %s without a client secret leads to the plans', async (address) => {
    window.sessionStorage.clear()
    renderRoute(address)
    await screen.findByText('Choose a Plan')
    expect(screen.getByText('Please select a subscription plan to continue.')).toBeDefined()
    expect(currentAddress()).toBe('/pricing')
  })

  it('opened again after the payment leads to the subscription, and asks for no plan', async () => {
    window.sessionStorage.clear()
    asUser({ plan: 'annual', subscriptionStatus: 'active' })
    answer(getSubscription, { reply: aSubscription() })
    answer(listInvoices, { reply: [] })
    renderRoute('/subscribe')
    await screen.findByRole('heading', { name: 'Your Subscription' })
    expect(screen.queryByText('Choose a Plan')).toBeNull()
  })

  it.each(['/subscribe', '/checkout'])('at %s states the plan and its price', async (address) => {
    await openCheckout(address)
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(order.textContent).toContain('Annual$100.00every year, incl. GST $9.09')
    expect(screen.getByRole('note').textContent).toContain('4242 4242 4242 4242')
  })

  it('charges the amount due after a credit', async () => {
    window.sessionStorage.setItem('amountDueCents', '7250')
    renderRoute('/subscribe')
    await screen.findByRole('button', { name: 'Pay $72.50' })
    expect(screen.getByRole('region', { name: 'Your order' }).textContent).toContain('Due now: $72.50')
  })

  it('offers a promised free week without a card', async () => {
    asUser({ plan: 'annual', createdAt: new Date().toISOString() })
    for (const ofTheResults of [listSearches, getCriteria]) neverAnswer(ofTheResults)
    const begun = answer(createSubscription, { reply: { plan: 'free_trial', message: 'Your trial lasts a week.' } })
    const { user } = await openCheckout()
    await press(user, 'Start Free Trial')
    await waitFor(() => expect(currentAddress()).toBe('/search-results'))
    expect(begun[0]?.body).toEqual({ plan: 'free_trial' })
    expect(window.sessionStorage.getItem('stripeClientSecret')).toBeNull()
  })

  it('offers no trial after its week is over', async () => {
    asUser({ plan: 'annual', createdAt: '2020-01-01T00:00:00.000Z' })
    await openCheckout()
    expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull()
  })

  it('supports autofill of the card', async () => {
    await openCheckout()
    const kinds = ['Card number', 'Expiry date', 'Security code (CVC)'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(kinds).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
  })

  it('waits for the payment method, and reports a failure to load it', async () => {
    neverAnswer(getBillingConfig)
    const { unmount } = renderRoute('/subscribe')
    await screen.findByRole('status', { name: 'Loading the payment form' })
    unmount()
    refuse(getBillingConfig, { status: 503, detail: 'Billing is away.' })
    const { user } = renderRoute('/subscribe')
    await screen.findByText('The payment form could not be loaded')
    answer(getBillingConfig, { reply: { publishableKey: null } })
    await press(user, 'Try again')
    await screen.findByLabelText('Card number')
  })
})

describe('Paying', () => {
  it('sends the card, confirms the plan, and continues when the buyer has read it', async () => {
    answer(getCriteria, { reply: { suburb: 'Richmond' } })
    answer(getWeights, { reply: aWeightsRecord() })
    const asked: string[] = []
    answer(getSubscription, () => {
      asked.push('subscription')
      return { reply: aSubscription(asked.length < 2 ? { status: 'inactive', isActive: false } : {}) }
    })
    const paid = answer(payWithLocalCard, { reply: { status: 'succeeded' } })
    const { user, fill, pay } = await openCheckout()
    await fill()
    await pay()
    await screen.findByRole('heading', { name: 'Payment received' })
    expect(paid[0]?.body).toEqual({
      clientSecret: checkoutSecret,
      number: '4242 4242 4242 4242',
      expMonth: 3,
      expYear: 2030,
      cvc: '123',
    })
    await screen.findByText('Plan activated')
    expect(screen.getByText('You are on the Annual plan.')).toBeDefined()
    expect(screen.queryByText('Setup Complete')).toBeNull()
    expect(screen.getByText('Your Annual plan is open.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Payment received' })).toBeDefined()
    await press(user, 'Go to your homes')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('does not block the buyer until the plan opens', async () => {
    neverAnswer(getSubscription)
    answer(payWithLocalCard, { reply: { status: 'succeeded' } })
    const { user, fill, pay } = await openCheckout()
    await fill()
    await pay()
    await press(user, 'Go to your homes')
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })

  it('shows why a card was declined, and accepts another', async () => {
    answer(payWithLocalCard, { reply: { status: 'declined', message: 'Your card was declined.' } })
    const { fill, pay } = await openCheckout()
    await fill('4000000000000002')
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined. Nothing was charged.')
    expect(valueOf('Card number')).toBe('4000 0000 0000 0002')
    expect(screen.getByRole('link', { name: 'choose a plan again' }).getAttribute('href')).toBe('/pricing')
  })

  it('shows the bank’s confirmation, and finishes when the buyer approves', async () => {
    neverAnswer(getSubscription)
    answer(payWithLocalCard, { reply: { status: 'requires_action' } })
    const asked = answer(authenticateLocalCard, { reply: { status: 'succeeded' } })
    const { user, fill, pay } = await openCheckout()
    await fill('4000002500003155')
    await pay()
    const question = await screen.findByRole('heading', { name: 'Your bank wants to check it’s you' })
    expect(document.activeElement).toBe(question)
    await press(user, 'Approve payment')
    await screen.findByRole('heading', { name: 'Payment received' })
    expect(asked[0]?.body).toEqual({ clientSecret: checkoutSecret, outcome: 'approve' })
  })

  it('returns to the card when the buyer refuses', async () => {
    answer(payWithLocalCard, { reply: { status: 'requires_action' } })
    answer(authenticateLocalCard, { reply: { status: 'declined', message: 'You did not approve the payment.' } })
    const { user, fill, pay } = await openCheckout()
    await fill('4000002500003155')
    await pay()
    await press(user, 'Refuse')
    expect((await screen.findByRole('alert')).textContent).toContain('You did not approve the payment.')
    expect(screen.getByLabelText('Card number')).toBeDefined()
  })
})
