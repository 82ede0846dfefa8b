import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { register, saveCriteria, saveWeights } from './buyer-at-work.ts'
import { browserPath } from './open-browser.ts'
import { useProduct } from './use-product.ts'

const offlineWords = /^Offline — showing what was saved at \d{1,2}:\d\d [ap]m$/
const waitingWords = '1 change is kept on this device until you’re back online'

describe.runIf(browserPath() !== undefined)('a buyer without a network', () => {
  const { url, browser } = useProduct()
  let context: BrowserContext
  let page: Page
  let results: string

  beforeAll(async () => {
    context = await browser().newContext({ viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    await register(page, url())
    await findHomes(page)
    results = page.url()
    await saveFirstHome(page)
  })

  it('has everything cached shortly after the page was opened, also by a hard reload, which no worker takes unasked', async () => {
    await expect.poll(() => keptCalls(page)).toEqual(everythingNeeded(url()))
    await reloadHard(page)
    await expect.poll(() => keptCalls(page)).toEqual(everythingNeeded(url()))
    await context.setOffline(true)
  })

  it('opens the last results, and sees their date', async () => {
    await page.goto(results)
    await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
    expect(await page.getByText(offlineWords).count()).toBe(1)
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  })

  it('opens the map beside them, whose code was cached too', async () => {
    await page.getByRole('button', { name: 'Show map' }).click()
    await page
      .getByRole('region', { name: 'Map of the homes' })
      .getByRole('button', { name: /^(Score|\d+ homes)/ })
      .first()
      .waitFor()
  })

  it('opens the calendar, which was never opened before', async () => {
    await page.goto(`${url()}/calendar`)
    await page.getByText('No upcoming events').first().waitFor()
    await page.getByText(offlineWords).waitFor()
  })

  it('opens the shortlist, with its saved homes', async () => {
    await page.goto(`${url()}/my-properties`)
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await page.getByText(offlineWords).waitFor()
  })

  it('opens the purchase of a saved home, and sees that a tick is not saved', async () => {
    await page.getByRole('article').getByRole('link').first().click()
    await page.goto(page.url().replace('/property/', '/purchase/'))
    await page.getByRole('checkbox', { name: 'Done: Have the contract reviewed' }).check()
    await page.getByText('Not saved.').waitFor()
    await page.goto(`${url()}/my-properties`)
  })

  it('writes a note, which is still there after a reload', async () => {
    const box = page.getByRole('textbox', { name: /^Notes on/ })
    await box.fill('Damp in the hallway')
    await box.blur()
    await page.getByText(waitingWords).waitFor()
    await page.reload()
    await page.getByText(waitingWords).waitFor()
    await expect.poll(() => box.inputValue()).toBe('Damp in the hallway')
  })

  it('sees current data when the network is back, and has the note sent', async () => {
    await context.setOffline(false)
    await page.getByText(offlineWords).waitFor({ state: 'hidden' })
    await page.getByText(waitingWords).waitFor({ state: 'hidden' })
    await page.reload()
    const box = page.getByRole('textbox', { name: /^Notes on/ })
    await expect.poll(() => box.inputValue()).toBe('Damp in the hallway')
    expect(await page.evaluate(() => localStorage.getItem('keptChanges'))).toBe('[]')
  })

  it('leaves nothing behind on logging out', async () => {
    await page.getByLabel('Your account: Kim Buyer').click()
    await page.getByText('Log out', { exact: true }).click()
    await page.getByText('Logged out').first().waitFor()
    await expect.poll(() => keptCalls(page)).toEqual([])
    await context.setOffline(true)
    await page.goto(`${url()}/calendar`)
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor()
    expect(await page.getByText(offlineWords).count()).toBe(0)
  })
})

const everythingNeeded = (url: string) =>
  expect.arrayContaining([
    `${url}/api/user`,
    `${url}/api/saved-properties?userId=1`,
    `${url}/api/purchases`,
    `${url}/api/visits`,
    `${url}/api/files`,
    `${url}/api/calendar-events/1`,
    `${url}/api/search-status`,
    expect.stringMatching(/\/api\/search-properties\/[^/]+\?/),
    expect.stringMatching(/\/api\/search-properties\/[^/]+\/columns$/),
  ]) as string[]

const findHomes = async (page: Page): Promise<void> => {
  await saveCriteria(page)
  await saveWeights(page)
  await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
  await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
}

const saveFirstHome = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  await page.getByText('Added to favorites').first().waitFor()
}

/** Reloads without a worker, and without the replies that are cached. */
const reloadHard = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((known) => known.startsWith('saved-'))
    const kept = await caches.open(name)
    for (const request of await kept.keys()) await kept.delete(request)
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.reload', { ignoreCache: true })
}

/** Returns the URLs of a buyer's cached replies. */
const keptCalls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('saved-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url)
  })
