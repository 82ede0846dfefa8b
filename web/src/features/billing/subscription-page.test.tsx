import {
  cancelSubscription,
  getSubscription,
  listInvoices,
  resumeSubscription,
  type SubscriptionView,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSubscriber, asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aSubscription } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const trial: Partial<SubscriptionView> = {
  plan: 'free_trial',
  subscriptionId: null,
  currentPeriodEnd: null,
  trialEndsAt: '2026-11-28T02:00:00.000Z',
}

const open = async (over: Partial<SubscriptionView> = {}) => {
  answer(getSubscription, { reply: aSubscription(over) })
  const { user } = renderRoute('/subscription')
  await screen.findByRole('region', { name: /Free Trial|Quarterly|Annual/ })
  return user
}

beforeEach(() => {
  asSubscriber()
  answer(listInvoices, { reply: [] })
})

describe('Your Subscription', () => {
  it('requires a session', async () => {
    asVisitor()
    renderRoute('/subscription')
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fsubscription'))
  })

  it('is found at /subscriptions and in the user menu too', async () => {
    answer(getSubscription, { reply: aSubscription() })
    const { user } = renderRoute('/subscriptions')
    await screen.findByRole('heading', { level: 1, name: 'Your Subscription' })
    expect(currentAddress()).toBe('/subscription')
    await press(user, /^Your account/)
    const link = screen.getByRole('link', { name: 'Subscription' })
    expect(link.getAttribute('href')).toBe('/subscription')
    await user.click(link)
    expect(screen.queryByRole('link', { name: 'Subscription' })).toBeNull()
  })

  it('names the housemate whose plan covers the buyer, who may still buy one', async () => {
    asUser({ coveredBy: 'Tom' })
    await open({ ...trial, status: 'inactive', isActive: false })
    expect((await screen.findByRole('note')).textContent).toMatch(/^Covered by Tom’s plan\. Everything is open/)
    expect(screen.queryByText(/Your free trial ended/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing')
  })

  it('shows placeholders while it loads', async () => {
    neverAnswer(getSubscription)
    neverAnswer(listInvoices)
    renderRoute('/subscription')
    await screen.findByRole('status', { name: 'Loading your subscription' })
    expect(screen.getByRole('status', { name: 'Loading your billing history' })).toBeDefined()
  })

  it('reports a failure to load, and retries', async () => {
    refuse(getSubscription, { status: 503, detail: 'Billing is away.' })
    const { user } = renderRoute('/subscription')
    await screen.findByText('Your subscription could not be loaded')
    expect(screen.getByText('Billing is away.')).toBeDefined()
    answer(getSubscription, { reply: aSubscription() })
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: 'Annual' })
  })

  it('shows a paid plan: name, status, id and the end of its period', async () => {
    await open({ plan: 'quarterly' })
    expect(screen.getByRole('heading', { name: 'Quarterly' })).toBeDefined()
    expect(screen.getByText('Active')).toBeDefined()
    expect(screen.getByText('sub_7')).toBeDefined()
    expect(screen.getByText('March 5, 2027')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Change Plan' }).getAttribute('href')).toBe('/pricing')
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull()
  })

  it('shows N/A for fields that a plan does not have yet, and the next step', async () => {
    await open({ status: 'inactive', isActive: false, subscriptionId: null, currentPeriodEnd: null })
    expect(screen.getByText('Inactive')).toBeDefined()
    expect(screen.getAllByText('N/A')).toHaveLength(2)
    expect(screen.getByText(/has not been paid for yet/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  })

  it('shows a free trial with its upgrade, and nothing to cancel', async () => {
    await open(trial)
    expect(screen.getByRole('note').textContent).toContain('everything is open until 28 November 2026')
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing')
    expect(screen.queryByText('Subscription ID')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  })

  it('shows that the free trial is over', async () => {
    await open({ ...trial, status: 'inactive', isActive: false })
    expect(screen.getByRole('note').textContent).toContain('Your free trial ended on 28 November 2026.')
  })
})

describe('Cancelling', () => {
  it('requires confirmation, and keeps the subscription', async () => {
    const cancelled = refuse(cancelSubscription, { status: 500, detail: 'Not asked for.' })
    const user = await open()
    await press(user, 'Cancel Subscription')
    const card = screen.getByRole('group', { name: 'Cancel your subscription?' })
    expect(card.textContent).toContain('until March 5, 2027')
    await user.click(within(card).getByRole('button', { name: 'Keep Subscription' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel Subscription' }))
    expect(cancelled).toHaveLength(0)
  })

  it('cancels once it is confirmed, and offers to resume', async () => {
    const ending = aSubscription({ cancelAtPeriodEnd: true })
    answer(cancelSubscription, () => {
      answer(getSubscription, { reply: ending })
      return { reply: ending }
    })
    const user = await open()
    await press(user, 'Cancel Subscription')
    await press(user, 'Confirm Cancellation')
    await screen.findByText('Subscription cancelled')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Annual' }))
    expect(screen.getByRole('note').textContent).toContain(
      'Your subscription ends on March 5, 2027. You can resume it before then',
    )
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  })

  it('resumes a cancelled subscription', async () => {
    answer(resumeSubscription, () => {
      answer(getSubscription, { reply: aSubscription() })
      return { reply: aSubscription() }
    })
    const user = await open({ cancelAtPeriodEnd: true })
    await press(user, 'Resume Subscription')
    await screen.findByText('Subscription resumed')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Annual' }))
    expect(screen.queryByRole('note')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeDefined()
  })

  it('closes the question once a cancellation is revoked', async () => {
    const replies = (cancelAtPeriodEnd: boolean) => () => {
      const reply = aSubscription({ cancelAtPeriodEnd })
      answer(getSubscription, { reply })
      return { reply }
    }
    answer(cancelSubscription, replies(true))
    answer(resumeSubscription, replies(false))
    const user = await open()
    await press(user, 'Cancel Subscription')
    await press(user, 'Confirm Cancellation')
    await press(user, 'Resume Subscription')
    await screen.findByRole('button', { name: 'Cancel Subscription' })
    expect(screen.queryByRole('button', { name: 'Confirm Cancellation' })).toBeNull()
  })

  it('reports a failure, with nothing changed', async () => {
    refuse(cancelSubscription, { status: 503, detail: 'Billing is away.' })
    const user = await open()
    await press(user, 'Cancel Subscription')
    await press(user, 'Confirm Cancellation')
    await screen.findByText('Could not cancel the subscription')
    expect(screen.getByRole('button', { name: 'Confirm Cancellation' })).toBeDefined()
  })
})
