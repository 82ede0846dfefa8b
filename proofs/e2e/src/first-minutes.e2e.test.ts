import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { untilShowcase } from './browser/until-showcase.ts'
import { password } from './buyer-at-work.ts'
import { browserPath } from './open-browser.ts'
import { type ProductInUse, useProduct } from './use-product.ts'

/** Opens a window that counts clicks and filled fields. */
const openWindow = async ({ url, browser }: ProductInUse, viewport: { width: number; height: number }) => {
  const context = await browser().newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url())
  const done = { clicks: 0, fields: 0 }
  const click = async (target: Locator) => {
    done.clicks += 1
    await target.click()
  }
  const type = async (label: string, text: string) => {
    done.fields += 1
    await page.getByLabel(label, { exact: true }).pressSequentially(text)
  }
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }))
  const begin = async () => {
    await click(page.getByRole('link', { name: 'Start Free Trial' }))
    await type('Name', 'Kim Buyer')
    await type('Email', `kim.${Math.random().toString(36).slice(2)}@example.com`)
  }
  const seeHomes = async () => {
    await page.waitForURL('**/search-results?searchId=**')
    await page.getByRole('article').first().waitFor()
    return done
  }
  return { page, click, press, type, begin, seeHomes }
}

const desk = { width: 1280, height: 900 }
const phone = { width: 375, height: 812 }

/** Counts the steps from the landing page to a ranked list. */
describe.runIf(browserPath() !== undefined)('the first minutes of a buyer', () => {
  const product = useProduct()

  it('come to a ranked list with 5 clicks and 5 typed fields, and change nothing that was chosen for them', async () => {
    const { page, press, type, begin, seeHomes } = await openWindow(product, desk)
    await begin()
    await type('Password', password)
    await type('Confirm password', password)
    await press('Create Account')
    await page.waitForURL('**/setup-property-criteria')
    await type('Suburb', 'Richmond')
    await press('Save and continue')
    await page.waitForURL('**/setup-scoring')
    await press('Save')
    await page.getByRole('slider', { name: 'Price' }).waitFor()
    await press('Save')
    expect(await seeHomes()).toEqual({ clicks: 5, fields: 5 })
    await page.context().close()
  })

  it('come to it with the four fields of registration and 3 clicks when the brief was chosen before', async () => {
    await untilShowcase(product.url())
    const { page, click, press, type, seeHomes } = await openWindow(product, desk)
    await page.getByLabel('Budget').selectOption({ label: 'Up to $1M' })
    await click(page.getByRole('link', { name: 'Start with these choices' }))
    await type('Name', 'Kim Buyer')
    await type('Email', `kim.${Math.random().toString(36).slice(2)}@example.com`)
    await type('Password', password)
    await type('Confirm password', password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/setup-property-criteria')
    await press('Save and continue')
    await page.waitForURL('**/setup-scoring')
    await press('Save')
    expect(await seeHomes()).toEqual({ clicks: 3, fields: 4 })
    const filters = page.getByRole('list', { name: 'Active filters' })
    for (const chosen of ['Richmond', '$1M']) await filters.getByText(chosen).first().waitFor()
    await page.context().close()
  })

  it('type fewer on a phone: one press fills both passwords, and the page of the best home shows its score at once', async () => {
    const { page, press, type, begin, seeHomes } = await openWindow(product, phone)
    await begin()
    await press('Generate password')
    const typed = ['Password', 'Confirm password'].map((label) => page.getByLabel(label, { exact: true }).inputValue())
    const [first, second] = await Promise.all(typed)
    expect([first?.length, second]).toEqual([16, first])
    await press('Create Account')
    await page.waitForURL('**/setup-property-criteria')
    await type('Suburb', 'Richmond')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/setup-scoring')
    await press('Save')
    await page.getByRole('slider', { name: 'Price' }).waitFor()
    await press('Save')
    expect(await seeHomes()).toEqual({ clicks: 5, fields: 3 })
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const barTop = (await page.getByRole('button', { name: 'Schedule Visit' }).boundingBox())?.y ?? 0
    for (const shown of [page.getByRole('heading', { level: 1 }), page.getByRole('img', { name: /^Score/ }).first()]) {
      const box = await shown.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(barTop)
    }
    await page.context().close()
  })
})
