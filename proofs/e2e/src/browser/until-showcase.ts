import { getShowcase, hrefOf } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { until } from './until.ts'

/** Waits until a product that has just started has homes for visitors; a page that asks earlier sees none. */
export function untilShowcase(url: string): Promise<string> {
  return until(
    async () => (await fetch(`${url}${hrefOf(getShowcase)}`)).text(),
    (body) => body.includes('"cards"'),
  )
}

/** Scrolls to the homes of the landing page, which load when near, and back. */
export async function seeShowcase(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Try it before you register' }).scrollIntoViewIfNeeded()
  await page.getByRole('article').first().waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}
