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

  it('logs out, and is asked to sign in again', async () => {
    await page.getByLabel('Your account: Kim Buyer').click()
    await page.getByText('Log out', { exact: true }).click()
    await page.getByText('Logged out').first().waitFor()
    await page.goto(`${product.url}/dashboard`)
    await page.waitForURL('**/auth**')
  })

  it('met no error and no refusal of the content security policy on the way', () => {
    expect(complaints).toEqual([])
  })
})
