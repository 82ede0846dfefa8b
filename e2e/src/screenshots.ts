import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { register, saveCriteria, saveWeights } from './buyer-at-work.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './start-product.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screenshots', import.meta.url))
const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } } as const

/** Takes each picture wide and narrow, light and dark. */
const take = async (page: Page, name: string): Promise<void> => {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        await document.fonts.ready
        const calm = document.getAnimations().map(({ finished }) => finished.catch(() => undefined))
        await Promise.race([Promise.all(calm), new Promise((resolve) => setTimeout(resolve, 1_000))])
      })
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize(sizes.wide)
}

await mkdir(folder, { recursive: true })
const product = await startProduct()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: sizes.wide })

await page.goto(product.url)
await page.getByRole('heading', { level: 1 }).waitFor()
await take(page, 'landing')
await page.goto(`${product.url}/auth?tab=register`)
await page.getByLabel('Username').waitFor()
await take(page, 'register')
await register(page, product.url)
await take(page, 'criteria')
await saveCriteria(page)
await page.getByRole('tab', { name: 'Scoring Weights' }).click()
await take(page, 'weights')
await saveWeights(page)
await page.getByRole('heading', { name: /^Found \d+ Properties$/ }).waitFor()
await page
  .getByRole('button', { name: 'Close' })
  .first()
  .click()
  .catch(() => undefined)
await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
await page.getByRole('article').first().getByRole('button', { name: /score/i }).click()
await take(page, 'results')
await page.goto(`${product.url}/dashboard`)
await page.getByRole('article').first().waitFor()
await take(page, 'home')

await browser.close()
await product.stop()
