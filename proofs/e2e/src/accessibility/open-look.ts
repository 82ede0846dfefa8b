import { beforeAll, expect } from 'vitest'
import { untilCalm } from '../browser/until-calm.ts'
import { untilShowcase } from '../browser/until-showcase.ts'
import { createFixture } from '../specification/fixture.ts'
import type { Who } from '../specification/row.ts'
import { useProduct } from '../use-product.ts'
import { type Look, sampledLooks } from './looks.ts'
import { type Filling, whoFor } from './visits.ts'

type Window = Awaited<ReturnType<ReturnType<typeof createFixture>['enter']>>

export type Open = (look: Look, media?: { forcedColors?: 'active' }) => Promise<Window>

/** Pages checked in every run; the others take turns. */
const mainPages = ['/', '/search-results', '/calendar', '/my-properties', '/setup-scoring']
export function isMain({ visit, filling }: Look): boolean {
  return filling === 'full' && mainPages.includes(visit.name)
}

/** Returns the look of a page with data, in a wide window and the light theme. */
export function lookAt(name: string): Look {
  const look = sampledLooks.find(({ visit, filling }) => visit.name === name && filling === 'full')
  return { ...(look ?? expect.fail(`No look at ${name}`)), width: 1280, colorScheme: 'light' }
}

/** Returns a console message if it reports a CSP violation. */
const refusalIn = (said: string): string[] => (/Content Security Policy|requires 'Trusted/.test(said) ? [said] : [])

/** Runs a product for a suite, and opens its pages; `refused` collects the CSP violations. */
export function setUpLooks() {
  const { url, browser } = useProduct()
  let prepared: ReturnType<typeof createFixture>
  beforeAll(async () => {
    await untilShowcase(url())
    prepared = createFixture(browser(), url())
  })
  const fixture = () => prepared
  const refused: string[] = []
  return { browser, fixture, refused, open: opener(fixture, refused) }
}

/** Opens looks in windows that are reused. */
const opener = (fixture: () => ReturnType<typeof createFixture>, refused: string[]): Open => {
  const windows = new Map<string, Promise<Window>>()
  /** One window for each person and filling, whose cache is warm from the second page on. */
  const windowFor = ({ visit, filling }: Look): Promise<Window> => {
    const name = `${whoFor(visit, filling)} ${filling}`
    const known = windows.get(name) ?? openWindow(whoFor(visit, filling), filling)
    windows.set(name, known)
    return known
  }
  const openWindow = async (who: Who, filling: Filling): Promise<Window> => {
    const at = await fixture().enter(who, { reducedMotion: 'reduce' })
    at.page.on('console', (message) => void refused.push(...refusalIn(message.text())))
    if (filling === 'error') await at.failEverything()
    return at
  }

  return async (look, media = {}) => {
    const { visit, filling, colorScheme, width } = look
    const at = await windowFor(look)
    if (filling !== 'error') await at.page.unrouteAll({ behavior: 'ignoreErrors' })
    await at.page.emulateMedia({ colorScheme, forcedColors: media.forcedColors ?? null })
    await at.page.setViewportSize({ width, height: 900 })
    await at.go(visit.path(filling === 'full' && visit.isPublic !== true ? at.belongings() : null))
    await untilCalm(at.page)
    await visit.then?.(at.page)
    await untilCalm(at.page)
    // A click scrolls; what the header then covers in part has no less room.
    await at.page.evaluate(() => scrollTo(0, 0))
    return at
  }
}
