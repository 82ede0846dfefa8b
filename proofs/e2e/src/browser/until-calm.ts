import type { Page } from 'playwright-core'

/** Waits for the load of the page, fonts and finite animations; not for what loads after a click. */
export async function untilCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined))
    await Promise.all(ending)
  })
}
