import { mkdir } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { visits, whoFor } from '../accessibility/visits.ts'
import { untilCalm } from '../browser/until-calm.ts'
import { createFixture } from '../specification/fixture.ts'

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } } as const
const schemes = ['light', 'dark'] as const

/** "/features/search" becomes "features-search", "the open dialog" "the-open-dialog". */
const fileNameOf = (name: string): string =>
  name === '/'
    ? 'landing'
    : name
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase()

/** What is loaded only when it comes near is scrolled past once. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })

interface Taking {
  url: string
  folder: string
}

/** Every route wide and narrow, light and dark, as a buyer of some weeks sees it. */
export const takeEveryRoute = async (browser: Browser, { url, folder }: Taking): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const fixture = createFixture(browser, url)
  for (const visit of visits) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const colorScheme of schemes) {
        const at = await fixture.enter(whoFor(visit, 'full'), { viewport, colorScheme, reducedMotion: 'reduce' })
        await at.go(visit.path(visit.isPublic === true ? null : at.belongings()))
        await untilCalm(at.page)
        await scrollThrough(at.page)
        await visit.then?.(at.page)
        await untilCalm(at.page)
        await at.page.screenshot({ path: `${folder}/${fileNameOf(visit.name)}-${size}-${colorScheme}.png` })
        await at.leave()
      }
    }
  }
}
