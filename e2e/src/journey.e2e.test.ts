import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, saveCriteria, saveWeights } from './buyer-at-work.ts'
import { browserPath, openBrowser } from './open-browser.ts'
import { startProduct, type Product } from './start-product.ts'

describe.runIf(browserPath() !== undefined)('a buyer in a browser', () => {
  let product: Product
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (401|404)/.test(message.text())) complaints.push(message.text())
    })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('registers, says what they want, weighs it, and sees ranked homes of two providers', async () => {
    await register(page, product.url)
    await saveCriteria(page)
    await saveWeights(page)
    await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
    const scores = await page.getByRole('article').getByRole('button', { name: /score/i }).allInnerTexts()
    const numbers = scores.map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    const sources = await page.getByText(/^Source: /).allInnerTexts()
    expect(sources.some((text) => text.includes('Domain') && text.includes('Agency feed'))).toBe(true)
  })

  it('opens a score and finds points that add up to it', async () => {
    const card = page.getByRole('article').first()
    const badge = card.getByRole('button', { name: /score/i })
    const score = Number(/\d+/.exec(await badge.innerText())?.[0])
    await badge.click()
    const lines = await card.getByRole('listitem').allInnerTexts()
    const points = lines.flatMap((text) => /(\d+)\D+\d+\s*$/.exec(text)?.[1] ?? []).map(Number)
    expect(points.length).toBeGreaterThan(3)
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(score)
  })

  it('moves a weight and sees the homes change places at once, then puts them back', async () => {
    const order = () => page.getByRole('article').getByRole('heading').allInnerTexts()
    const before = await order()
    const slider = page.getByRole('slider', { name: /Price/ })
    await slider.focus()
    await page.keyboard.press('Home')
    await expect.poll(order).not.toEqual(before)
    await page.getByRole('button', { name: 'Apply Custom Weights' }).click()
    await page.getByText('Custom weights applied').first().waitFor()
    await page.getByRole('button', { name: 'Reset Weights' }).click()
    await page.getByText('Weights reset').first().waitFor()
    await expect.poll(order).toEqual(before)
  })

  it('finds the search again after going away and back', async () => {
    const address = page.url()
    await page.goto(`${product.url}/dashboard`)
    await page.getByRole('heading', { name: 'Recent Searches' }).waitFor()
    await page.getByText('Complete').first().click()
    await page.waitForURL(address)
    await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Recent Searches' }).waitFor()
  })

  it('opens the best home and says what the numbers do not: a score of their own, a note, a tag', async () => {
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click()
    await page.waitForURL('**/property/**')
    await override(page, 'Price')
    await page.getByText('Score overrides saved').first().waitFor()
    await heart(page).click()
    await page.getByText('Added to favorites').first().waitFor()
    await page.getByLabel('Notes').fill('Morning sun in the kitchen')
    await page.getByLabel('Notes').blur()
    await addTag(page, 'quiet street')
    await page.reload()
    await page.getByText('quiet street', { exact: true }).first().waitFor()
    expect(await page.getByLabel('Notes').inputValue()).toBe('Morning sun in the kitchen')
  })

  it('schedules a visit to it, which the calendar shows', async () => {
    await page.getByRole('button', { name: 'Schedule Visit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule Visit' })
    await dialog.getByLabel('Title').fill('First look')
    await dialog.getByLabel('Date').fill(dayAhead(9))
    await dialog.getByLabel('Time').fill('10:30')
    await dialog.getByRole('button', { name: 'Add to Calendar' }).click()
    await page.getByText('Event added').first().waitFor()
    await page.getByRole('link', { name: 'Calendar' }).click()
    const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
    await upcoming
      .getByText(/10:30 am/)
      .first()
      .waitFor()
  })

  it('goes back and forward through where they were', async () => {
    await page.goBack()
    await page.waitForURL('**/property/**')
    await page.getByRole('button', { name: 'Schedule Visit' }).waitFor()
    await page.goForward()
    await page.waitForURL('**/calendar**')
    await page.getByRole('grid').waitFor()
  })

  it('compares three homes', async () => {
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    for (const index of [1, 2]) {
      await page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /favou?rite/i })
        .click()
    }
    await page.getByRole('link', { name: 'Shortlist' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
    for (const index of [0, 1, 2]) {
      await page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /compar/i })
        .click()
    }
    await page.getByRole('tab', { name: /^Compare/ }).click()
    await page.getByRole('table').getByText('Bedrooms').first().waitFor()
    expect(await page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3)
  })

  it('tags one home in two tabs at once, and neither tag is lost', async () => {
    const address = await page.evaluate(() => sessionStorage.getItem('lastVisitedPage'))
    expect(address).not.toBeNull()
    const home = propertyAddress
    const other = await page.context().newPage()
    await Promise.all([page.goto(home), other.goto(home)])
    await Promise.all([addTag(page, 'from one tab'), addTag(other, 'from the other')])
    await page.reload()
    await page.getByText('from one tab', { exact: true }).first().waitFor()
    await page.getByText('from the other', { exact: true }).first().waitFor()
    await other.close()
  })

  it('pays for a quarter with a card, which its bank takes, and has the invoice', async () => {
    await page.goto(`${product.url}/pricing`)
    await page.getByRole('button', { name: 'Choose Quarterly' }).click()
    await page.waitForURL('**/subscribe')
    await payWithCard(page, '4242424242424242')
    await page.getByText('Setup Complete').first().waitFor()
    await page.goto(`${product.url}/subscription`)
    await page.getByRole('heading', { name: 'Quarterly' }).waitFor()
    await page.getByText('Active', { exact: true }).waitFor()
    await page.getByRole('row', { name: /\$30\.00/ }).waitFor()
  }, 60_000)

  it('cancels, and thinks better of it', async () => {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
    await page.getByText(/Your subscription ends on/).waitFor()
    await page.getByRole('button', { name: 'Resume Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor()
  })

  it('writes to us', async () => {
    await page.goto(`${product.url}/contact`)
    await page.getByLabel('Subject').fill('A home looks wrong')
    await page.getByLabel('Message').fill('It has four walls too many.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Your message has been sent successfully!').first().waitFor()
  })

  it('logs out in one tab; the other is asked to sign in at its next step', async () => {
    const other = await page.context().newPage()
    await other.goto(`${product.url}/dashboard`)
    await other.getByRole('heading', { name: 'Recent Searches' }).waitFor()
    await page.getByLabel('Your account: Kim Buyer').click()
    await page.getByText('Log out', { exact: true }).click()
    await page.getByText('Logged out').first().waitFor()
    await other.goto(`${product.url}/my-properties`)
    await other.waitForURL('**/auth?redirectTo=%2Fmy-properties')
    await other.close()
  })

  it('signs in where a gated page was wanted, and is led there', async () => {
    await page.goto(`${product.url}/my-properties`)
    await page.waitForURL('**/auth?redirectTo=%2Fmy-properties')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/my-properties')
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
  })

  it('met no error and no refusal of the content security policy on the way', () => {
    expect(complaints).toEqual([])
  })
})
