import type { SearchStatus } from '@verandah/contracts'
import type { Page } from 'playwright-core'

/** Opens the comparison of the first three homes. */
export async function compareThree(page: Page): Promise<void> {
  for (const card of [0, 1, 2])
    await page
      .getByRole('button', { name: /^Compare / })
      .nth(card)
      .click()
  await page.getByRole('tab', { name: /Compare/ }).click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Freezes the state before the last provider has answered. */
export async function holdLastProvider(page: Page): Promise<void> {
  await page.route('**/api/search-status*', async (route) => {
    const response = await route.fetch()
    const searches = (await response.json()) as SearchStatus[]
    const held = searches.map((search) => ({
      ...search,
      status: 'processing',
      providers: search.providers.map((provider, index) =>
        index === search.providers.length - 1
          ? { ...provider, state: 'searching', found: Math.ceil(provider.found / 2) }
          : provider,
      ),
    }))
    await route.fulfill({ response, json: held })
  })
}

/** Enables an override and moves it from the middle by `steps`. */
export async function overridden(page: Page, name: string, steps: number): Promise<void> {
  await page.getByRole('checkbox', { name }).click()
  for (let step = 0; step < Math.abs(steps); step += 1) {
    await page.getByRole('slider', { name }).press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  }
}

/** Types the start of a place and chooses its suggestion. */
export async function choose(page: Page, place: string): Promise<void> {
  await page.getByRole('combobox', { name: /Locations/ }).fill(place.slice(0, 6))
  await page.getByRole('option', { name: place, exact: true }).click()
}
