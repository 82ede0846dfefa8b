import {
  createSubscription,
  createWeights,
  getBillingConfig,
  getSubscription,
  getWeights,
  type SubscriptionReply,
  updateWeights,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asSubscriber, asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aSubscription, aWeightsRecord } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { sessionEntries } from '@/testing/session-entries.ts'

const save = async () => {
  answer(createWeights, { reply: aWeightsRecord() })
  const { user } = renderRoute('/setup-scoring')
  await press(user, 'Scoring Weights', 'tab')
  await press(user, 'Save')
}

const saveAgain = async () => {
  answer(getWeights, { reply: aWeightsRecord() })
  answer(updateWeights, { reply: aWeightsRecord() })
  const { user } = renderRoute('/setup-scoring')
  await press(user, 'Save')
}

const replying = (reply: SubscriptionReply) => answer(createSubscription, { reply })

describe('After the weights are saved', () => {
  beforeEach(() => {
    asUser({ plan: 'annual' })
    answer(getSubscription, { reply: aSubscription({ status: 'inactive', isActive: false }) })
    neverAnswer(getBillingConfig)
    window.sessionStorage.setItem('stripePlan', 'annual')
  })

  it('a plan chosen at registration is paid for', async () => {
    const created = replying({ clientSecret: 'pi_7_secret_9', amountDueCents: 7_250, plan: 'annual' })
    await save()
    await waitFor(() => expect(currentAddress()).toBe('/subscribe'))
    expect(created[0]?.body).toEqual({ plan: 'annual' })
    expect(sessionEntries()).toEqual({
      stripeClientSecret: 'pi_7_secret_9',
      amountDueCents: '7250',
      stripePlan: 'annual',
      selectedPlan: 'annual',
    })
  })

  it('so is the plan of the account, on a device that does not know of it', async () => {
    window.sessionStorage.clear()
    asUser({ plan: 'quarterly', subscriptionStatus: 'inactive' })
    const created = replying({ clientSecret: 'pi_7_secret_9', plan: 'quarterly' })
    await save()
    await waitFor(() => expect(currentAddress()).toBe('/subscribe'))
    expect(created[0]?.body).toEqual({ plan: 'quarterly' })
  })

  it('an overdue plan is paid for before the chosen one', async () => {
    asUser({ plan: 'quarterly', subscriptionStatus: 'past_due' })
    replying({ clientSecret: 'pi_7_secret_9', amountDueCents: 3_000, plan: 'quarterly' })
    await save()
    await waitFor(() => expect(currentAddress()).toBe('/subscribe'))
    expect(sessionEntries()).toMatchObject({ stripePlan: 'quarterly', selectedPlan: 'quarterly' })
  })

  it('no plan is bought while a housemate’s plan covers the buyer', async () => {
    asUser({ plan: 'quarterly', coveredBy: 'Tom' })
    await save()
    await screen.findByText('Preferences saved')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
  })

  it('a plan that is paid for is not bought again', async () => {
    asSubscriber()
    await save()
    await screen.findByText('Preferences saved')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
  })

  it('a trial that begins leads to the results', async () => {
    replying({ message: 'Your free trial has begun.', plan: 'free_trial' })
    await save()
    await screen.findByText('Setup Complete')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
  })

  it('an answer without a payment is an error, and leads to the plans', async () => {
    replying({ plan: 'annual' })
    await save()
    await screen.findByText('Subscription Error')
    expect(screen.getByText('Failed to set up subscription. Please try again.')).toBeDefined()
    expect(currentAddress()).toBe('/pricing')
  })

  it('a failure is explained before the plans are opened', async () => {
    expectConsoleError('The subscription could not be created')
    const explained: boolean[] = []
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {
      explained.push(screen.queryByText('Subscription Error') !== null)
    })
    refuse(createSubscription, { status: 503, detail: 'Billing is away.' })
    await save()
    await screen.findByText('Subscription Error')
    expect(screen.getByText('There was a problem setting up your subscription. Please try again.')).toBeDefined()
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/pricing'))
    expect(explained).toEqual([true])
  })
})

const notAsked = () => refuse(createSubscription, { status: 500, detail: 'Not asked for.' })

describe('Weights saved while a plan is in force', () => {
  beforeEach(() => {
    neverAnswer(getBillingConfig)
    window.sessionStorage.setItem('stripePlan', 'annual')
  })

  it.each([
    ['known here', { plan: 'quarterly', subscriptionStatus: 'active' }],
    ['paid in another tab', { plan: 'annual', subscriptionStatus: 'inactive' }],
  ] as const)('neither buy nor change a plan that is %s', async (_, known) => {
    asUser(known)
    answer(getSubscription, { reply: aSubscription({ plan: 'quarterly' }) })
    const created = notAsked()
    await save()
    await screen.findByText('Preferences saved')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
    expect(created).toHaveLength(0)
  })

  it('leave a free trial alone once set-up is over', async () => {
    asUser({ plan: 'quarterly' })
    answer(getSubscription, { reply: aSubscription({ plan: 'free_trial' }) })
    const created = notAsked()
    await saveAgain()
    await screen.findByText('Setup Complete')
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search-results/))
    expect(created).toHaveLength(0)
  })

  it('lead from a free trial in set-up to the plan that waits for its payment', async () => {
    asUser()
    answer(getSubscription, { reply: aSubscription({ plan: 'free_trial' }) })
    replying({ clientSecret: 'pi_7_secret_9', plan: 'annual' })
    await save()
    await waitFor(() => expect(currentAddress()).toBe('/subscribe'))
  })
})

it('the form keeps its tab after the first save, and cannot be sent twice while the payment is prepared', async () => {
  asUser({ plan: 'annual' })
  answer(getSubscription, { reply: aSubscription({ status: 'inactive', isActive: false }) })
  neverAnswer(getBillingConfig)
  let come = (): void => undefined
  const created = answer(createSubscription, async () => {
    await new Promise<void>((resolve) => (come = resolve))
    return { reply: { clientSecret: 'pi_7_secret_9', plan: 'annual' as const } }
  })
  await save()
  await waitFor(() => expect(created).toHaveLength(1))
  expect(screen.getByRole('tab', { name: 'Scoring Weights' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeDefined()
  come()
  await waitFor(() => expect(currentAddress()).toBe('/subscribe'))
})
