import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { type AtResults, type Journey, scoresShown } from './journey.ts'

const showWeights = async ({ page, isPhone }: AtResults) => {
  if (isPhone) await page.getByRole('button', { name: 'Customize Property Scoring' }).click()
}

const weighNothing = async (at: AtResults, factor: string) => {
  await showWeights(at)
  await at.page.getByRole('slider', { name: factor }).focus()
  await at.page.keyboard.press('Home')
  await at.page.getByText('Previewing your weights').waitFor()
}

/** Journeys with the weights. */
export const weighing: readonly Journey[] = [
  {
    name: 'preview weights, apply them so that a reload keeps them, and reset them',
    go: async (at) => {
      const { page, open } = at
      const scores = () => scoresShown(page)
      await open()
      const before = await scores()
      await weighNothing(at, 'Location')
      await expect.poll(scores).not.toEqual(before)
      await page.reload()
      await expect.poll(scores).toEqual(before)
      await weighNothing(at, 'Location')
      await page.getByRole('button', { name: 'Apply Custom Weights' }).click()
      await page.getByText('Custom weights applied').first().waitFor()
      const applied = await scores()
      await page.reload()
      await expect.poll(scores).toEqual(applied)
      expect(applied).not.toEqual(before)
      await showWeights(at)
      await page.getByText(/scored by your custom weights/).waitFor()
      await page.getByRole('button', { name: 'Reset Weights' }).click()
      await page.getByText('Weights reset').first().waitFor()
      await page.reload()
      await expect.poll(scores).toEqual(before)
    },
  },
  {
    name: 'save the weights as their own, for searches to come',
    go: async (at) => {
      const { page, open } = at
      await open()
      await weighNothing(at, 'Bathrooms')
      await page.getByRole('button', { name: 'Save as my weights' }).click()
      await page.getByText('Saved as your weights').first().waitFor()
      await page.goto(new URL('/setup-scoring', page.url()).href)
      await page.getByRole('tab', { name: 'Scoring Weights' }).click()
      await expect.poll(() => page.getByRole('slider', { name: 'Bathrooms' }).getAttribute('aria-valuenow')).toBe('1')
    },
  },
  {
    name: 'score a search by a place that matters, and take it back',
    go: async (at) => {
      const { page, open } = at
      await open()
      await showWeights(at)
      await page.getByRole('button', { name: /^Age of property/ }).click()
      await page.getByRole('button', { name: 'Places that matter' }).click()
      await page.getByRole('button', { name: 'Add a place' }).click()
      await page.getByLabel('Name').fill('Work')
      await page.getByRole('combobox', { name: 'Suburb' }).fill('Footscray')
      await page.getByRole('option', { name: /^Footscray VIC/ }).click()
      await page.getByRole('button', { name: 'Add place' }).click()
      await page.getByRole('button', { name: 'Score by these places' }).click()
      await page.getByText('Custom weights applied').first().waitFor()
      await page.getByRole('button', { name: 'Show the reasons' }).first().click()
      await page.getByText(/^\d+ min by car, estimated/).waitFor()
      await page.getByRole('button', { name: 'Show map' }).click()
      await page.getByRole('button', { name: 'Your places', pressed: true }).waitFor()
      const work = page.locator('.matter-marker', { hasText: 'Work' })
      expect(await isWithin(work, page.locator('.home-map'))).toBe(false)
      await page.getByRole('button', { name: 'Show all your places' }).click()
      await expect.poll(() => isWithin(work, page.locator('.home-map'))).toBe(true)
      await page.getByRole('button', { name: 'Back to the homes' }).click()
      await expect.poll(() => isWithin(work, page.locator('.home-map'))).toBe(false)
      await open()
      await page.getByRole('article').first().getByRole('link').first().click()
      await page.getByRole('region', { name: 'Places that matter' }).getByText('Work').waitFor()
      await open()
      await showWeights(at)
      await page.getByRole('button', { name: 'Reset Weights' }).click()
      await page.getByText('Weights reset').first().waitFor()
    },
  },
  {
    name: 'see how sure places are, and ask what would put a home first',
    go: async ({ page, open }) => {
      await open()
      await page
        .getByText(/^(Equal 1st|First in)/)
        .first()
        .waitFor()
      const name = (await page.getByRole('article').nth(1).getAttribute('aria-label')) ?? 'no home'
      const second = page.getByRole('article', { name })
      await second.getByRole('button', { name: 'Show the reasons' }).click()
      await second.getByRole('button', { name: /^What would put it first/ }).click()
      await second
        .getByText(/^(Moving|If|A price of|Nothing small)/)
        .first()
        .waitFor()
    },
  },
]

const isWithin = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const of = await inner.boundingBox()
  const frame = await outer.boundingBox()
  if (of === null || frame === null) return false
  const isAcross = of.x >= frame.x && of.x + of.width <= frame.x + frame.width
  return isAcross && of.y >= frame.y && of.y + of.height <= frame.y + frame.height
}
