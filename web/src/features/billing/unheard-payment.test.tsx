import { getBillingConfig, getSubscription, payWithLocalCard } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, isAble, press, renderRoute, type } from '@/testing/app.tsx'
import { aSubscription } from '@/testing/builders.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const pay = async () => {
  const { user } = renderRoute('/subscribe')
  await type(user, 'Card number', '4242424242424242')
  await type(user, 'Expiry date', '0330')
  await type(user, 'Security code (CVC)', '123')
  await press(user, 'Pay $100.00')
}

const loseTheConnection = () => {
  expectConsoleError(`POST ${payWithLocalCard.path} failed`)
  network.use(http.post(`*${payWithLocalCard.path}`, () => HttpResponse.error()))
}
const notOpen = { status: 409, code: 'payment-not-open', detail: 'This payment is no longer open.' }
const unpaid = aSubscription({ status: 'inactive', isActive: false })

beforeEach(() => {
  asUser({ plan: 'annual' })
  answer(getBillingConfig, { reply: { publishableKey: null } })
  window.sessionStorage.setItem('stripeClientSecret', 'pi_7_secret_9')
  window.sessionStorage.setItem('selectedPlan', 'annual')
})

describe('A payment without a response', () => {
  it('is not reported as uncharged; the billing history is the reference', async () => {
    loseTheConnection()
    answer(getSubscription, { reply: unpaid })
    await pay()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t confirm whether your payment went through')
    expect(alert.textContent).toContain('Look at your billing history before you pay again.')
    expect(alert.textContent).not.toContain('Nothing was charged')
    expect(alert.textContent).not.toContain('fetch')
    expect(screen.getByRole('link', { name: 'billing history' }).getAttribute('href')).toBe('/subscription')
    expect(isAble(screen.getByRole('button', { name: 'Pay $100.00' }))).toBe(true)
  })

  it('counts as paid when the plan is in force', async () => {
    loseTheConnection()
    answer(getSubscription, { reply: aSubscription() })
    await pay()
    await screen.findByRole('heading', { name: 'Payment received' })
  })

  it('counts as paid when it was paid the first time', async () => {
    refuse(payWithLocalCard, notOpen)
    answer(getSubscription, { reply: aSubscription() })
    await pay()
    await screen.findByRole('heading', { name: 'Payment received' })
  })

  it('shows the server’s message when another plan is in force', async () => {
    refuse(payWithLocalCard, notOpen)
    answer(getSubscription, { reply: aSubscription({ plan: 'quarterly' }) })
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('This payment is no longer open.')
  })

  it('stays unknown when the subscription cannot be read either', async () => {
    expectConsoleError('The subscription could not be read after a payment')
    loseTheConnection()
    refuse(getSubscription, { status: 503, detail: 'Billing is away.' })
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t confirm')
  })
})
