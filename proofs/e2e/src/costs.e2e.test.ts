import { type HomeCard, listResultCards } from '@verandah/contracts'
import { turnOf } from '@verandah/runtime/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callFrom, type Call } from './browser/call-product.ts'
import { register, saveCriteria, saveWeights } from './buyer-at-work.ts'
import { browserPath } from './open-browser.ts'
import { useProduct } from './use-product.ts'

const looks = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 375, height: 812, colorScheme: 'dark' },
] as const

describe.runIf(browserPath() !== undefined)('a buyer who decides on cash and on a month', () => {
  const product = useProduct()
  describe.each(turnOf(looks))('at $width px, $colorScheme', (look) => decides(product, look))
})

function decides(
  { url, browser }: ReturnType<typeof useProduct>,
  { colorScheme, ...viewport }: (typeof looks)[number],
): void {
  let page: Page
  let call: Call
  const cheapest = async (): Promise<HomeCard[]> => {
    const searchId = new URL(page.url()).searchParams.get('searchId') ?? ''
    return call(listResultCards, { params: { searchId }, query: { sort: 'cash-low', limit: 10 } })
  }

  beforeAll(async () => {
    const context = await browser().newContext({ viewport, colorScheme, serviceWorkers: 'block' })
    page = await context.newPage()
    call = callFrom(context, url())
    await register(page, url())
  })
  afterAll(() => page.context().close())

  it('says who buys and with what deposit', async () => {
    await page.getByRole('button', { name: 'Add a buyer' }).click()
    await page.getByRole('button', { name: 'Add another buyer' }).click()
    const second = page.getByRole('group', { name: 'Buyer 2', exact: true })
    await second.getByLabel('Owned a home in Australia before').selectOption('yes')
    await second.getByRole('checkbox', { name: 'VIC' }).check()
    await page.getByLabel('Deposit', { exact: true }).fill('120k')
    await page.getByRole('button', { name: 'Save these details' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await saveCriteria(page)
  })

  it('sees the homes that need least cash first, each with its figures', async () => {
    await saveWeights(page)
    await page.getByRole('heading', { name: /^Found \d+ Propert/ }).waitFor()
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(2)
    await page.getByLabel('Sort by').selectOption({ label: 'Cash, low to high' })
    const [first, second] = await cheapest()
    const card = page.getByRole('article').first()
    await card
      .getByText(first?.address.split(',')[0] ?? 'no home')
      .first()
      .waitFor()
    expect(first?.cost?.cash.from).toBeGreaterThan(120_000)
    expect(second?.cost?.cash.from).toBeGreaterThanOrEqual(first?.cost?.cash.from ?? Infinity)
    const thousands = `$${Math.round((first?.cost?.cash.from ?? 0) / 1000)}k`
    expect(await card.getByText(costLine).textContent()).toContain(thousands)
  })

  it('leaves out what costs too much a month', async () => {
    const homes = (await cheapest()).flatMap(({ cost }) => cost?.monthly?.from ?? [])
    const most = homes.toSorted((one, other) => one - other)[2] ?? 0
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByLabel('Monthly repayment up to').fill(String(most))
    await page.getByRole('button', { name: 'Show homes' }).click()
    await page.getByRole('button', { name: `Remove Up to $${most.toLocaleString('en-AU')} a month` }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(2)
    const months = async () => (await page.getByText(costLine).allTextContents()).map(leastMonthIn)
    await expect.poll(async () => Math.max(...(await months()))).toBeLessThanOrEqual(most)
  })

  it('reads the same figure on the page of the home', async () => {
    const [first] = await cheapest()
    await page.goto(`${url()}/property/${first?.id ?? 'none'}`)
    await page.getByRole('heading', { name: 'What it costs you' }).scrollIntoViewIfNeeded()
    const cash = page.getByText('Cash you need by settlement').locator('xpath=following-sibling::dd')
    expect(await cash.innerText()).toContain(`$${(first?.cost?.cash.from ?? 0).toLocaleString('en-AU')}`)
    await page.getByText(/^Estimates from published rules and prices, no advice/).waitFor()
  })

  it('prints the costs alone, on two pages at most', async () => {
    await page.evaluate('window.print = () => undefined')
    await page.getByRole('button', { name: 'Print the costs' }).click()
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })
}

/** "$92k–$96k cash, $4,364–$4,511 a month". */
const costLine = /cash, \$[\d,–$]+ a month$/

const leastMonthIn = (text: string): number => Number(/cash, \$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
