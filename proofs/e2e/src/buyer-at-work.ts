import type { Page } from 'playwright-core'

export const password = 'correct horse battery staple'

/** Registers with the free trial, up to the criteria screen. Resolves to the username. */
export async function register(page: Page, baseUrl: string): Promise<string> {
  await page.goto(`${baseUrl}/auth?tab=register&plan=free_trial`)
  await page.getByLabel('Name', { exact: true }).fill('Kim Buyer')
  await page.getByLabel('Email').fill(`kim.${Math.random().toString(36).slice(2)}@example.com`)
  const username = await page.getByLabel('Username').inputValue()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/setup-property-criteria')
  return username
}

/** Saves criteria (Richmond VIC 3121, up to $1.5M, two bedrooms or more), up to the weights screen. */
export async function saveCriteria(page: Page): Promise<void> {
  await page.getByLabel('Suburb', { exact: true }).fill('Richm')
  await page.getByRole('option', { name: /Richmond VIC 3121/ }).click()
  await page.getByLabel('Maximum price').fill('1500000')
  await page.getByLabel('Bedrooms').selectOption('2')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/setup-scoring')
}

/** Saves the default weights, up to the results of a running search. */
export async function saveWeights(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Scoring Weights' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/search-results?searchId=**')
}

/** Fills in and submits the local card form. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('1230')
  await page.getByLabel('Security code (CVC)').fill('123')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Returns the date that many days from now: `2026-12-05`. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Opens the first card's breakdown and closes it again. Score and points are read at one moment, because a late
 * provider's homes may move or rescore the card.
 */
export async function readBreakdown(page: Page): Promise<{ score: number; points: number[] }> {
  const first = await page.getByRole('article').first().getByRole('heading').innerText()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: first, exact: true }) })
  const badge = card.getByRole('button', { name: /score/i })
  await badge.click()
  const breakdown = card.getByRole('region', { name: /^Score of/ })
  await breakdown.waitFor()
  const read = await card.evaluate((article) => {
    const lines = [...article.querySelectorAll('li')].map((line) => /^\D*(\d+)\s*\//.exec(line.innerText)?.[1])
    const ring = article.querySelector('button [role=img]')?.ariaLabel
    return {
      score: Number(/\d+/.exec(ring ?? '')?.[0]),
      points: lines.filter((points) => points !== undefined).map(Number),
    }
  })
  await badge.click()
  await breakdown.waitFor({ state: 'hidden' })
  return read
}

/** The favourite button on a home's page. */
export function heartOf(page: Page) {
  return page.getByRole('button', { name: /^Favourite/ }).first()
}

/** A tag on a home's page. */
export function tagOf(page: Page, tag: string) {
  return page.getByRole('list', { name: 'Tags of this home' }).getByText(tag, { exact: true })
}

/**
 * Adds a tag and waits for its request: it is shown at once but queued behind earlier changes. By keyboard: while the
 * page is still loading, what is above the form can move its button away from under the pointer.
 */
export async function addTag(page: Page, tag: string): Promise<void> {
  const kept = page.waitForResponse(
    async (reply) => reply.request().method() !== 'GET' && reply.ok() && (await reply.text()).includes(`"${tag}"`),
  )
  await page.getByLabel('Add a tag').fill(tag)
  await page.getByLabel('Add a tag').press('Enter')
  await tagOf(page, tag).waitFor()
  await kept
}

/** Overrides one factor of the score, at 5, and saves. */
export async function overrideScore(page: Page, factor: string): Promise<void> {
  await page.getByRole('button', { name: 'Adjust score' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: new RegExp(`^${factor}`) }).click()
  await dialog.getByRole('button', { name: /^Save/ }).click()
}
