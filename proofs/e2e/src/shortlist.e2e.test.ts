import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addTag,
  dayAhead,
  heartOf,
  overrideScore,
  register,
  saveCriteria,
  saveWeights,
  tagOf,
} from './buyer-at-work.ts'
import { farItems } from './lists/far-items.ts'
import { browserPath } from './open-browser.ts'
import { useProduct } from './use-product.ts'

let page: Page
let home: string

describe.runIf(browserPath() !== undefined)('a buyer with saved homes', () => {
  const product = useProduct()
  const { url, browser } = product

  beforeAll(async () => {
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    await register(page, url())
    await saveCriteria(page)
    await saveWeights(page)
    await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
  })

  describe('looks closely', looksClosely)
  describe('comes back', comesBack)
  describe('with lists that have grown long', () => farItems(product))
})

const scrollTop = () => page.evaluate(() => window.scrollY)

function looksClosely(): void {
  it('opens the best home and adds a score, a note and a tag, which a reload shows in their place', async () => {
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click()
    await page.waitForURL('**/property/**')
    home = page.url()
    await overrideScore(page, 'Price')
    await page.getByText('Score overrides saved').first().waitFor()
    await heartOf(page).click()
    await page.getByText('Added to favorites').first().waitFor()
    await page.getByLabel('Notes').fill('Morning sun in the kitchen')
    await page.getByLabel('Notes').blur()
    await addTag(page, 'quiet street')
    const top = await scrollTop()
    await page.reload()
    await tagOf(page, 'quiet street').waitFor()
    await expect.poll(scrollTop).toBe(top)
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
}

function comesBack(): void {
  it('navigates back and forward through earlier pages', async () => {
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shortlist' }).click()
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

  it('prints what is on the page, on landscape paper for the comparison alone', async () => {
    expect(await paperOf(page)).toBe('landscape')
    await page.getByRole('tab', { name: 'Board' }).click()
    expect(await paperOf(page)).toBe('portrait')
    await page.emulateMedia({ media: 'print' })
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Skip to content')])
      expect(await part.isVisible(), String(part)).toBe(false)
    await page.emulateMedia({ media: null })
  })

  it('moves a home on the board, which is there after a reload', async () => {
    await page
      .getByRole('combobox', { name: /^Stage of/ })
      .first()
      .selectOption('booked')
    await page.getByText('Property updated').first().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Booked 1' }).waitFor()
  })

  it('tags one home in two tabs at once, and neither tag is lost', async () => {
    const other = await page.context().newPage()
    await Promise.all([page.goto(home), other.goto(home)])
    await Promise.all([addTag(page, 'from one tab'), addTag(other, 'from the other')])
    await page.reload()
    await tagOf(page, 'from one tab').waitFor()
    await tagOf(page, 'from the other').waitFor()
    await other.close()
  })
}

const paperOf = async (page: Page): Promise<'landscape' | 'portrait'> => {
  const printed = (await page.pdf({ preferCSSPageSize: true, pageRanges: '1' })).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? []
  return Number(width) > Number(height) ? 'landscape' : 'portrait'
}
