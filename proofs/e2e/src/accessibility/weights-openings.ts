import type { Page } from 'playwright-core'
import { click, tab } from './openings.ts'

const openSliders = async (page: Page): Promise<void> => {
  const drawer = page.getByRole('button', { name: 'Customize Property Scoring' })
  if (await drawer.isVisible()) await drawer.click()
  await click(/^Age/)(page)
}

/** Opens all sliders, including collapsed ones, and moves one. */
export async function moveWeights(page: Page): Promise<void> {
  await openSliders(page)
  await page.getByRole('slider', { name: 'Age of property' }).press('End')
}

/** Opens the form of a place with its map. */
export async function addPlace(page: Page): Promise<void> {
  await tab(/Scoring Weights/)(page)
  await click('Add a place')(page)
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Richmond')
  await page.getByRole('option', { name: /^Richmond VIC/ }).click()
  await page.getByRole('dialog').getByRole('region', { name: /^Map/ }).waitFor()
}

export async function openPlaces(page: Page): Promise<void> {
  await openSliders(page)
  await click('Places that matter')(page)
  await page.getByRole('dialog', { name: 'Places that matter' }).waitFor()
}

/** Opens the reasons of the second home with what would put it first. */
export async function askForFirst(page: Page): Promise<void> {
  await page
    .getByText(/of 100 weightings like yours/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Show the reasons' }).nth(1).click()
  await click(/^What would put it first/)(page)
  await page.getByText('Trying other weights…').waitFor({ state: 'detached' })
}
