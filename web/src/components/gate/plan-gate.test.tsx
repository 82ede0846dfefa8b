import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { type CurrentUser, getCurrentUser, getSubscription } from '@verandah/contracts'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { asVisitor, currentAddress } from '@/testing/app.tsx'
import { aSubscription, aUser } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { PlanGate } from './plan-gate.tsx'

const openGated = () => {
  window.history.replaceState(null, '', '/my-properties?tab=compare')
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="/my-properties" element={<PlanGate>Behind the gate</PlanGate>} />
          <Route path="*" element="Elsewhere" />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

const asBuyer = (over: Partial<CurrentUser>) => answer(getCurrentUser, { reply: aUser(over) })
const expired = { plan: 'free_trial', createdAt: '2020-01-01T00:00:00.000Z' } as const

describe('The plan gate', () => {
  it.each([
    ['a paid plan', { plan: 'annual', subscriptionStatus: 'active' }],
    ['a trial in its first week', { plan: 'free_trial', createdAt: new Date().toISOString() }],
    ['whom a housemate’s plan covers', { ...expired, coveredBy: 'Tom' }],
    ['an administrator', { ...expired, isAdmin: true }],
  ] as const)('lets %s through', async (_, user) => {
    asBuyer(user)
    openGated()
    await screen.findByText('Behind the gate')
  })

  it('states that a subscription is required, and links to the plans', async () => {
    asBuyer(expired)
    answer(getSubscription, { reply: aSubscription({ plan: 'free_trial', status: 'inactive', isActive: false }) })
    openGated()
    await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
    expect(
      screen.getByText(
        'This feature requires an active subscription plan. Please upgrade to access this premium feature.',
      ),
    ).toBeDefined()
    expect(screen.getByText('Your trial ended on 8 January 2020.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'View Subscription Plans' }).getAttribute('href')).toBe('/pricing')
    expect(screen.queryByText('Behind the gate')).toBeNull()
  })

  it.each([
    ['past_due', null, 'Your payment has not gone through.'],
    ['inactive', null, 'Your payment has not gone through.'],
    ['cancelled', '2026-03-05T02:00:00.000Z', 'Your Quarterly plan ended on 5 March 2026.'],
    ['cancelled', null, 'Your Quarterly plan has ended.'],
  ] as const)('shows the state of a plan that is %s', async (status, currentPeriodEnd, reason) => {
    asBuyer({ plan: 'quarterly', subscriptionStatus: status })
    answer(getSubscription, { reply: aSubscription({ plan: 'quarterly', status, currentPeriodEnd, isActive: false }) })
    openGated()
    await screen.findByText(reason)
    expect(screen.queryByText(/trial/)).toBeNull()
  })

  it('follows billing when the page does not know of a payment yet', async () => {
    asBuyer({ plan: 'annual', subscriptionStatus: 'inactive' })
    answer(getSubscription, { reply: aSubscription() })
    openGated()
    await screen.findByText('Behind the gate')
  })

  it('stays closed while billing is loading, and when billing fails', async () => {
    asBuyer(expired)
    neverAnswer(getSubscription)
    const { unmount } = openGated()
    expect((await screen.findByText('Checking your plan…')).isConnected).toBe(true)
    expect(screen.queryByText('Behind the gate')).toBeNull()
    unmount()
    refuse(getSubscription, { status: 503, detail: 'Back soon.' })
    openGated()
    await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
    expect(screen.queryByText('Behind the gate')).toBeNull()
  })

  it('brings a visitor back after signing in', async () => {
    asVisitor()
    openGated()
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fmy-properties%3Ftab%3Dcompare'))
  })

  it('shows a message while it waits, and offers a retry', async () => {
    neverAnswer(getCurrentUser)
    openGated()
    expect((await screen.findByRole('status')).textContent).toBe('Opening your account…')
  })

  it('offers a retry when the user could not be loaded', async () => {
    refuse(getCurrentUser, { status: 503, detail: 'Back soon.' })
    openGated()
    await screen.findByText('Back soon.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
