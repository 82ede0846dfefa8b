import { expect } from 'vitest'
import { fact, role, type State, text } from './row.ts'

const card = (title: string, path: string, words: RegExp) => [
  fact(2, `card ${title} leads to ${path}`, ({ page }) =>
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .and(page.locator(`[href="${path}"]`))
      .waitFor(),
  ),
  text(2, words.source, words),
]

export const settings: readonly State[] = [
  {
    name: '/settings',
    as: 'buyer',
    open: ({ go }) => go('/settings'),
    rows: [
      role(2, 'heading', 'Settings'),
      text(2, 'Manage your account and preferences'),
      ...card('Account Settings', '/account', /manage your profile and account details/i),
      ...card('Subscription', '/subscriptions', /view and manage your subscription plan/i),
      ...card('Preferences', '/preferences', /customize your scoring and notification settings/i),
    ],
  },
  {
    name: '/preferences',
    as: 'buyer',
    open: async ({ page, go }) => {
      await go('/preferences')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    rows: [
      fact(8, 'Settings saved', async ({ page, toasts }) => {
        await page.getByRole('radio', { name: 'Never' }).check()
        await page.getByRole('button', { name: 'Save notifications' }).click()
        await expect.poll(() => toasts.map(({ title }) => title)).toContain('Settings saved')
      }),
    ],
  },
]
