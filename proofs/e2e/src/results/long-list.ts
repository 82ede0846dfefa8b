import { listSearches, listSearchResults } from '@verandah/contracts'
import { aHome, aSearch } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerAt } from '../browser/network-edge.ts'
import { openAccount } from '../people/open-account.ts'
import type { ProductInUse } from '../use-product.ts'

const features = ['Pool', 'Solar panels', 'Courtyard', 'Fireplace', 'Study', 'Balcony']

/** Homes whose cards differ in height. */
const homes = Array.from({ length: 300 }, (_, index) =>
  aHome({
    id: `home-${index}`,
    address: `${index + 1} Long Street`,
    displayPrice: index % 3 === 0 ? 'Contact the agent for a guide to the price of this home' : '$1.1M',
    propertyAge: index % 4 === 0 ? null : 'Modern',
    landSize: index % 5 === 0 ? null : 120 + index,
    features: features.slice(index % 6),
    score: 100 - Math.floor(index / 3),
  }),
)

/** Virtualisation of a long list. */
export function longList({ url, browser }: ProductInUse): void {
  it.each(['reduce', 'no-preference'] as const)(
    'scrolls to its end and back on a phone, motion: %s',
    async (motion) => {
      const buyer = await openAccount(browser(), url())
      const context = await browser().newContext({
        viewport: { width: 375, height: 800 },
        reducedMotion: motion,
        serviceWorkers: 'block',
      })
      await context.addCookies(await buyer.cookies())
      const page = await context.newPage()
      const thrown: string[] = []
      page.on('pageerror', ({ message }) => thrown.push(message))
      await answerAt(page, listSearches, { reply: [aSearch({ resultsCount: homes.length })] })
      await answerAt(page, listSearchResults, { reply: homes })
      await page.goto(`${url()}/search-results?searchId=search-1`)
      await page.getByRole('heading', { name: 'Found 300 Properties' }).waitFor()

      const last = page.getByRole('article').filter({ hasText: '300 Long Street' })
      for (let step = 0; step < 60 && (await last.count()) === 0; step += 1) await jumpBy(page, 10_000)
      await last.waitFor()
      expect(await page.getByRole('article').count()).toBeLessThan(100)
      for (let step = 0; step < 60; step += 1) await jumpBy(page, -3_700)
      await page
        .getByRole('article')
        .filter({ hasText: /(^|\D)1 Long Street/ })
        .first()
        .waitFor()
      expect(thrown).toEqual([])
      await context.close()
    },
  )
}

/** Scrolls by `px` and waits for the page to render. */
const jumpBy = async (page: Page, px: number): Promise<void> => {
  await page.evaluate((by) => window.scrollBy(0, by), px)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
