import { getBillingConfig, getCriteria, getSubscription, getWeights } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asUser, isAble, press, renderRoute } from '@/testing/app.tsx'
import { aSubscription, aWeightsRecord } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'

type Outcome = { error?: { type: string; message?: string; payment_intent?: { status: string } } }

type Confirm = (options: { confirmParams: { return_url: string } }) => Promise<Outcome>

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, () => undefined]))

/** A fake of Stripe's global, as far as its React bindings use it. Loaded once, like the real one. */
const page = { confirm: (() => new Promise(() => undefined)) as Confirm, opened: [] as unknown[] }

const element = {
  ...nothing('off', 'update', 'destroy', 'unmount'),
  on: (event: string, listener: () => void) => {
    if (event === 'ready') queueMicrotask(listener)
  },
  mount: (place: HTMLElement) => {
    place.innerHTML = '<div title="Secure payment input frame"></div>'
  },
}

const stripe = {
  ...nothing('createToken', 'createPaymentMethod', 'confirmCardPayment', '_registerWrapper', 'registerAppInfo'),
  elements: (options: unknown) => {
    page.opened.push(options)
    return { ...nothing('getElement', 'update', 'submit'), create: () => element }
  },
  confirmPayment: (options: Parameters<Confirm>[0]) => page.confirm(options),
}

beforeEach(() => {
  vi.stubGlobal('Stripe', () => stripe)
  page.opened = []
  asUser()
  answer(getBillingConfig, { reply: { publishableKey: 'pk_test_7' } })
  window.sessionStorage.setItem('stripeClientSecret', 'pi_7_secret_9')
  window.sessionStorage.setItem('selectedPlan', 'annual')
})

const pay = async () => {
  const { user } = renderRoute('/subscribe')
  await screen.findByTitle('Secure payment input frame')
  await press(user, 'Pay $100.00')
}

describe('A card when Stripe takes the payment', () => {
  it('is typed into Stripe’s own form, opened for this payment', async () => {
    renderRoute('/subscribe')
    await screen.findByTitle('Secure payment input frame')
    expect(page.opened[0]).toMatchObject({ clientSecret: 'pi_7_secret_9', locale: 'en-AU' })
    expect(screen.queryByText(/4242/)).toBeNull()
  })

  it('pays, and returns to the plan when the bank asks on a page of its own', async () => {
    const returns: string[] = []
    page.confirm = ({ confirmParams }) => {
      returns.push(confirmParams.return_url)
      return Promise.resolve({})
    }
    answer(getSubscription, { reply: aSubscription({ plan: 'annual' }) })
    answer(getWeights, { reply: aWeightsRecord() })
    answer(getCriteria, { reply: {} })
    await pay()
    await screen.findByRole('heading', { name: 'Payment received' })
    expect(returns).toEqual([`${window.location.origin}/subscription`])
  })

  it('shows why it was declined and stays open for another card', async () => {
    page.confirm = () => Promise.resolve({ error: { type: 'card_error', message: 'Your card has expired.' } })
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('Your card has expired. Nothing was charged.')
    expect(isAble(screen.getByRole('button', { name: 'Pay $100.00' }))).toBe(true)
  })

  const unreached = { type: 'api_connection_error', message: 'Stripe could not be reached.' }

  it('does not claim that nothing was charged when Stripe does not respond', async () => {
    page.confirm = () => Promise.resolve({ error: unreached })
    answer(getSubscription, { reply: aSubscription({ status: 'inactive', isActive: false }) })
    await pay()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t confirm whether your payment went through')
    expect(alert.textContent).not.toContain('Nothing was charged')
  })

  it.each([
    ['the plan is in force', unreached, aSubscription({ plan: 'annual' })],
    [
      'Stripe says that it was paid before',
      { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
      aSubscription({ plan: 'annual', status: 'inactive', isActive: false }),
    ],
  ])('counts as paid after an error when %s', async (_, error, subscription) => {
    page.confirm = () => Promise.resolve({ error })
    answer(getSubscription, { reply: subscription })
    answer(getWeights, { reply: aWeightsRecord() })
    answer(getCriteria, { reply: {} })
    await pay()
    await screen.findByRole('heading', { name: 'Payment received' })
  })

  it('leaves validation messages to Stripe’s form', async () => {
    page.confirm = () => Promise.resolve({ error: { type: 'validation_error', message: 'Incomplete' } })
    await pay()
    expect(isAble(await screen.findByRole('button', { name: 'Pay $100.00' }))).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
