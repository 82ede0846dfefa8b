import type { Browser, BrowserContext, Page } from 'playwright-core'

/** How many times slower the processor of a page is. */
export const slowdown = 4

export interface SignedIn {
  readonly browser: Browser
  readonly url: string
  readonly cookies: Parameters<BrowserContext['addCookies']>[0]
}

/** What a page saw: when its first card was drawn, and how long each event of an interaction waited for its frame. */
interface Watched {
  firstCardMs: number
  waits: { id: number; ms: number }[]
}

/** Opens a signed-in page on a slowed processor once `answer` has prepared its replies. */
export async function openSlowedPage({ browser, cookies }: SignedIn, answer: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await answer(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return {
    page,
    devtools,
    slowDown,
    watched: () => page.evaluate(() => (window as unknown as { watched: Watched }).watched),
    elements: () => page.evaluate(() => document.querySelectorAll('*').length),
    close: () => context.close(),
  }
}

/** Runs in the page, before our scripts. Browsers do not report events below 16 ms. */
const watch = () => {
  const watched: Watched = { firstCardMs: NaN, waits: [] }
  Object.assign(window, { watched })
  const seen = new MutationObserver(() => {
    if (document.querySelector('article') === null) return
    seen.disconnect()
    requestAnimationFrame(() => (watched.firstCardMs = performance.now()))
  })
  seen.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) watched.waits.push({ id: interactionId, ms: duration })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
