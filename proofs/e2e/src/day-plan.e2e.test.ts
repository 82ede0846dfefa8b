import { inviteToHousehold, joinHousehold, paths } from '@verandah/contracts'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { until } from './browser/until.ts'
import { browserPath } from './open-browser.ts'
import { openAccount, type Person } from './people/open-account.ts'
import { saveOpenHomes } from './people/save-open-homes.ts'
import { useProduct } from './use-product.ts'

describe.runIf(browserPath() !== undefined)('a buyer with a day of open homes ahead', () => {
  const { url, browser } = useProduct()
  let anna: Person
  let context: BrowserContext
  let page: Page
  let plan: string
  const stops = () => page.getByRole('region', { name: /^Your (day|part)$/ }).getByRole('article')

  beforeAll(async () => {
    anna = await openAccount(browser(), url(), { name: 'Anna Lane' })
    const tom = await openAccount(browser(), url(), { name: 'Tom Reed' })
    const { token } = await anna.call(inviteToHousehold, { body: {} })
    await tom.call(joinHousehold, { body: { token } })
    const homes = await saveOpenHomes(anna.call, 14)
    expect(homes.length).toBeGreaterThan(4)
    context = await browser().newContext({ viewport: { width: 375, height: 800 } })
    await context.addCookies(await anna.cookies())
    page = await context.newPage()
  })

  it('finds the day planned, says where it starts, and saves it', async () => {
    await page.goto(`${url()}${paths.calendar.href()}`)
    await page.getByRole('link', { name: 'Plan a day', exact: true }).click()
    await stops().first().waitFor()
    await page.getByText('Your day out').click()
    await page.getByRole('combobox', { name: 'Start in' }).fill('Brunswick')
    await page
      .getByRole('option', { name: /^Brunswick VIC/ })
      .first()
      .click()
    await page.getByText(/^Leave Brunswick VIC \d{4} at/).waitFor()
    await page.getByRole('combobox', { name: 'End', exact: true }).selectOption({ label: await backHome(page) })
    await page.getByText('Saved', { exact: true }).waitFor()
    plan = page.url()
    expect(await stops().count()).toBeGreaterThan(1)
  })

  it('insists on a home that did not fit, and leaves another out', async () => {
    const count = await stops().count()
    await stops()
      .first()
      .getByRole('button', { name: /^Leave out/ })
      .click()
    await page.getByText('You left it out.').waitFor()
    await page
      .getByRole('button', { name: /^Add \d/ })
      .first()
      .click()
    await page.getByText('You left it out.').waitFor({ state: 'hidden' })
    await until(
      () => stops().count(),
      (now) => now === count,
    )
  })

  it('has it at hand without a connection', async () => {
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.goto(`${url()}${paths.home}`)
    await page.getByRole('heading', { name: 'Hello, Anna' }).waitFor()
    await page.goto(plan)
    await stops().first().waitFor()
    const seen = await stops().allInnerTexts()
    await context.setOffline(true)
    await page.reload()
    await stops().first().waitFor()
    await page.getByText(/^Offline — showing what was saved at/).waitFor()
    expect(await stops().allInnerTexts()).toEqual(seen)
    await context.setOffline(false)
  })

  it('puts it into the calendar', async () => {
    await page.reload()
    await stops().first().waitFor()
    const count = await stops().count()
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByText(`${count} visits in your calendar`).waitFor()
  })

  it('splits the homes with a housemate, who finds their part', async () => {
    await page.getByText('Your day out').click()
    await page.getByRole('combobox', { name: 'Who goes' }).selectOption({ label: 'Split the homes with Tom Reed' })
    await page.getByRole('region', { name: 'Tom Reed’s part' }).getByRole('article').first().waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
  })
})

const backHome = async (page: Page): Promise<string> => {
  const labels = await page.getByRole('combobox', { name: 'End', exact: true }).locator('option').allInnerTexts()
  return labels.find((label) => label.startsWith('Back in')) ?? ''
}
