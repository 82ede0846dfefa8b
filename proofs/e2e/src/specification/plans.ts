import {
  cancelSubscription,
  createSubscription,
  getCurrentUser,
  getSubscription,
  type SubscriptionView,
} from '@verandah/contracts'
import { aSubscription, aUser } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, refuseAt, watchAt } from '../browser/network-edge.ts'
import { address, fact, failure, link, role, type Row, type State, text } from './row.ts'

const card = (page: Page, plan: string) => page.getByRole('listitem', { name: plan })

const features = [
  'Advanced property scoring',
  'Unlimited comparisons',
  'E-mail notifications for new matches',
  'Save favourite properties',
  'Property insights and analytics',
]

const offered = (plan: string, ...words: readonly string[]): Row[] => [
  ...words.map((word) =>
    fact(9, `${plan}: ${word}`, ({ page }) => card(page, plan).getByText(word, { exact: true }).waitFor()),
  ),
  fact(2, `${plan}: the same five features`, async ({ page }) => {
    expect(await card(page, plan).getByRole('listitem').allInnerTexts()).toEqual(features)
  }),
]

const having =
  (subscription: Partial<SubscriptionView>): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, getSubscription, { reply: aSubscription(subscription) })
    await go('/subscription')
  }

/** Chooses a plan after `reply` has set up the answers. */
const choosing =
  (reply: (page: Page) => Promise<unknown>): State['open'] =>
  async ({ page, go }) => {
    await reply(page)
    await go('/pricing')
    await page.getByRole('button', { name: 'Choose Annual' }).click()
  }

export const plans: readonly State[] = [
  {
    name: '/pricing of a visitor',
    as: 'visitor',
    open: ({ go }) => go('/pricing'),
    rows: [
      ...offered('Free Trial', '$0', '/ week', 'Start Free Trial'),
      text(9, 'the free trial lasts 7 days and needs no card', /7 days, no card/),
      ...offered('Quarterly', '$30', '/ 3 months', 'Choose Quarterly'),
      ...offered('Annual', '$100', '/ year', 'Save over 15%', 'Choose Annual'),
      link(2, 'Choose Annual', '/auth?plan=annual&tab=register'),
    ],
  },
  {
    name: '/pricing of a signed-in user',
    as: 'buyer',
    open: ({ go }) => go('/pricing'),
    rows: [
      text(2, 'a banner with the current plan name', /current plan: Free Trial/),
      fact(2, 'the banner links /subscription', ({ page }) =>
        page.getByRole('main').locator('a[href="/subscription"]').first().waitFor(),
      ),
    ],
  },
  {
    name: 'a plan that cannot be begun',
    as: 'buyer',
    open: choosing((page) => refuseAt(page, createSubscription)),
    rows: [
      failure(8, 'Error', 'Failed to setup subscription. Please try again.'),
      address(8, 'the plans stay', '/pricing'),
    ],
  },
  {
    name: 'a plan to pay for',
    as: 'buyer',
    open: choosing((page) =>
      answerAt(page, createSubscription, { reply: { clientSecret: 'pi_1_secret_2', plan: 'annual' } }),
    ),
    rows: [
      address(2, 'a client secret leads to the payment', '/subscribe'),
      fact(2, 'the payment page takes a card', ({ page }) => page.getByLabel('Card number').waitFor()),
    ],
  },
  {
    name: '/checkout without a plan',
    as: 'buyer',
    open: ({ go }) => go('/checkout'),
    rows: [
      failure(8, 'Choose a Plan', 'Please select a subscription plan to continue.'),
      address(8, 'without a plan to /pricing', '/pricing'),
    ],
  },
  {
    name: 'the subscription of a free trial',
    as: 'buyer',
    open: ({ go }) => go('/subscription'),
    rows: [
      role(2, 'heading', 'Your Subscription'),
      role(2, 'heading', 'Free Trial'),
      text(2, 'a status badge', 'Active'),
      text(2, 'an info box', /free trial/),
      link(2, 'Upgrade Plan', '/pricing'),
      role(2, 'heading', 'Billing history'),
    ],
  },
  {
    name: 'a paid subscription',
    as: 'buyer',
    open: having({ currentPeriodEnd: '2027-03-05T02:00:00.000Z' }),
    rows: [
      role(2, 'heading', 'Annual', 'the plan name'),
      text(2, 'the subscription id', 'sub_7'),
      text(2, 'the period end reads March 5, 2025', 'March 5, 2027'),
      link(2, 'Change Plan', '/pricing'),
      fact(2, 'Cancel Subscription asks again', async ({ page }) => {
        await page.getByRole('button', { name: 'Cancel Subscription' }).click()
        await page.getByRole('button', { name: 'Keep Subscription' }).waitFor()
      }),
      fact(7, 'Confirm Cancellation cancels and reads the subscription again', async ({ page }) => {
        const cancelled = await answerAt(page, cancelSubscription, {
          reply: aSubscription({ cancelAtPeriodEnd: true }),
        })
        const read = await watchAt(page, getSubscription)
        await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
        await expect.poll(() => [cancelled.length, read.length > 0]).toEqual([1, true])
      }),
    ],
  },
  {
    name: 'a paid subscription of which nothing is known',
    as: 'buyer',
    open: having({ subscriptionId: null, currentPeriodEnd: null }),
    rows: [
      fact(2, 'unknown id and period end read N/A', async ({ page }) => {
        await expect.poll(() => page.getByText('N/A', { exact: true }).count()).toBe(2)
      }),
    ],
  },
  {
    name: 'a subscription that is being cancelled',
    as: 'buyer',
    open: having({ cancelAtPeriodEnd: true }),
    rows: [
      text(2, 'a warning that it ends on that date and can be resumed before', /ends on March 5, 2027.*resume/),
      role(2, 'button', 'Resume Subscription'),
    ],
  },
  ...(
    [
      ['a free trial within 7 days of the account', { plan: 'free_trial' }, 6.9, 'open'],
      ['a free trial after 7 days', { plan: 'free_trial' }, 7.1, 'closed'],
      ['a paid plan with an active subscription', { plan: 'annual', subscriptionStatus: 'active' }, 90, 'open'],
      ['a paid plan without', { plan: 'annual', subscriptionStatus: 'inactive' }, 0, 'closed'],
      ['an admin', { plan: 'free_trial', isAdmin: true }, 90, 'open'],
    ] as const
  ).map(([name, standing, days, door]): State => ({
    name: `the gate for ${name}`,
    as: 'buyer',
    open: async ({ page, go }) => {
      const createdAt = new Date(Date.now() - days * 86_400_000).toISOString()
      await answerAt(page, getCurrentUser, { reply: aUser({ ...standing, createdAt }) })
      const inactive = { status: 'inactive', isActive: false } as const
      await answerAt(page, getSubscription, { reply: aSubscription(door === 'closed' ? inactive : {}) })
      await go('/my-properties')
    },
    rows: [role(4, 'heading', door === 'open' ? 'My Shortlist' : 'Subscription Required', `${name}: ${door}`)],
  })),
]
