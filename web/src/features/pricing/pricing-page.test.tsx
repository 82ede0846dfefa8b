import { createSubscription, getBillingConfig, getCriteria, listSearches } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { sessionEntries } from '@/testing/session-entries.ts'

const features = [
  'Advanced property scoring',
  'Unlimited comparisons',
  'E-mail notifications for new matches',
  'Save favourite properties',
  'Property insights and analytics',
]

const card = (plan: string) => screen.findByRole('listitem', { name: plan })

describe('The plans, for a visitor', () => {
  it.each([
    ['Free Trial', '$0', '/ week'],
    ['Quarterly', '$30', '/ 3 months'],
    ['Annual', '$100', '/ year'],
  ])('%s costs %s %s and has the same five features', async (plan, price, period) => {
    asVisitor()
    renderRoute('/pricing')
    const shown = within(await card(plan))
    expect(shown.getByText(price)).toBeDefined()
    expect(shown.getByText(period)).toBeDefined()
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features)
  })

  it('shows the saving of the annual plan, and of no other', async () => {
    asVisitor()
    renderRoute('/pricing')
    expect(within(await card('Annual')).getByText('Save over 15%')).toBeDefined()
    expect(screen.getAllByText('Save over 15%')).toHaveLength(1)
  })

  it.each([
    ['Start Free Trial', 'free_trial'],
    ['Choose Quarterly', 'quarterly'],
    ['Choose Annual', 'annual'],
  ])('leads by %s to the registration with that plan', async (label, plan) => {
    asVisitor()
    renderRoute('/pricing')
    const link = await screen.findByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(`/auth?plan=${plan}&tab=register`)
    expect(screen.queryByText(/Your current plan/)).toBeNull()
  })
})

describe('The plans, for a signed-in user', () => {
  it('names the current plan and leads to the subscription', async () => {
    asUser({ plan: 'quarterly', subscriptionStatus: 'active' })
    renderRoute('/pricing')
    expect((await screen.findByText(/Your current plan/)).textContent).toBe('Your current plan: Quarterly')
    expect(screen.getByRole('link', { name: 'Manage your subscription' }).getAttribute('href')).toBe('/subscription')
    expect(within(await card('Quarterly')).getByText('Your plan')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Quarterly' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Annual' }).disabled).toBe(false)
  })

  it('offers no trial again', async () => {
    asUser({ plan: 'free_trial', createdAt: '2026-11-01T02:00:00.000Z' })
    renderRoute('/pricing')
    await screen.findByText(/this plan has ended/)
    const trial = within(await card('Free Trial'))
    expect(trial.getByText('You have had your 7 days.')).toBeDefined()
    expect(trial.getByRole<HTMLButtonElement>('button', { name: 'Start Free Trial' }).disabled).toBe(true)
  })

  it('lets a plan that was never paid for be chosen again', async () => {
    asUser({ plan: 'annual', subscriptionStatus: 'inactive' })
    renderRoute('/pricing')
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose Annual' })).disabled).toBe(false)
    expect(screen.queryByText(/current plan/)).toBeNull()
    expect(screen.getByText(/your payment has not gone through/).textContent).toBe(
      'Annual: your payment has not gone through.',
    )
  })

  it('keeps the client secret and the plan for the payment page and navigates there', async () => {
    asUser()
    neverAnswer(getBillingConfig)
    const created = answer(createSubscription, { reply: { clientSecret: 'pi_7_secret_9', plan: 'annual' } })
    const { user } = renderRoute('/pricing')
    await press(user, 'Choose Annual')
    await waitFor(() => expect(currentAddress()).toBe('/subscribe'))
    expect(created[0]?.body).toEqual({ plan: 'annual' })
    expect(sessionEntries()).toMatchObject({
      stripeClientSecret: 'pi_7_secret_9',
      stripePlan: 'annual',
      selectedPlan: 'annual',
    })
  })

  it('shows its progress, and accepts one choice at a time', async () => {
    asUser()
    neverAnswer(createSubscription)
    const { user } = renderRoute('/pricing')
    await press(user, 'Choose Annual')
    await screen.findByRole('button', { name: 'Preparing your plan…' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Quarterly' }).disabled).toBe(true)
  })

  it('forgets the plan that waited for its payment when the trial is chosen instead', async () => {
    asUser({ plan: 'quarterly', createdAt: new Date().toISOString() })
    window.sessionStorage.setItem('stripePlan', 'quarterly')
    for (const ofTheResults of [listSearches, getCriteria]) neverAnswer(ofTheResults)
    answer(createSubscription, { reply: { plan: 'free_trial', message: 'Your free trial lasts until 28 November.' } })
    const { user } = renderRoute('/pricing')
    await press(user, 'Start Free Trial')
    await screen.findByText('Your free trial lasts until 28 November.')
    expect(window.sessionStorage.getItem('stripePlan')).toBeNull()
  })

  it('reports a failure, and stays', async () => {
    expectConsoleError('The subscription could not be created')
    asUser()
    refuse(createSubscription, { status: 503, detail: 'Billing is away.' })
    const { user } = renderRoute('/pricing')
    await press(user, 'Choose Annual')
    await screen.findByText('Failed to setup subscription. Please try again.')
    expect(currentAddress()).toBe('/pricing')
    expect(window.sessionStorage.getItem('stripeClientSecret')).toBeNull()
  })

  it('gives the reason where trying again cannot help', async () => {
    expectConsoleError('The subscription could not be created')
    asUser({ plan: 'quarterly', createdAt: new Date().toISOString() })
    refuse(createSubscription, { status: 409, detail: 'Your free trial has been used.' })
    const { user } = renderRoute('/pricing')
    await press(user, 'Start Free Trial')
    await screen.findByText('Your free trial has been used.')
  })
})

describe('The way to the plans', () => {
  it('starts at the landing page and at the foot of every page', async () => {
    asVisitor()
    renderRoute('/')
    expect((await screen.findByRole('link', { name: 'View Pricing' })).getAttribute('href')).toBe('/pricing')
    expect(screen.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing')
  })
})
