import { listSavedProperties, type SavedProperty } from '@verandah/contracts'
import type { Page } from 'playwright-core'

/**
 * Answers that the first home of the shortlist has been bought: the others, the searches and the purchase are offered.
 */
export async function withBoughtHome(page: Page): Promise<void> {
  await page.route(`**${listSavedProperties.path}*`, async (route) => {
    const response = await route.fetch()
    const saved = (await response.json()) as SavedProperty[]
    const json = saved.map((record, index) => (index === 0 ? { ...record, stage: 'bought' } : record))
    await route.fulfill({ response, json })
  })
  await page.reload()
  await page.getByRole('region', { name: 'You bought a home' }).waitFor()
}
