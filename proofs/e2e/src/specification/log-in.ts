import { logout } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { password } from '../people/open-account.ts'
import { address, fact, failure, role, type Row, type State, text, toast } from './row.ts'

const selectedTab = (says: string, name: string): Row =>
  fact(2, says, async ({ page }) => {
    expect(await page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
  })

const fillLogin = async (page: Page, username: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export const logIn: readonly State[] = [
  {
    name: '/auth',
    as: 'visitor',
    open: async ({ page, go }) => {
      await go('/auth')
      await page.getByLabel('Username').fill('ab')
      await page.getByLabel('Password', { exact: true }).fill('short12')
      await page.getByRole('button', { name: 'Log in' }).click()
    },
    rows: [
      selectedTab('the tab starts as login', 'Login'),
      role(2, 'tab', 'Register'),
      text(5, 'Username must be at least 3 characters'),
      text(5, 'Password must be at least 8 characters'),
    ],
  },
  {
    name: 'a log-in',
    as: 'newcomer',
    open: async ({ page, person, go }) => {
      await page.context().clearCookies()
      await go('/auth')
      await fillLogin(page, person?.username ?? '')
    },
    rows: [
      toast(8, 'Login successful', { description: /^Welcome back/ }),
      address(2, 'after log-in the next setup step', '/setup-property-criteria'),
    ],
  },
  {
    name: 'a log-in that the server refuses',
    as: 'visitor',
    open: async ({ page, go }) => {
      await go('/auth')
      await fillLogin(page, 'nobody-of-this-name')
    },
    rows: [failure(8, 'Login failed', /\w+/)],
  },
  {
    name: 'a log-in while the server answers nothing but words',
    as: 'visitor',
    open: async ({ page, go }) => {
      await page.route('**/api/login', (route) => route.fulfill({ status: 503, body: 'Back in a minute' }))
      await go('/auth')
      await fillLogin(page, 'kimbuyer')
    },
    rows: [failure(8, 'Login failed', '503: Back in a minute')],
  },
  {
    name: 'a log-in that is answered without words',
    as: 'visitor',
    open: async ({ page, go }) => {
      await page.route('**/api/login', (route) => route.fulfill({ status: 503, body: '' }))
      await go('/auth')
      await fillLogin(page, 'kimbuyer')
    },
    rows: [failure(8, 'Login failed', '503: Service Unavailable')],
  },
  {
    name: 'a log-in that is answered with no JSON',
    as: 'visitor',
    open: async ({ page, go }) => {
      await page.route('**/api/login', (route) => route.fulfill({ status: 200, body: '<p>Hello</p>' }))
      await go('/auth')
      await fillLogin(page, 'kimbuyer')
    },
    rows: [failure(8, 'Login failed', /^Error parsing API response as JSON.+/)],
  },
  {
    name: 'a log-out that the server refuses',
    as: 'buyer',
    open: async ({ page, go }) => {
      await refuseAt(page, logout, { detail: 'The door is stuck.' })
      await go('/dashboard')
      await page.getByRole('button', { name: /^Your account/ }).click()
      await page.getByRole('button', { name: 'Log out' }).click()
    },
    rows: [failure(8, 'Logout failed', 'The door is stuck.')],
  },
]
