import { beginTwoStep, InvoiceStatus, listInvoices, login, problemCodes, turnOnTwoStep } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { answerAt } from '../browser/network-edge.ts'
import type { Belongings } from '../people/seed-buyer.ts'
import type { Who } from '../specification/row.ts'

export type Filling = 'empty' | 'full' | 'error'

export interface Visit {
  readonly name: string
  /** The address, for somebody with these belongings. */
  readonly path: (belongings: Belongings | null) => string
  /** What a visitor sees does not depend on what they have. */
  readonly isPublic?: boolean
  /** Opens what the address alone does not show. */
  readonly then?: (page: Page) => Promise<unknown>
  /** Only where there is something to open. */
  readonly only?: Filling
  /** Looked at in this width, where room is short. */
  readonly width?: 320
}

const at = (path: string, over: Partial<Visit> = {}): Visit => ({ name: path, path: () => path, ...over })

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

/** Chooses homes until three are chosen or there are no more, then opens the comparison. */
const compareThree = async (page: Page): Promise<void> => {
  const left = page.locator('button[aria-label^="Compare "][aria-pressed="false"]:not([aria-disabled])')
  while ((await left.count()) > 0) await left.first().click()
  await tab(/^Compare/)(page)
}

const choosePlan = async (page: Page): Promise<void> => {
  await click('Choose Annual')(page)
  await page.waitForURL('**/subscribe')
  await page.getByLabel('Card number').waitFor()
}

/** Invoices of each kind. */
const payOften = async (page: Page): Promise<void> => {
  const paid = { number: 'VER-0007', issuedAt: '2026-03-25T02:00:00.000Z', description: 'Quarterly plan' }
  const amounts = { totalCents: 3_000, gstCents: 273, amountPaidCents: 3_000 }
  await answerAt(page, listInvoices, {
    reply: InvoiceStatus.options.map((status) => ({ id: status, ...paid, ...amounts, status })),
  })
  await page.reload()
  await page.getByRole('table').waitFor()
}

/** A log-in whose password was right, of an account with two-step verification. */
const waitForCode = async (page: Page): Promise<void> => {
  const problem = { type: '/problems/code-needed', title: 'Unauthorized', status: 401, detail: 'Enter the code.' }
  const text = JSON.stringify({ ...problem, code: problemCodes.codeNeeded, challenge: 'C'.repeat(43) })
  await answerAt(page, login, { status: 401, text })
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await click('Log in')(page)
  await page.getByLabel('6-digit code').waitFor()
}

const scanCode = async (page: Page): Promise<void> => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  await answerAt(page, beginTwoStep, { reply: { secret, uri: `otpauth://totp/Verandah:somebody?secret=${secret}` } })
  await click('Turn on…')(page)
  await page.getByRole('dialog').getByLabel('Your password').fill('correct horse')
  await click('Continue')(page)
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
}

const readRecoveryCodes = async (page: Page): Promise<void> => {
  await scanCode(page)
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `3F7K9-Q2XW${index}`)
  await answerAt(page, turnOnTwoStep, { reply: { recoveryCodes } })
  await page.getByLabel('6-digit code').fill('123456')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByText('3F7K9-Q2XW9').waitFor()
}

const home: Visit['path'] = (belongings) =>
  `/property/${belongings?.saved[0]?.id ?? 'no-such-home'}?searchId=${belongings?.searchId ?? 'no-such-search'}`

/** The best home that three providers list. */
const homeOfThree: Visit['path'] = (belongings) => {
  const listedAt = ({ sources }: Belongings['homes'][number]) => new Set(sources.map(({ provider }) => provider)).size
  const found = belongings?.homes.find((one) => listedAt(one) === 3)
  return `/property/${found?.id ?? 'no-such-home'}?searchId=${belongings?.searchId ?? 'no-such-search'}`
}

const toSources = async (page: Page): Promise<void> => {
  await page.getByText('On the market for').waitFor()
  const heading = page.getByRole('heading', { name: 'Where it is listed' })
  await heading.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 96))
}

/** Every address of the product, and what opens from it. */
export const visits: readonly Visit[] = [
  at('/', { isPublic: true }),
  at('/auth', { isPublic: true }),
  at('/auth?tab=register', { isPublic: true }),
  at('/auth', { name: 'the second step of a log-in', isPublic: true, only: 'full', then: waitForCode }),
  at('/forgot-password', { isPublic: true }),
  at('/reset-password', { isPublic: true }),
  at('/confirm-email', { isPublic: true }),
  at('/pricing', { isPublic: true }),
  at('/contact', { isPublic: true }),
  ...['/privacy', '/terms', '/help', '/help#score', '/guide', '/guide/vic'].map((path) => at(path, { isPublic: true })),
  ...['search', 'scoring', 'calendar', 'compare'].map((name) => at(`/features/${name}`, { isPublic: true })),
  at('/no/such/page', { isPublic: true }),
  at('/dashboard'),
  at('/dashboard', { name: 'the user menu', only: 'full', then: click(/^Your account/) }),
  at('/setup-property-criteria'),
  at('/setup-scoring'),
  at('/setup-scoring', { name: 'the scoring weights', then: tab(/Scoring Weights/) }),
  { name: '/search-results', path: (belongings) => `/search-results?searchId=${belongings?.searchId ?? 'none'}` },
  {
    name: 'an open breakdown',
    path: (belongings) => `/search-results?searchId=${belongings?.searchId ?? 'none'}`,
    only: 'full',
    then: click(/^Score \d+/),
  },
  { name: '/property', path: home },
  { name: 'a home at three providers', path: homeOfThree, only: 'full', then: toSources },
  { name: 'the Schedule Visit dialog', path: home, only: 'full', then: click('Schedule Visit') },
  at('/my-properties'),
  at('/own-home'),
  at('/my-properties', { name: 'the favourites', then: tab(/^Favorites/) }),
  at('/my-properties', { name: 'the comparison', then: compareThree }),
  at('/calendar'),
  at('/calendar?view=all', { only: 'full' }),
  at('/calendar', { name: 'the Add Calendar Event dialog', only: 'full', then: click('Add Event') }),
  at('/settings'),
  at('/account'),
  at('/account', { name: 'a QR code', only: 'full', then: scanCode }),
  at('/account', { name: 'the recovery codes', only: 'full', width: 320, then: readRecoveryCodes }),
  at('/preferences'),
  at('/subscription'),
  at('/subscription', { name: 'the billing history', only: 'full', width: 320, then: payOften }),
  at('/pricing', { name: '/subscribe', only: 'full', then: choosePlan }),
]

export const whoFor = (visit: Visit, filling: Filling): Who =>
  visit.isPublic === true ? 'visitor' : filling === 'full' ? 'buyer' : 'newcomer'
