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
      ...card('Subscription', '/subscription', /view and manage your subscription plan/i),
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
        await page.getByRole('switch').or(page.getByRole('radio')).or(page.getByRole('combobox')).first().waitFor()
        const choice = page.getByRole('main').getByRole('switch').first()
        await choice.click()
        const save = page.getByRole('button', { name: /^Save/ }).first()
        if (await save.isVisible()) await save.click()
        for (let tries = 0; tries < 50 && !toasts.some(({ title }) => title === 'Settings saved'); tries += 1) {
          await page.waitForTimeout(100)
        }
        if (!toasts.some(({ title }) => title === 'Settings saved')) throw new Error('Nothing said Settings saved')
      }),
    ],
  },
]
