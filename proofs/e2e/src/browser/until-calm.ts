import type { Page } from 'playwright-core'

/** Waits until the page has its fonts, its answers and its final look. */
export const untilCalm = async (page: Page): Promise<void> => {
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
