import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { handsOn } from './keyboard/hands.ts'
import { browserPath } from './open-browser.ts'
import { useProduct } from './use-product.ts'

const password = 'correct horse battery staple'

let page: Page
let hands: ReturnType<typeof handsOn>

describe.runIf(browserPath() !== undefined)('a buyer without a mouse', () => {
  const { url, browser } = useProduct()

  beforeAll(async () => {
    page = await browser().newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(15_000)
    hands = handsOn(page)
    await page.goto(url())
  }, 120_000)

  describe('sets up', setsUp)
  describe('finds homes', findsHomes)
})

function setsUp(): void {
  it('skips to the content, and finds the way to register', async () => {
    await hands.reach(page.getByRole('link', { name: 'Skip to content' }))
    await page.keyboard.press('Enter')
    await hands.activate(page.getByRole('main').getByRole('link', { name: 'Create Account' }))
    await hands.arrive('**/auth?tab=register')
  })

  it('registers', async () => {
    await hands.type(page.getByLabel('Name', { exact: true }), 'Kim Buyer')
    await hands.type(page.getByLabel('Email'), `kim.${Math.random().toString(36).slice(2)}@example.com`)
    await hands.type(page.getByLabel('Password', { exact: true }), password)
    await hands.type(page.getByLabel('Confirm password'), password)
    await hands.reach(page.getByLabel('Plan'))
    await page.keyboard.type('Free')
    await hands.activate(page.getByRole('button', { name: 'Create Account' }))
    await hands.arrive('**/setup-property-criteria')
  })

  it('chooses a suburb from the suggestions and a number of bedrooms', async () => {
    await hands.type(page.getByLabel('Suburb'), 'Richmond')
    await page.getByRole('option', { name: /Richmond VIC 3121/ }).waitFor()
    await hands.press('ArrowDown')
    await hands.press('Enter')
    await hands.reach(page.getByLabel('Bedrooms'))
    await page.keyboard.type('2')
    await hands.activate(page.getByRole('button', { name: 'Save and continue' }))
    await hands.arrive('**/setup-scoring')
  })

  it('moves a weight and starts the search', async () => {
    await hands.reach(page.getByRole('tab', { name: 'Ideal Criteria' }))
    await hands.press('ArrowRight')
    const price = page.getByRole('slider', { name: 'Price' })
    await hands.reach(price)
    await hands.press('End')
    expect(await price.getAttribute('aria-valuenow')).toBe('10')
    await hands.activate(page.getByRole('button', { name: 'Save', exact: true }))
    await hands.arrive('**/search-results?searchId=**')
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
  })
}

function findsHomes(): void {
  it('opens and closes the reasons of the best home', async () => {
    const badge = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Score/ })
    await hands.activate(badge)
    await page.getByRole('region', { name: /^Score of/ }).waitFor()
    await hands.activate(badge, 'Space')
    await page.getByRole('region', { name: /^Score of/ }).waitFor({ state: 'hidden' })
  })

  it('gives three homes a heart', async () => {
    for (const index of [0, 1, 2]) {
      const heart = page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /favou?rite/i })
      await hands.reach(heart, index === 0 ? 'Shift+Tab' : 'Tab')
      await page.keyboard.press('Space')
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    }
  })

  it('compares the three on the shortlist', async () => {
    const shortlist = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shortlist' })
    await hands.reach(shortlist, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await hands.arrive('**/my-properties')
    for (const index of [0, 1, 2]) {
      await hands.activate(
        page
          .getByRole('article')
          .nth(index)
          .getByRole('button', { name: /compar/i }),
      )
    }
    await hands.reach(page.getByRole('tab', { name: /^Saved/ }), 'Shift+Tab')
    await hands.press('ArrowRight')
    await hands.press('ArrowRight')
    await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3)
  }, 60_000)
}
