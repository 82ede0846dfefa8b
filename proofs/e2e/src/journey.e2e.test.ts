import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { password, payWithCard, readBreakdown, register, saveCriteria, saveWeights } from './buyer-at-work.ts'
import { browserPath } from './open-browser.ts'
import { useProduct } from './use-product.ts'

let page: Page
let username: string
const complaints: string[] = []

describe.runIf(browserPath() !== undefined)('a buyer in a browser', () => {
  const { url, browser } = useProduct()

  beforeAll(async () => {
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (401|404)/.test(message.text())) complaints.push(message.text())
    })
  })

  describe('searches', () => searches(url))
  describe('pays and leaves', () => paysAndLeaves(url))
})

const towardsLand = [
  ['Land Size', 'End'],
  ['Bathrooms', 'Home'],
  ['Features', 'Home'],
] as const

function searches(url: () => string): void {
  it('registers, says what they want, weighs it, and sees ranked homes of two providers', async () => {
    username = await register(page, url())
    await saveCriteria(page)
    await saveWeights(page)
    await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
    await page.getByRole('article').getByRole('button', { name: /score/i }).nth(3).waitFor()
    const scores = await scoresShown(page)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    await page
      .getByText(/^Source: .*Domain.*Agency feed|^Source: .*Agency feed.*Domain/)
      .first()
      .waitFor()
  })

  it('opens a score and finds points that add up to it', async () => {
    const { score, points } = await readBreakdown(page)
    expect(points.length).toBeGreaterThan(3)
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(score)
  })

  it('moves weights and sees the homes change places at once, then restores them', async () => {
    const order = async () => (await page.getByRole('article').getByRole('heading').allInnerTexts()).slice(0, 4)
    await expect.poll(order).toHaveLength(4)
    const before = await order()
    for (const [weight, key] of towardsLand) await page.getByRole('slider', { name: weight }).press(key)
    await expect.poll(order).not.toEqual(before)
    await page.getByRole('button', { name: 'Apply Custom Weights' }).click()
    await page.getByText('Custom weights applied').first().waitFor()
    await page.getByRole('button', { name: 'Reset Weights' }).click()
    await page.getByText('Weights reset').first().waitFor()
    await expect.poll(order).toEqual(before)
  })

  it('finds the search again after leaving and returning', async () => {
    const address = page.url()
    await page.goto(`${url()}/dashboard`)
    await page.getByRole('heading', { name: 'Recent Searches' }).waitFor()
    await page.getByText('Complete').first().click()
    await page.waitForURL(address)
    await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Recent Searches' }).waitFor()
  })

  it('scrolls the page of a home with the wheel over its score', async () => {
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    await page.getByRole('complementary', { name: 'Score and visit' }).getByRole('heading').first().hover()
    const scrolled = async () => {
      await page.mouse.wheel(0, 2_000)
      return page.evaluate(() => window.scrollY)
    }
    // Wheel events close together go to the same box.
    await expect.poll(scrolled, { interval: 700, timeout: 20_000 }).toBeGreaterThan(0)
  })
}

function paysAndLeaves(url: () => string): void {
  it('pays for a quarter with a card, which its bank confirms, and has the invoice', async () => {
    await page.goto(`${url()}/pricing`)
    await page.getByRole('button', { name: 'Choose Quarterly' }).click()
    await page.waitForURL('**/subscribe')
    await payWithCard(page, '4242424242424242')
    await page.getByText('Plan activated').first().waitFor()
    await page.goto(`${url()}/subscription`)
    await page.getByRole('heading', { name: 'Quarterly' }).waitFor()
    await page.getByText('Active', { exact: true }).waitFor()
    await page.getByRole('row', { name: /\$30\.00/ }).waitFor()
  })

  it('cancels, and resumes', async () => {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
    await page.getByText(/Your subscription ends on/).waitFor()
    await page.getByRole('button', { name: 'Resume Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor()
  })

  it('sends an enquiry', async () => {
    await page.goto(`${url()}/contact`)
    await page.getByLabel('Subject').fill('A home looks wrong')
    await page.getByLabel('Message').fill('It has four walls too many.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Your message has been sent successfully!').first().waitFor()
  })

  it('logs out in one tab; the other is asked to sign in at its next step', async () => {
    const other = await page.context().newPage()
    await other.goto(`${url()}/dashboard`)
    await other.getByRole('heading', { name: 'Recent Searches' }).waitFor()
    await page.getByLabel('Your account: Kim Buyer').click()
    await page.getByText('Log out', { exact: true }).click()
    await page.getByText('Logged out').first().waitFor()
    await other.goto(`${url()}/my-properties`)
    await other.waitForURL('**/auth?redirectTo=%2Fmy-properties')
    await other.close()
  })

  it('signs in where a gated page was requested, and is led there', async () => {
    await page.goto(`${url()}/my-properties`)
    await page.waitForURL('**/auth?redirectTo=%2Fmy-properties')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/my-properties')
    await page.getByRole('heading', { name: 'My Shortlist' }).waitFor()
  })

  it('meets no error and no refusal by the content security policy on the way', () => {
    expect(complaints).toEqual([])
  })
}

/** Returns the displayed scores from the top, read at once, because arriving homes move others. */
const scoresShown = (page: Page): Promise<number[]> =>
  page.getByRole('list', { name: 'Homes, best match first' }).evaluate((list) => {
    const rings = [...list.querySelectorAll('article button [role=img]')]
    return rings.map((ring) => Number(/\d+/.exec(ring.ariaLabel ?? '')?.[0]))
  })
