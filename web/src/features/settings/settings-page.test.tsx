import {
  getExport,
  getNotificationPreferences,
  listSavedSearches,
  listSecurityEvents,
  listSessions,
  retentionRoutes,
} from '@verandah/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { neverAnswer } from '@/testing/network.ts'

describe('Settings', () => {
  it('requires a session', async () => {
    asVisitor()
    renderRoute('/settings')
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fsettings'))
  })

  it.each([
    ['Account Settings', '/account', 'Manage your profile and account details'],
    ['Your household', '/household', 'Look for a home together with people you invite'],
    ['Subscription', '/subscriptions', 'View and manage your subscription plan'],
    ['Preferences', '/preferences', 'Customize your scoring and notification settings'],
  ])('leads by the card %s to %s', async (title, address, text) => {
    asUser()
    renderRoute('/settings')
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(screen.getByText('Manage your account and preferences')).toBeDefined()
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(address)
    expect(screen.getByText(text)).toBeDefined()
  })

  it('shows the plan and the email address', async () => {
    asUser({ plan: 'quarterly' })
    renderRoute('/settings')
    await screen.findByText('Quarterly')
    expect(screen.getByText('ruth.ellis@example.com')).toBeDefined()
  })
})

describe('The user menu', () => {
  it.each([
    ['Account', '/account', 'Account Settings'],
    ['Household', '/household', 'Your household'],
    ['Preferences', '/preferences', 'Preferences'],
    ['Settings', '/settings', 'Settings'],
  ])('leads to %s', async (label, address, heading) => {
    asUser()
    for (const route of [listSessions, listSecurityEvents, getExport, listSavedSearches, getNotificationPreferences])
      neverAnswer(route)
    const { user } = renderRoute('/contact')
    await press(user, 'Your account: Ruth Ellis (RE)')
    await press(user, label, 'link')
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(currentAddress()).toBe(address)
    expect(screen.queryByRole('link', { name: label })).toBeNull()
  })

  it.each([
    ['the username of a user without a name, and U for their initials', '', 'calmbuyer12', 'U'],
    ['the first letters of words that have any', 'Ravi & Ana', 'Ravi & Ana', 'RA'],
  ])('shows %s', async (_, name, shown, initials) => {
    asUser({ name })
    renderRoute('/contact')
    const menu = await screen.findByRole('button', { name: `Your account: ${shown} (${initials})` })
    expect(menu.textContent).toBe(initials)
  })
})

describe('The footer', () => {
  it('leads to every feature, to the prices, to us, and to what is to be read', async () => {
    asVisitor()
    renderRoute('/nowhere')
    const footer = await screen.findByRole('contentinfo')
    const addresses = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([
      '/features/search',
      '/features/scoring',
      '/features/calendar',
      '/features/compare',
      '/pricing',
      '/contact',
      '/auth?tab=register',
      '/guide',
      '/help',
      '/privacy',
      '/terms',
    ])
  })

  it('leads nowhere in vain: each of its links opens a screen with a title of its own', async () => {
    asVisitor()
    for (const route of Object.values(retentionRoutes)) neverAnswer(route)
    renderRoute('/nowhere')
    const footer = await screen.findByRole('contentinfo')
    const addresses = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const titles: string[] = []
    for (const address of addresses) {
      cleanup()
      renderRoute(address)
      await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).not.toBeNull())
      titles.push(screen.getByRole('heading', { level: 1 }).textContent)
    }
    expect(titles).not.toContain('404 Page Not Found')
    expect(new Set(titles).size).toBe(addresses.length)
  })
})
