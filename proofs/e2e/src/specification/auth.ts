import { register } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { password } from '../people/open-account.ts'
import { address, fact, failure, field, type Row, type State, text, toast } from './row.ts'

const selectedTab = (says: string, name: string): Row =>
  fact(2, says, async ({ page }) => {
    expect(await page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
  })

const fillRegistration = async (page: Page, { name, email }: { name: string; email: string }) => {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

const someEmail = () => `ruth.${Math.random().toString(36).slice(2)}@example.com`

export const auth: readonly State[] = [
  {
    name: '/auth?tab=register',
    as: 'visitor',
    open: ({ go }) => go('/auth?tab=register'),
    rows: [
      selectedTab('?tab=register preselects the register tab', 'Register'),
      ...['Username', 'Password', 'Confirm password', 'Email', 'Name', 'Plan', 'Invite code (optional)'].map((label) =>
        field(2, label),
      ),
      field(2, 'Plan', { value: 'quarterly' }),
      text(6, 'an invite code gives immediate search access', /immediate search access/),
    ],
  },
  {
    name: '/auth?plan=annual',
    as: 'visitor',
    open: ({ go }) => go('/auth?plan=annual'),
    rows: [selectedTab('?plan= preselects the register tab', 'Register'), field(2, 'Plan', { value: 'annual' })],
  },
  {
    name: 'the register form, filled',
    as: 'visitor',
    open: async ({ page, go }) => {
      await go('/auth?tab=register')
      await page.getByLabel('Name', { exact: true }).fill("Ruth O'Ellis-Marchetti")
      await page.getByLabel('Email').fill('ruth@example.com')
    },
    rows: [
      fact(2, 'the username is an adjective, ten characters of the name and a number up to 998', async ({ page }) => {
        const [, number] = /^[a-z]+ruthoellis(\d{1,3})$/.exec(await page.getByLabel('Username').inputValue()) ?? []
        expect(Number(number)).toBeLessThanOrEqual(998)
      }),
      fact(2, 'the generated password has 16 characters: letters, digits, symbols', async ({ page }) => {
        await page.getByRole('button', { name: 'Generate password' }).click()
        const made = await page.getByLabel('Password', { exact: true }).inputValue()
        expect(made).toHaveLength(16)
        for (const kind of [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/]) expect(made).toMatch(kind)
      }),
    ],
  },
  {
    name: 'the register form, wrong',
    as: 'visitor',
    open: async ({ page, go }) => {
      await go('/auth?tab=register')
      await page.getByLabel('Username').fill('ab')
      await page.getByLabel('Email').fill('nobody')
      await page.getByLabel('Password', { exact: true }).fill('short12')
      await page.getByLabel('Confirm password').fill('other')
      await page.getByRole('button', { name: 'Create Account' }).click()
    },
    rows: [
      text(5, 'registering, Username must be at least 3 characters', 'Username must be at least 3 characters'),
      text(5, 'registering, Password must be at least 8 characters', 'Password must be at least 8 characters'),
      text(5, 'Passwords do not match'),
      text(5, 'the email must be an email', /email address/),
    ],
  },
  {
    name: 'a registration',
    as: 'visitor',
    open: async ({ page, go }) => {
      await go('/auth?plan=annual')
      await fillRegistration(page, { name: 'Ruth Ellis', email: someEmail() })
      await page.waitForURL('**/setup-property-criteria')
    },
    rows: [
      toast(8, 'Registration successful', {
        description: /^Welcome.*Let's set up your property search preferences/,
      }),
      address(2, 'after registration the user goes to the criteria', '/setup-property-criteria'),
      fact(3, 'criteriaSet and scoringSet are the strings false', async ({ page }) => {
        const kept = await page.evaluate(() => [
          localStorage.getItem('criteriaSet'),
          localStorage.getItem('scoringSet'),
        ])
        expect(kept).toEqual(['false', 'false'])
      }),
      fact(3, 'stripePlan is kept for the session', async ({ page }) => {
        expect(await page.evaluate(() => sessionStorage.getItem('stripePlan'))).toBe('annual')
      }),
      fact(8, 'Logged out', async ({ page, toasts }) => {
        await page.getByRole('button', { name: /^Your account/ }).click()
        await page.getByRole('button', { name: 'Log out' }).click()
        await expect.poll(() => toasts.map(({ title }) => title)).toContain('Logged out')
      }),
    ],
  },
  {
    name: 'a registration that the server refuses',
    as: 'visitor',
    open: async ({ page, go }) => {
      await refuseAt(page, register, { status: 409, code: 'email-taken', detail: 'This address is taken.' })
      await go('/auth?tab=register')
      await fillRegistration(page, { name: 'Ruth Ellis', email: someEmail() })
    },
    rows: [failure(8, 'Registration failed', 'This address is taken.')],
  },
]
