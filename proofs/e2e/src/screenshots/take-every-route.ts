import { mkdir } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { merged, type Visit, visits, whoFor } from '../accessibility/visits.ts'
import { callFrom } from '../browser/call-product.ts'
import { untilCalm } from '../browser/until-calm.ts'
import { untilLoaded } from '../browser/until-loaded.ts'
import { untilShowcase } from '../browser/until-showcase.ts'
import { saveOpenHomes } from '../people/save-open-homes.ts'
import { createFixture } from '../specification/fixture.ts'

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } } as const
const schemes = ['light', 'dark'] as const

/** Converts "/features/search" to "features-search", "the open dialog" to "the-open-dialog". */
const fileNameOf = (name: string): string =>
  name === '/'
    ? 'landing'
    : name
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase()

/** A section of a home's page, at the top of the viewport once the sections above it have loaded. */
const section = (name: string, heading: string): Visit => ({
  name,
  path: merged,
  then: async (page) => {
    const title = page.getByRole('heading', { name: heading })
    await title.evaluate((element) => element.scrollIntoView())
    await untilLoaded(page)
    await untilCalm(page)
    await title.evaluate((element) => element.scrollIntoView())
  },
})

const sources = section('a home at three providers', 'Where it is listed')
const costs = section('what a home costs', 'What it costs you')

/** A day of open homes that starts in a suburb near by. */
const day: Visit = {
  name: 'a planned day',
  path: () => '/plan',
  then: async (page) => {
    await saveOpenHomes(callFrom(page.context(), new URL(page.url()).origin), 12)
    await page.goto(new URL('/plan', page.url()).href)
    const start = page.getByRole('combobox', { name: 'Start in' })
    await page.getByText('Your day out').waitFor()
    if (!(await start.isVisible())) await page.getByText('Your day out').click()
    await start.fill('Brunswick')
    await page
      .getByRole('option', { name: /^Brunswick VIC/ })
      .first()
      .click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByText(/^Leave Brunswick VIC/).waitFor()
  },
}

/** Scrolls through the page once to load lazy content. */
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
  /** File names to take; all by default. */
  only?: readonly string[] | undefined
}

/** Takes every route wide and narrow, light and dark, as seen by a buyer after a few weeks. */
export async function takeEveryRoute(browser: Browser, { url, folder, only }: Taking): Promise<void> {
  await mkdir(folder, { recursive: true })
  await untilShowcase(url)
  const fixture = createFixture(browser, url)
  for (const { name, visit, viewport, colorScheme } of pictures()) {
    if (only?.includes(name) === false) continue
    const at = await fixture.enter(whoFor(visit, 'full'), { viewport, colorScheme, reducedMotion: 'reduce' })
    await at.go(visit.path(visit.isPublic === true ? null : at.belongings()))
    await untilCalm(at.page)
    await scrollThrough(at.page)
    await visit.then?.(at.page)
    if (visit.name === '/search-results') await at.page.getByText('weightings like yours').first().waitFor()
    await untilCalm(at.page)
    await at.page.screenshot({ path: `${folder}/${name}` })
    await at.leave()
  }
}

const pictures = () =>
  [...visits, sources, costs, day].flatMap((visit) =>
    Object.entries(sizes).flatMap(([size, viewport]) =>
      schemes.map((colorScheme) => {
        const name = `${fileNameOf(visit.name)}-${size}-${colorScheme}.png`
        return { name, visit, viewport, colorScheme }
      }),
    ),
  )
