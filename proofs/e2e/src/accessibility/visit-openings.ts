import type { Page } from 'playwright-core'
import { aPhoto } from '../browser/a-photo.ts'

/** Opens every group of the checklist, and adds a photo that cannot be sent. */
export async function addPhotoOffline(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What to look at' }).waitFor()
  await page.locator('details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')))
  await page.route('**/api/files/*', (route) => route.abort())
  await page.getByLabel('Add photos').setInputFiles(await aPhoto(page))
  await page.getByRole('button', { name: /^Photo 1 of \d+, waiting to be sent$/ }).waitFor()
}
