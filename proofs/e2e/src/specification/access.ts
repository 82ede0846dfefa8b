import { expect } from 'vitest'
import { address, fact, link, role, type State, text } from './row.ts'

const protectedPaths = [
  '/dashboard',
  '/setup-property-criteria',
  '/setup-scoring',
  '/search-results',
  '/search-results?searchId=some-search',
  '/property/some-home',
  '/calendar',
  '/settings',
  '/account',
  '/subscriptions',
  '/preferences',
  '/subscription',
  '/checkout',
  '/subscribe',
] as const

export const access: readonly State[] = [
  ...protectedPaths.map((path): State => ({
    name: `${path} without a session`,
    as: 'visitor',
    open: ({ go }) => go(path),
    rows: [address(2, `${path} is protected`, /^\/auth/)],
  })),
  {
    name: 'the gated page without a session',
    as: 'visitor',
    open: ({ go }) => go('/my-properties?tab=favorites'),
    rows: [address(2, 'redirectTo names the gated page', '/auth?redirectTo=%2Fmy-properties%3Ftab%3Dfavorites')],
  },
  {
    name: 'the gated page without an active plan',
    as: 'unpaid',
    open: ({ go }) => go('/my-properties'),
    rows: [
      role(2, 'heading', 'Subscription Required'),
      text(2, 'This feature requires an active subscription plan. Please upgrade to access this premium feature.'),
      text(2, 'a hint why: the trial has ended, or a payment is missing', 'Your payment has not gone through.'),
      link(2, 'View Subscription Plans', '/pricing'),
    ],
  },
  {
    name: '/subscriptions of a signed-in user',
    as: 'buyer',
    open: ({ go }) => go('/subscriptions'),
    rows: [address(2, '/subscriptions opens the subscription', '/subscription')],
  },
  {
    name: '/auth of a signed-in user',
    as: 'newcomer',
    open: ({ go }) => go('/auth'),
    rows: [address(2, 'without criteria the next step is the criteria screen', '/setup-property-criteria')],
  },
  {
    name: '/auth of a buyer who is set up',
    as: 'buyer',
    open: ({ go }) => go('/auth'),
    rows: [address(2, 'with both set the next step is the results', /^\/search-results/)],
  },
  {
    name: '/auth with somebody else’s address to go to',
    as: 'buyer',
    open: ({ go }) => go('/auth?redirectTo=https%3A%2F%2Felsewhere.example%2F'),
    rows: [address(2, 'redirectTo leads only to a path of ours', /^\/search-results/)],
  },
  {
    name: 'the header of a buyer',
    as: 'buyer',
    open: ({ go }) => go('/dashboard'),
    rows: [
      link(2, 'Verandah', '/dashboard'),
      link(2, 'Home', '/dashboard'),
      link(2, 'Search', '/search-results'),
      link(2, 'Shortlist', '/my-properties'),
      link(2, 'Calendar', '/calendar'),
      fact(2, 'the current link is highlighted', async ({ page }) => {
        const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
        expect(await home.getAttribute('aria-current')).toBe('page')
      }),
      fact(2, 'the avatar shows at most two initials', async ({ page }) => {
        expect(await page.getByRole('button', { name: /^Your account/ }).innerText()).toBe('KB')
      }),
    ],
  },
  {
    name: 'the open user menu',
    as: 'buyer',
    open: async ({ page, go }) => {
      await go('/dashboard')
      await page.getByRole('button', { name: /^Your account/ }).click()
    },
    rows: [
      text(2, 'the name', 'Kim Buyer'),
      fact(2, 'the email', ({ page, person }) => page.getByText(`${person?.username ?? ''}@example.com`).waitFor()),
      link(2, 'Account', '/account'),
      link(2, 'Subscription', '/subscription'),
      link(2, 'Preferences', '/preferences'),
      role(2, 'button', 'Log out'),
    ],
  },
]
