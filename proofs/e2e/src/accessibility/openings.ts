import {
  beginTwoStep,
  getSharedHome,
  InvoiceStatus,
  listDayPlans,
  listInvoices,
  listSearches,
  listSearchResults,
  login,
  problemCodes,
  readAccountLink,
  SharedHome,
  turnOnTwoStep,
} from '@verandah/contracts'
import { aHome, aSearch } from '@verandah/web/src/testing/builders.ts'
import { aDayPlan } from '@verandah/web/src/testing/calendar-builders.ts'
import type { Page } from 'playwright-core'
import { answerAt } from '../browser/network-edge.ts'
import { untilLoaded } from '../browser/until-loaded.ts'

export const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Presses a button and waits for its dialog, whose script loads when it is first opened. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await click(name)(page)
  await page.getByRole('dialog').waitFor()
}

/** Opens a tab and waits for its contents, whose script loads when it is first opened. */
export const tab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).click()
  await untilLoaded(page)
}

/** Scrolls to what a home costs, whose tables load there, and opens a line. */
export async function showCosts(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What it costs you' }).scrollIntoViewIfNeeded()
  await page.getByText('Transfer duty before relief').click()
  await page.getByText('From the contract and your quotes').click()
  await page.getByRole('switch', { name: /This is a new home/ }).click()
}

/** Chooses homes until three are chosen or none are left, then opens the comparison. */
export async function compareThree(page: Page): Promise<void> {
  const left = page.locator('button[aria-label^="Compare "][aria-pressed="false"]:not([aria-disabled])')
  while ((await left.count()) > 0) await left.first().click()
  await tab(/^Compare/)(page)
}

export async function choosePlan(page: Page): Promise<void> {
  await click('Choose Annual')(page)
  await page.waitForURL('**/subscribe')
  await page.getByLabel('Card number').waitFor()
}

/** Answers with an invoice of each status. */
export async function payOften(page: Page): Promise<void> {
  const paid = { number: 'VER-0007', issuedAt: '2026-03-25T02:00:00.000Z', description: 'Quarterly plan' }
  const amounts = { totalCents: 3_000, gstCents: 273, amountPaidCents: 3_000 }
  await answerAt(page, listInvoices, {
    reply: InvoiceStatus.options.map((status) => ({ id: status, ...paid, ...amounts, status })),
  })
  await page.reload()
  await page.getByRole('table').waitFor()
}

/** Answers that the mailed link is valid; the page refetches it. */
export const withGoodLink = (purpose: 'reset-password' | 'confirm-email') => async (page: Page) => {
  await answerAt(page, readAccountLink, { reply: { state: 'valid', purpose, username: 'kim.buyer', asksCode: false } })
  await page.reload()
}

/** Answers that the link is of a home with an open home, an auction and an agent. */
export async function withSharedHome(page: Page): Promise<void> {
  const inADay = new Date(Date.now() + 86_400_000).toISOString()
  const times = { openHome: true, openHomeDate: inADay, inspections: [{ start: inADay, end: null }] }
  const advert = { listingId: 'domain:1', name: 'Domain', url: 'https://listings.example/1', isSample: true }
  const agent = { status: 'active', agency: 'Lane & Co', agent: 'Jo Lane' }
  const home = { ...aHome(), ...times, auction: true, auctionDate: inADay, adverts: [{ ...advert, ...agent }] }
  await answerAt(page, getSharedHome, { reply: SharedHome.parse(home) })
  await page.reload()
  await page.getByRole('heading', { name: 'Description' }).waitFor()
}

/** Answers with a search that has just started. */
export async function beginSearching(page: Page): Promise<void> {
  const provider = {
    state: 'searching',
    found: 0,
    given: 0,
    total: null,
    missingPages: 0,
    askAgainAt: null,
    timesAskedAgain: 0,
    isSample: true,
    detail: null,
  } as const
  const providers = ['Domain', 'PropTrack'].map((name) => ({ provider: name.toLowerCase(), name, ...provider }))
  await answerAt(page, listSearches, {
    reply: [aSearch({ status: 'processing', completedAt: null, resultsCount: 0, providers })],
  })
  await answerAt(page, listSearchResults, { reply: [] })
  await page.reload()
  await page.getByText('Search in progress...').first().waitFor()
}

/** Shows rows for this look only. */
export async function showRows(page: Page): Promise<void> {
  await click('Show as rows')(page)
  await page.evaluate(() => localStorage.removeItem('showsRows'))
}

export async function openMap(page: Page): Promise<void> {
  await click('Show map')(page)
  await page.locator('.home-marker').first().waitFor()
}

/** Logs in with the right password to an account with two-step verification, up to the code. */
export async function waitForCode(page: Page): Promise<void> {
  const problem = { type: '/problems/code-needed', title: 'Unauthorized', status: 401, detail: 'Enter the code.' }
  const text = JSON.stringify({ ...problem, code: problemCodes.codeNeeded, challenge: 'C'.repeat(43) })
  await answerAt(page, login, { status: 401, text })
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await click('Log in')(page)
  await page.getByLabel('6-digit code').waitFor()
}

export async function scanCode(page: Page): Promise<void> {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  await answerAt(page, beginTwoStep, { reply: { secret, uri: `otpauth://totp/Verandah:somebody?secret=${secret}` } })
  await click('Turn on…')(page)
  await page.getByRole('dialog').getByLabel('Your password').fill('correct horse')
  await click('Continue')(page)
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
}

export async function readRecoveryCodes(page: Page): Promise<void> {
  await scanCode(page)
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `3F7K9-Q2XW${index}`)
  await answerAt(page, turnOnTwoStep, { reply: { recoveryCodes } })
  await page.getByLabel('6-digit code').fill('123456')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByText('3F7K9-Q2XW9').waitFor()
}

/** Bids more than the limit, and opens the ways in which a sale ends. */
export async function bidOverLimit(page: Page): Promise<void> {
  await page.getByLabel('Current bid').fill('5m')
  await page.getByLabel('Current bid').press('Enter')
  await page.getByText(/^\$[\d,]+ over$/).waitFor()
  await page.getByText(/^Steps of/).click()
  await click('Record the result')(page)
  await page.getByRole('button', { name: 'Passed in' }).waitFor()
}

/** Opens the pairs of homes, which come once the browser is idle. */
export async function chooseBetween(page: Page): Promise<void> {
  const customize = page.getByRole('button', { name: 'Customize Property Scoring' })
  if (await customize.isVisible()) await customize.click()
  await click('Which would you rather see?')(page)
  await page
    .getByRole('button', { name: /^This one/ })
    .first()
    .waitFor()
}

/** Answers that the buyer has planned a day, one of whose openings is withdrawn. */
export async function withChangedPlan(page: Page): Promise<void> {
  const change = { kind: 'withdrawn' as const, opens: null, closes: null }
  await answerAt(page, listDayPlans, { reply: [aDayPlan({}, change)] })
  await page.reload()
  await page.getByRole('button', { name: 'Plan again' }).waitFor()
}

/** Opens every stage of a purchase, with days in a wrong order, and the forms of an offer and a person. */
export async function openPurchaseForms(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Your dates' }).waitFor()
  await page.locator('details').evaluateAll((stages) => stages.forEach((stage) => stage.setAttribute('open', '')))
  await page.getByLabel('Day of settlement').fill('2020-01-01')
  await page.getByLabel('Day of settlement').press('Enter')
  await page.getByText('Settlement can’t be before the contract').waitFor()
  await click('Add a person')(page)
  await page.getByLabel('Name').press('Enter')
  await click('Add an offer')(page)
}
