import type { Page } from 'playwright-core'

/** Waits until no placeholder is in the viewport. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.animate-breathe')].every((placeholder) => {
      const { top, bottom } = placeholder.getBoundingClientRect()
      return bottom < 0 || top > window.innerHeight
    }),
  )
}
