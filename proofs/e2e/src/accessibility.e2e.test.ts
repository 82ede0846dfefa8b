import { sliceWith } from '@verandah/runtime/testing'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { findingsOn, overflowOf } from './accessibility/axe.ts'
import { hiddenFocusOf, wordsCutBySpacing } from './accessibility/layout-faults.ts'
import { shadeOf } from './accessibility/shade-of.ts'
import { faultyPage, plantedFaults } from './accessibility/faulty-page.ts'
import { everyLook, type Look, sampledLooks } from './accessibility/looks.ts'
import { type Filling, whoFor } from './accessibility/visits.ts'
import { untilCalm } from './browser/until-calm.ts'
import { untilShowcase } from './browser/until-showcase.ts'
import { browserPath } from './open-browser.ts'
import type { Who } from './specification/row.ts'
import { createFixture } from './specification/fixture.ts'
import { useProduct } from './use-product.ts'

type Window = Awaited<ReturnType<ReturnType<typeof createFixture>['enter']>>

/** Pages checked in every run; the others take turns. */
const mainPages = ['/', '/search-results', '/calendar', '/my-properties', '/setup-scoring']
const isMain = ({ visit, filling }: Look) => filling === 'full' && mainPages.includes(visit.name)

const looks = sliceWith(process.env.AXE === 'full' ? everyLook : sampledLooks, isMain)
const nameOf = ({ visit, filling, colorScheme, width }: Look) =>
  `${visit.name}, ${filling}, ${colorScheme}, ${width} px`

/** Returns the look of a page with data, in a wide window and the light theme. */
const lookAt = (name: string): Look => {
  const look = sampledLooks.find(({ visit, filling }) => visit.name === name && filling === 'full')
  return { ...(look ?? expect.fail(`No look at ${name}`)), width: 1280, colorScheme: 'light' }
}

type Open = (look: Look, media?: { forcedColors?: 'active' }) => Promise<Window>

/** Returns a console message if it reports a CSP violation. */
const refusalIn = (said: string): string[] => (/Content Security Policy|requires 'Trusted/.test(said) ? [said] : [])

describe.runIf(browserPath() !== undefined)('for everybody', () => {
  const { url, browser } = useProduct()
  let fixture: ReturnType<typeof createFixture>

  beforeAll(async () => {
    await untilShowcase(url())
    fixture = createFixture(browser(), url())
  })

  /** CSP violations so far. */
  const refused: string[] = []
  const open = opener(() => fixture, refused)

  describe('axe finds nothing, no page scrolls sideways, no focus is under a bar, wide text is not cut', () => {
    for (const look of looks) {
      it(nameOf(look), async () => {
        const { page } = await open(look)
        expect(refused.splice(0), 'refused by the policy of the page').toEqual([])
        expect(await findingsOn(page)).toEqual([])
        expect(await overflowOf(page)).toBe(0)
        for (const width of look.width === 1280 ? [1280] : [320, 375]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await hiddenFocusOf(page), `under a bar at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: 640, height: 450 })
        expect(await overflowOf(page), 'at 200 % zoom').toBe(0)
        await page.setViewportSize({ width: look.width, height: 900 })
        expect(await wordsCutBySpacing(page)).toEqual([])
        expect(await overflowOf(page), 'with wide text').toBe(0)
      })
    }

    it('and planted faults are found: at least nine of ten', async () => {
      const page = await browser().newPage()
      await page.setContent(faultyPage)
      const found = await findingsOn(page)
      const seen = plantedFaults.filter((rule) => found.some((line) => line.startsWith(`${rule}:`)))
      expect(seen.length).toBeGreaterThanOrEqual(9)
      await page.close()
    })

    it('and text that is cut by wide spacing is found, except where it is hidden', async () => {
      const page = await browser().newPage()
      await page.setContent(`
        <p style="width: 120px; overflow: hidden; font: 16px monospace; white-space: nowrap">Twelve words</p>
        <p style="width: 100px; height: 46px; overflow: hidden; font: 16px/1.4 monospace">Two lines of words</p>
        <div style="height: 0; overflow: hidden"><p>For the search of the browser</p></div>
      `)
      expect(await wordsCutBySpacing(page)).toEqual(['Twelve words', 'Two lines of words'])
      await page.close()
    })
  })

  describe('in forced colours', () => inForcedColours(open, browser))

  describe('by pointer and by finger', () => {
    byPointer(open)

    it('pictures of a card have arrows where nothing can be hovered', async () => {
      const { page, go, belongings } = await fixture.enter('buyer', { hasTouch: true, isMobile: true })
      await go(`/search-results?searchId=${belongings().searchId}`)
      const arrow = page.getByRole('button', { name: 'Next picture' }).first()
      await expect.poll(() => arrow.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    })
  })

  it('nothing moves under reduced motion', async () => {
    const { page } = await open(lookAt('/search-results'))
    await page.getByRole('slider', { name: 'Price' }).focus()
    await page.keyboard.press('Home')
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
          .length,
    )
    expect(moving).toBe(0)
  })
})

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

function inForcedColours(open: Open, browser: () => Browser): void {
  for (const look of sliceWith(sampledLooks.filter(isMain), ({ visit }) => visit.name === '/search-results')) {
    it(`${look.visit.name} keeps its meaning`, async () => {
      const { page } = await open(look, { forcedColors: 'active' })
      // In forced colours axe still sees the page's own colours, so contrast is not checked.
      expect(await findingsOn(page, ['color-contrast'])).toEqual([])
    })
  }

  it.each([
    ['/my-properties', 'the open page', 'nav a[aria-current]', 'nav a:not([aria-current])'],
    ['/my-properties', 'the open tab', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['/my-properties', 'a chosen tag', '[aria-pressed=true]', '[aria-pressed=false]'],
    ['/calendar', 'the chosen day', '[aria-selected=true] button', '[aria-selected=false] button'],
  ])('on %s %s is distinguishable from the others', async (name, what, chosen, other) => {
    const { page } = await open(lookAt(name), { forcedColors: 'active' })
    if (what === 'a chosen tag') await page.getByRole('button', { name: /^quiet street/ }).click()
    const root = page.locator('#root')
    const one = root.locator(chosen).first()
    const another = root.locator(other).first()
    expect(await shadeOf(browser(), one)).not.toEqual(await shadeOf(browser(), another))
  })
}

function byPointer(open: Open): void {
  it('a tooltip stays while the pointer moves onto it, and closes with Escape', async () => {
    const { page } = await open(lookAt('/search-results'))
    const badge = page
      .getByRole('article')
      .getByRole('button', { name: /^(Open|Auction) / })
      .first()
    await badge.hover()
    const tooltip = page.getByRole('tooltip').filter({ visible: true })
    const { x, y, width, height } = (await tooltip.boundingBox()) ?? expect.fail('It has no place')
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 })
    expect(await tooltip.count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => tooltip.count()).toBe(0)
  })
}
