import {
  authenticateLocalCard,
  createSubscription,
  getBillingConfig,
  getSubscription,
  getWeights,
  getCriteria,
  listSearches,
  payWithLocalCard,
} from '@verandah/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSubscription, aWeightsRecord } from '@/testing/builders.ts'
import { noteOf, valueOf } from '@/testing/fields.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { currentAddress, renderRoute } from '@/testing/render-route.tsx'
import { asUser } from '@/testing/signed-in.ts'

const secret = 'pi_7_secret_9'

const open = async (address = '/subscribe') => {
  const { user } = renderRoute(address)
  await screen.findByLabelText('Card number')
  const fill = async (number = '4242424242424242', expiry = '0330', cvc = '123') => {
    await user.type(screen.getByLabelText('Card number'), number)
    await user.type(screen.getByLabelText('Expiry date'), expiry)
    await user.type(screen.getByLabelText('Security code (CVC)'), cvc)
  }
  return { user, fill, pay: () => user.click(screen.getByRole('button', { name: 'Pay $100.00' })) }
}

beforeEach(() => {
  asUser()
  answer(getBillingConfig, { reply: { publishableKey: null } })
  window.sessionStorage.setItem('stripeClientSecret', secret)
  window.sessionStorage.setItem('stripePlan', 'annual')
  window.sessionStorage.setItem('selectedPlan', 'annual')
})

describe('The payment page', () => {
  it.each(['/subscribe', '/checkout'])('at %s without a client secret leads to the plans', async (address) => {
    window.sessionStorage.clear()
    renderRoute(address)
    expect(await screen.findByText('Choose a Plan')).toBeDefined()
    expect(screen.getByText('Please select a subscription plan to continue.')).toBeDefined()
    expect(currentAddress()).toBe('/pricing')
  })

  it.each(['/subscribe', '/checkout'])('at %s says what is bought and what it costs', async (address) => {
    await open(address)
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(order.textContent).toContain('Annual$100.00every year, incl. GST $9.09')
    expect(screen.getByRole('note').textContent).toContain('4242 4242 4242 4242')
  })

  it('takes what is due now where a credit pays a part', async () => {
    window.sessionStorage.setItem('amountDueCents', '7250')
    renderRoute('/subscribe')
    expect(await screen.findByRole('button', { name: 'Pay $72.50' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Your order' }).textContent).toContain('Due now: $72.50')
  })

  it('lets whoever was promised a week without a card have it', async () => {
    asUser({ plan: 'annual', createdAt: new Date().toISOString() })
    for (const ofTheResults of [listSearches, getCriteria]) neverAnswer(ofTheResults)
    const begun = answer(createSubscription, { reply: { plan: 'free_trial', message: 'Your trial lasts a week.' } })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }))
    await waitFor(() => expect(currentAddress()).toBe('/search-results'))
    expect(begun[0]?.body).toEqual({ plan: 'free_trial' })
    expect(window.sessionStorage.getItem('stripeClientSecret')).toBeNull()
  })

  it('offers no trial whose week is over', async () => {
    asUser({ plan: 'annual', createdAt: '2020-01-01T00:00:00.000Z' })
    await open()
    expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull()
  })

  it('lets the browser fill the card in', async () => {
    await open()
    const kinds = ['Card number', 'Expiry date', 'Security code (CVC)'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(kinds).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
  })

  it('waits for how cards are taken, and says when that could not be loaded', async () => {
    neverAnswer(getBillingConfig)
    const { unmount } = renderRoute('/subscribe')
    expect(await screen.findByRole('status', { name: 'Loading the payment form' })).toBeDefined()
    unmount()
    refuse(getBillingConfig, { status: 503, detail: 'Billing is away.' })
    const { user } = renderRoute('/subscribe')
    expect(await screen.findByText('The payment form could not be loaded')).toBeDefined()
    answer(getBillingConfig, { reply: { publishableKey: null } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeDefined()
  })
})

describe('Typing a card', () => {
  it('groups the digits, typed or pasted', async () => {
    const { user, fill } = await open()
    await fill()
    expect(valueOf('Card number')).toBe('4242 4242 4242 4242')
    expect(valueOf('Expiry date')).toBe('03 / 30')
    await user.clear(screen.getByLabelText('Card number'))
    await user.click(screen.getByLabelText('Card number'))
    await user.paste('4000-0025-0000-3155')
    expect(valueOf('Card number')).toBe('4000 0025 0000 3155')
  })

  it('keeps the caret where a digit is corrected', async () => {
    const { fill } = await open()
    await fill('4242424242424')
    const number = screen.getByLabelText<HTMLInputElement>('Card number')
    fireEvent.change(number, { target: { value: '42942 4242 4242 4', selectionStart: 3, selectionEnd: 3 } })
    expect(number.value).toBe('4294 2424 2424 24')
    expect(number.selectionStart).toBe(3)
  })

  it('points at what must be corrected, and asks nobody', async () => {
    const paid = refuse(payWithLocalCard, { status: 500, detail: 'Not asked for.' })
    const { fill, pay } = await open()
    await fill('4242424242424241', '0120', '12')
    await pay()
    expect(noteOf('Card number')).toContain('incomplete or has a typing mistake')
    expect(noteOf('Expiry date')).toBe('This card has expired')
    expect(noteOf('Security code (CVC)')).toBe('Enter the 3 digits of the security code')
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
    expect(paid).toHaveLength(0)
  })
})

describe('Paying', () => {
  it('sends the card, says when the plan is open, and leads on when the buyer has read it', async () => {
    answer(getCriteria, { reply: { suburb: 'Richmond' } })
    answer(getWeights, { reply: aWeightsRecord() })
    const asked: string[] = []
    answer(getSubscription, () => {
      asked.push('subscription')
      return { reply: aSubscription(asked.length < 2 ? { status: 'inactive', isActive: false } : {}) }
    })
    const paid = answer(payWithLocalCard, { reply: { status: 'succeeded' } })
    const { user, fill, pay } = await open()
    await fill()
    await pay()
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeDefined()
    expect(paid[0]?.body).toEqual({
      clientSecret: secret,
      number: '4242 4242 4242 4242',
      expMonth: 3,
      expYear: 2030,
      cvc: '123',
    })
    expect(await screen.findByText('Setup Complete')).toBeDefined()
    expect(screen.getByText('Your Annual plan is open.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Payment received' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Go to your homes' }))
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('does not keep anybody waiting for the plan to open', async () => {
    neverAnswer(getSubscription)
    answer(payWithLocalCard, { reply: { status: 'succeeded' } })
    const { user, fill, pay } = await open()
    await fill()
    await pay()
    await user.click(await screen.findByRole('button', { name: 'Go to your homes' }))
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })

  it('says why a card was declined, and takes another', async () => {
    answer(payWithLocalCard, { reply: { status: 'declined', message: 'Your card was declined.' } })
    const { fill, pay } = await open()
    await fill('4000000000000002')
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined. Nothing was charged.')
    expect(valueOf('Card number')).toBe('4000 0000 0000 0002')
    expect(screen.getByRole('link', { name: 'choose a plan again' }).getAttribute('href')).toBe('/pricing')
  })

  it('lets the bank ask, and finishes when the buyer approves', async () => {
    neverAnswer(getSubscription)
    answer(payWithLocalCard, { reply: { status: 'requires_action' } })
    const asked = answer(authenticateLocalCard, { reply: { status: 'succeeded' } })
    const { user, fill, pay } = await open()
    await fill('4000002500003155')
    await pay()
    const question = await screen.findByRole('heading', { name: 'Your bank wants to check it’s you' })
    expect(document.activeElement).toBe(question)
    await user.click(screen.getByRole('button', { name: 'Approve payment' }))
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeDefined()
    expect(asked[0]?.body).toEqual({ clientSecret: secret, outcome: 'approve' })
  })

  it('goes back to the card when the buyer refuses', async () => {
    answer(payWithLocalCard, { reply: { status: 'requires_action' } })
    answer(authenticateLocalCard, { reply: { status: 'declined', message: 'You did not approve the payment.' } })
    const { user, fill, pay } = await open()
    await fill('4000002500003155')
    await pay()
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You did not approve the payment.')
    expect(screen.getByLabelText('Card number')).toBeDefined()
  })
})
