import { listSavedProperties, moneyText } from '@verandah/contracts'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { callFrom } from './browser/call-product.ts'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { seedBuyer } from './people/seed-buyer.ts'
import { useProduct } from './use-product.ts'

const offlineWords = /^Offline — showing what was saved at/
const waitingWords = '1 change is kept on this device until you’re back online'
const limit = 1_350_000

describe.runIf(browserPath() !== undefined)('a buyer at an auction without a network', () => {
  const { url, browser } = useProduct()
  let context: BrowserContext
  let page: Page
  let homeId: string

  /** Kills the tab, and opens the bidding card in a new one. */
  const openCardAnew = async (): Promise<void> => {
    await page.close()
    page = await context.newPage()
    await page.goto(`${url()}/bidding/${homeId}`)
  }
  const recordOfHome = async () =>
    (await callFrom(context, url())(listSavedProperties, { query: { propertyId: homeId } }))[0]

  beforeAll(async () => {
    const person = await openAccount(browser(), url())
    const { saved } = await seedBuyer(person)
    homeId = saved[1]?.id ?? 'none'
    context = await browser().newContext({ viewport: { width: 375, height: 812 } })
    await context.addCookies(await person.cookies())
    page = await context.newPage()
  })

  it('sets a limit on the page of the home, and has all that the card needs kept on the phone', async () => {
    await page.goto(`${url()}/property/${homeId}`)
    const section = page.getByRole('region', { name: 'How high to go' })
    await section.getByLabel('Walk-away price', { exact: true }).fill('1.35m')
    await section.getByLabel('Reason (optional)').fill('Roof to mend')
    await section.getByRole('button', { name: 'Save walk-away price' }).click()
    await section.getByText(`Stop at ${moneyText(limit)}`).waitFor()
    await expect
      .poll(() => keptTexts(page))
      .toEqual([
        expect.stringContaining('"username"'),
        expect.stringContaining('"deposit"'),
        expect.stringContaining('"federal"'),
        expect.stringContaining('Roof to mend'),
      ])
  })

  it('opens the card after the tab was killed, with the figures of each bid', async () => {
    await context.setOffline(true)
    await openCardAnew()
    await page.getByText(offlineWords).waitFor()
    await page.getByText(`You said stop at ${moneyText(limit)}`).waitFor()
    await page.getByLabel('Current bid').fill('1,345,000')
    await page.getByLabel('Current bid').press('Enter')
    await page.getByText('$5,000 below').waitFor()
    const duty = page.getByText('Duty', { exact: true }).locator('xpath=following-sibling::dd')
    const before = await duty.innerText()
    expect(before).toMatch(/^\$\d/)
    await page.getByRole('button', { name: 'Raise by $5,000' }).click()
    await page.getByText('This is your limit').waitFor()
    expect(await duty.innerText()).not.toBe(before)
  })

  it('records the result in two taps, which survives the death of the tab', async () => {
    await page.getByRole('button', { name: 'Record the result' }).click()
    await page.getByRole('button', { name: `Sold for ${moneyText(limit)}` }).click()
    await page.getByText(waitingWords).waitFor()
    await openCardAnew()
    await page.getByText(`Sold for ${moneyText(limit)} on`).waitFor()
    await page.getByText(waitingWords).waitFor()
  })

  it('has it sent once there is a network, and is told above the buttons of the bid', async () => {
    const isAbove = untilToastAboveButtons(page)
    await context.setOffline(false)
    await page.getByText(waitingWords).waitFor({ state: 'hidden' })
    await isAbove
    await expect.poll(recordOfHome).toMatchObject({
      walkAway: { price: limit, reason: 'Roof to mend', isPrivate: true },
      saleResult: { outcome: 'sold', price: limit },
    })
  })
})

/** Resolves once a toast ends above the buttons that raise and lower the bid; it is looked at in every frame. */
const untilToastAboveButtons = (page: Page) =>
  page.waitForFunction(() => {
    const toast = document.querySelector('li[data-state="open"]')?.getBoundingClientRect()
    const buttons = document.querySelector('[data-thumb-bar]')?.getBoundingClientRect()
    return toast !== undefined && buttons !== undefined && toast.bottom <= buttons.top
  })

/** The kept replies that a bidding card needs: buyer, money, tables and shortlist; empty texts until they are there. */
const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('saved-'))
    const paths = ['/api/user', '/api/buyers-money', '/api/cost-tables', '/api/saved-properties?userId=1']
    return Promise.all(
      paths.map(async (path) => (await (await caches.match(path, { cacheName: name ?? 'none' }))?.text()) ?? ''),
    )
  })
