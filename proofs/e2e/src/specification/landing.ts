import { getCurrentUser } from '@verandah/contracts'
import { expect } from 'vitest'
import { holdAt } from '../browser/network-edge.ts'
import { address, fact, link, role, type State, text } from './row.ts'

export const landing: readonly State[] = [
  {
    name: 'the landing page of a visitor',
    as: 'visitor',
    open: ({ go }) => go('/'),
    rows: [
      role(1, 'heading', 'Find Your Perfect Place'),
      text(
        1,
        'Discover and evaluate properties with our customizable scoring system tailored to your unique priorities.',
      ),
      text(1, 'flood risk zones', /flood risk zones/i),
      text(1, 'solar panels', /solar panels/i),
      text(1, 'NBN type', /NBN type/),
      text(1, 'a customisable scoring system', /scoring system that is yours/i),
      text(1, 'real-time property data', /real-time property data/i),
      text(1, 'saved searches and favourites', /saved searches and favourites/i),
      role(1, 'heading', 'How It Works'),
      role(1, 'heading', 'Tell us your criteria', 'step one: tell us your criteria'),
      role(1, 'heading', 'Set your priorities', 'step two: set your priorities'),
      role(1, 'heading', 'Discover perfect matches', 'step three: discover perfect matches'),
      fact(2, 'a closing call to action', async ({ page }) => {
        const calls = page.getByRole('main').getByRole('link', { name: 'Create Account' })
        await expect.poll(() => calls.count()).toBe(2)
      }),
      link(9, 'Start Free Trial', '/auth?tab=register&plan=free_trial'),
      link(2, 'Create Account', '/auth?tab=register'),
      link(2, 'View Pricing', '/pricing'),
      link(2, 'Sign In', '/auth'),
      link(2, 'Verandah', '/'),
    ],
  },
  {
    name: 'the footer',
    as: 'visitor',
    open: ({ go }) => go('/pricing'),
    rows: [
      '/features/search',
      '/features/scoring',
      '/features/calendar',
      '/features/compare',
      '/contact',
      '/pricing',
    ].map((path) =>
      fact(2, `the footer links ${path}`, ({ page }) =>
        page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().waitFor(),
      ),
    ),
  },
  ...['search', 'scoring', 'calendar', 'compare'].map((name): State => ({
    name: `the marketing page of ${name}`,
    as: 'visitor',
    open: ({ go }) => go(`/features/${name}`),
    rows: [
      fact(2, `/features/${name} is public and has a heading`, async ({ page }) => {
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.getByText('404 Page Not Found').count()).toBe(0)
      }),
      fact(2, `/features/${name} shows the product itself`, ({ page }) =>
        page.getByRole('main').getByRole('img').first().waitFor(),
      ),
    ],
  })),
  {
    name: 'an address that leads nowhere',
    as: 'visitor',
    open: ({ go }) => go('/no/such/page'),
    rows: [role(2, 'heading', '404 Page Not Found')],
  },
  {
    name: 'the landing page of a signed-in user',
    as: 'newcomer',
    open: ({ go }) => go('/'),
    rows: [
      address(2, 'signed-in users are sent on from the landing page', '/dashboard'),
      fact(2, 'Continue leads to the next setup step', async ({ page }) => {
        const next = page.getByRole('link', { name: 'Continue' })
        expect(await next.getAttribute('href')).toBe('/setup-property-criteria')
      }),
    ],
  },
  {
    name: 'while the user is loading',
    as: 'buyer',
    open: async ({ page, go }) => {
      await holdAt(page, getCurrentUser)
      await go('/dashboard')
    },
    rows: [fact(2, 'a spinner while the user is loading', ({ page }) => page.getByRole('status').first().waitFor())],
  },
]
