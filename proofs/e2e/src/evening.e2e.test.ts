import { getCriteria, getWeights, listSavedProperties, listSearchResults, type Property } from '@verandah/contracts'
import { turnOf } from '@verandah/runtime/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callFrom, type Call } from './browser/call-product.ts'
import { readBreakdown, register, saveWeights } from './buyer-at-work.ts'
import { browserPath } from './open-browser.ts'
import { useProduct } from './use-product.ts'

const budget = 780_000

const looks = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 375, height: 812, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 375, height: 812, colorScheme: 'light' },
] as const

describe.runIf(browserPath() !== undefined)('a couple with $780,000 spends an evening', () => {
  const product = useProduct()
  describe.each(turnOf(looks))('at $width px, $colorScheme', (look) => evening(product, look))
})

interface Evening {
  page: Page
  call: Call
  firstSearch: string
  homes: Property[]
}

function evening(
  { url, browser }: ReturnType<typeof useProduct>,
  { colorScheme, ...viewport }: (typeof looks)[number],
) {
  const at = { firstSearch: '', homes: [] } as unknown as Evening

  beforeAll(async () => {
    const context = await browser().newContext({ viewport, colorScheme, serviceWorkers: 'block' })
    at.page = await context.newPage()
    at.call = callFrom(context, url())
    await register(at.page, url())
  })
  afterAll(() => at.page.context().close())

  asks(at, url)
  decides(at, url)
}

function asks(at: Evening, url: () => string): void {
  it('says what it wants: two suburbs, two types, a budget as people write it', async () => {
    const { page } = at
    for (const suburb of ['Coburg', 'Brunswick']) await choose(page, suburb)
    await page.getByLabel('Maximum price').fill('750k')
    await page.getByLabel('Property type').selectOption('House')
    for (const type of ['Townhouse', 'Apartment']) await page.getByRole('checkbox', { name: type }).check()
    await page.getByLabel('Bedrooms').selectOption('2')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL('**/setup-scoring')
    await page.getByText('These follow your brief.').waitFor()
    expect(await page.getByLabel('Maximum price').inputValue()).toBe('750,000')
    await saveWeights(page)
    at.firstSearch = await found(page)
  })

  it('raises the budget in Edit search, which is the budget everywhere', async () => {
    const { page, call, firstSearch } = at
    await editSearch(page)
    const dialog = page.getByRole('dialog', { name: 'Edit search' })
    await dialog.getByLabel('Maximum price').fill('780k')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => searchOf(page)).not.toBe(firstSearch)
    const searchId = await found(page)
    expect(await call(getCriteria)).toMatchObject({
      maxPrice: budget,
      propertyTypes: ['House', 'Townhouse', 'Apartment'],
    })
    const ideal = async () => (await call(getWeights, { params: { userId: 'me' } })).idealCriteria.maxPrice
    await expect.poll(ideal).toBe(budget)
    at.homes = await call(listSearchResults, { params: { searchId } })
    await page.goto(`${url()}/dashboard`)
    await page.getByRole('button', { name: 'Remove Coburg VIC 3058' }).waitFor()
    const range = page.getByLabel('Price Range')
    expect(await range.locator('option:checked').innerText()).toBe('Up to $780,000')
    await page.goto(`${url()}/search-results?searchId=${firstSearch}`)
    await page.getByText(/^Your brief has changed since/).waitFor()
    await page.goto(`${url()}/search-results?searchId=${searchId}`)
    await found(page)
    expect(await page.getByText(/^Your brief has changed since/).count()).toBe(0)
  })
}

function decides(at: Evening, url: () => string): void {
  it('reads an order that its reasons explain', async () => {
    const { page, homes } = at
    const scores = homes.map(({ score }) => score ?? 0)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(homes.map(({ propertyType }) => propertyType)).not.toContain('Land')
    for (const home of homes.slice(0, 3)) expect(cheapest(home), home.address).toBeLessThanOrEqual(budget)
    const { score, points } = await readBreakdown(page)
    expect(score).toBe(homes[0]?.score)
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(score)
  })

  it('ends with three homes within the budget on the shortlist, in that order', async () => {
    const { page, call, homes } = at
    const cards = page.getByRole('article')
    for (const index of [0, 1, 2]) {
      await cards
        .nth(index)
        .getByRole('button', { name: /^Favourite/ })
        .click()
    }
    const saved = async () => (await call(listSavedProperties)).map(({ propertyId }) => propertyId)
    await expect
      .poll(async () => (await saved()).toSorted())
      .toEqual(
        homes
          .slice(0, 3)
          .map(({ id }) => id)
          .toSorted(),
      )
    await page.goto(`${url()}/my-properties`)
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
  })
}

const choose = async (page: Page, suburb: string): Promise<void> => {
  await page.getByLabel('Suburb', { exact: true }).fill(suburb)
  await page.getByRole('option', { name: new RegExp(`^${suburb} VIC`) }).click()
  await page.getByRole('button', { name: new RegExp(`^Remove ${suburb} VIC`) }).waitFor()
}

const editSearch = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Edit search$|Edit$/ })
    .filter({ visible: true })
    .first()
    .click()

const searchOf = (page: Page): string => new URL(page.url()).searchParams.get('searchId') ?? ''

/** Waits for the end of the search on the page. Resolves to its id. */
const found = async (page: Page): Promise<string> => {
  await page.getByRole('heading', { name: /^Found \d+ Propert/ }).waitFor()
  await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
  await page.getByRole('article').nth(2).waitFor()
  return searchOf(page)
}

/** The least that a home is advertised for; 0 without a price. */
const cheapest = ({ price, priceFrom }: Property): number => priceFrom ?? price ?? 0
