import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

const largestBytes = 80_000
const qualities = [88, 80, 72, 64, 56, 48, 40, 30]

/**
 * Captures the viewport as a WebP of at most 80 KB at `scale` device pixels per CSS pixel, with the browser's
 * encoder at the highest quality that fits.
 */
export async function captureWebp(page: Page, path: string, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  try {
    const { cssVisualViewport: seen } = await session.send('Page.getLayoutMetrics')
    const clip = { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale }
    for (const quality of qualities) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })
      const picture = Buffer.from(data, 'base64')
      if (picture.length > largestBytes) continue
      await writeFile(path, picture)
      return
    }
  } finally {
    await session.detach()
  }
  throw new Error(`${path} is larger than ${largestBytes} bytes at any quality`)
}

const patienceMs = 2_000

/** Waits for animations, fonts and visible images. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (limitMs) => {
    const inSight = [...document.images].filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
    const calm = document.getAnimations().map(({ finished }) => finished.catch(() => undefined))
    const pictures = inSight.map((picture) => picture.decode().catch(() => undefined))
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs))
    await Promise.race([Promise.all([document.fonts.ready, ...calm, ...pictures]), limit])
  }, patienceMs)
}
