import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { openAccount } from '../people/open-account.ts'
import { captureWebp, untilStill } from './capture.ts'
import { type Screen, screens, type Shape, shapes } from './screens.ts'
import { seedShowcase, type Showcase } from './showcase.ts'

const folder = fileURLToPath(new URL('../../../../web/public/screens', import.meta.url))
const marginPx = 24
const headerPx = 64

/**
 * Takes the screenshots of the marketing pages from the running product, light and dark. `only` limits them by
 * name.
 */
export async function takeScreens(browser: Browser, baseUrl: string, only?: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const person = await openAccount(browser, baseUrl)
  const showcase = await seedShowcase(person.call)
  for (const shape of Object.keys(shapes) as Shape[]) {
    const context = await browser.newContext({
      ...shapes[shape],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'Australia/Melbourne',
      locale: 'en-AU',
    })
    await context.addCookies(await person.cookies())
    for (const screen of screens.filter(({ name }) => only?.includes(name) ?? true)) {
      if (screen.shapes.includes(shape)) await takeOne(context, { screen, shape, baseUrl, showcase })
    }
    await person.keepCookies(await context.cookies())
    await context.close()
  }
}

interface Taking {
  screen: Screen
  shape: Shape
  baseUrl: string
  showcase: Showcase
}

const takeOne = async (context: BrowserContext, { screen, shape, baseUrl, showcase }: Taking): Promise<void> => {
  const page = await context.newPage()
  await screen.before?.(page)
  await page.goto(`${baseUrl}${screen.address(showcase)}`)
  await screen.prepare(page, showcase)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    const isDetail = shape === 'detail' || shape === 'close'
    if (isDetail) await bringUp(page, screen)
    if (shape === 'phone') await scrollTo(page, screen.onPhone?.(page), headerPx + marginPx)
    const path = `${folder}/${screen.name}-${isDetail ? 'detail' : shape}-${colorScheme}.webp`
    await captureWebp(page, path, shapes[shape].deviceScaleFactor)
  }
  await page.close()
}

/**
 * Hides fixed elements and scrolls to the part. Uses a constructed style sheet, since the CSP forbids style
 * elements.
 */
const bringUp = async (page: Page, { part }: Screen): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('header, nav[aria-label="Main"] { display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await scrollTo(page, part?.(page), marginPx)
}

const scrollTo = async (page: Page, part: Locator | undefined, gapPx: number): Promise<void> => {
  const top = await part?.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  if (top !== undefined) await page.evaluate((y) => window.scrollTo(0, y), Math.max(0, top - gapPx))
  await untilStill(page)
}
