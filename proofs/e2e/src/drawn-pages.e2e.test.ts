import { getShowcase, hrefOf } from '@verandah/contracts'
import { freePort } from '@verandah/kit/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { useProduct } from './use-product.ts'

const publicPages = [
  ['/', 'Find Your Perfect Place'],
  ['/pricing', 'Plans and pricing'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/guide', 'Buying guide'],
  ['/guide/act', 'Buying a home in the Australian Capital Territory'],
  ['/features/search', 'Five tabs and a spreadsheet, or one list'],
  ['/features/scoring', 'A score that shows its working'],
  ['/features/calendar', 'Half an hour to see it. Be there.'],
  ['/features/compare', 'Three homes. One decision.'],
] as const

const metricsPort = String(await freePort())

describe.runIf(browserPath() !== undefined)('a public page, drawn at the build', () => {
  const { url, browser } = useProduct({ METRICS_PORT: metricsPort })

  const open = async (path: string, options: BrowserContextOptions = {}) => {
    const context = await browser().newContext(options)
    const page = await context.newPage()
    const complaints = listenTo(page)
    await page.goto(`${url()}${path}`)
    return { context, page, complaints }
  }

  it.each(publicPages)('%s is visible before any script runs', async (path, heading) => {
    const { context, page } = await open(path, { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(heading)
    expect(await page.locator('meta[name="description"]').count()).toBe(1)
    expect(await page.title()).toMatch(/Verandah/)
    await context.close()
  })

  it.each([
    ['light', 0],
    ['dark', 366],
  ] as const)('hydrates without any warning, %s, %d days after the build', async (colorScheme, days) => {
    const { context, page, complaints } = await open('/contact', { colorScheme })
    await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60_000)
    const other = colorScheme === 'dark' ? 'light' : 'dark'
    for (const [path] of publicPages) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${url()}${path}`)
      await expect.poll(() => themeAfterPressing(page, `Use the ${other} theme`)).toBe(other)
      expect(complaints, path).toEqual([])
    }
    await context.close()
  })

  it('treats no text as markup or code, whatever a script does, and its browser reports it', async () => {
    const { context, page, complaints } = await open('/')
    for (const plant of plantedTexts) await expect(page.evaluate(plant)).rejects.toThrow(/Trusted(HTML|ScriptURL)/)
    expect(complaints.length).toBeGreaterThan(0)
    const numbers = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    await expect.poll(numbers).toMatch(/^browser_refusals_total{directive="require-trusted-types-for"} [1-9]/m)
    await context.close()
  })

  it('makes no request about the visitor’s identity', async () => {
    const { context, page } = await open('/pricing')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${url()}/`)
    await page.getByRole('link', { name: 'View Pricing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(3)
    const calls = asked.filter((path) => path.startsWith('/api/'))
    expect(calls.filter((path) => path !== hrefOf(getShowcase))).toEqual([])
    await context.close()
  })

  it('is replaced by the signed-in user’s home', async () => {
    const buyer = await openAccount(browser(), url())
    const { context, page, complaints } = await open('/contact')
    await context.addCookies(await buyer.cookies())
    await page.goto(`${url()}/`)
    await page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: 'Your account: Kim Buyer' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Injections that a tricked script could attempt. */
const plantedTexts = [
  () => void (document.body.innerHTML = '<img src="x" onerror="alert(1)">'),
  () => document.body.insertAdjacentHTML('beforeend', '<p>Planted</p>'),
  () => void (document.createElement('script').src = 'https://elsewhere.test/a.js'),
  () => void new Worker('/elsewhere.js'),
]

/**
 * Presses the theme toggle and returns the theme. Call it repeatedly: a prerendered button ignores presses
 * until hydrated.
 */
const themeAfterPressing = async (page: Page, name: string): Promise<string | null> => {
  const button = page.getByRole('button', { name })
  if ((await button.count()) > 0) await button.click()
  return page.locator('html').getAttribute('data-theme')
}

/** Records a page's console warnings and errors and its uncaught exceptions. */
const listenTo = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
