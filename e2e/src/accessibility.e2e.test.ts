import { sliceWith } from '@verandah/runtime/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { findingsOn, overflowOf } from './accessibility/axe.ts'
import { faultyPage, plantedFaults } from './accessibility/faulty-page.ts'
import { everyLook, type Look, sampledLooks } from './accessibility/looks.ts'
import { type Filling, whoFor } from './accessibility/visits.ts'
import { untilCalm } from './browser/until-calm.ts'
import { browserPath } from './open-browser.ts'
import type { Who } from './specification/row.ts'
import { createFixture } from './specification/fixture.ts'
import { useProduct } from './use-product.ts'

type Window = Awaited<ReturnType<ReturnType<typeof createFixture>['enter']>>

/** Pages that no run leaves out; the others take turns. */
const mainPages = ['/', '/search-results', '/calendar', '/my-properties', '/setup-scoring']
const isMain = ({ visit, filling }: Look) => filling === 'full' && mainPages.includes(visit.name)

const looks = sliceWith(process.env.AXE === 'full' ? everyLook : sampledLooks, isMain)
const nameOf = ({ visit, filling, colorScheme, width }: Look) =>
  `${visit.name}, ${filling}, ${colorScheme}, ${width} px`

describe.runIf(browserPath() !== undefined)('for everybody', () => {
  const { url, browser } = useProduct()
  let fixture: ReturnType<typeof createFixture>

  beforeAll(() => {
    fixture = createFixture(browser(), url())
  })

  const windows = new Map<string, Promise<Window>>()
  /** One window for each person and filling: its cache is warm from the second page on. */
  const windowFor = ({ visit, filling }: Look): Promise<Window> => {
    const name = `${whoFor(visit, filling)} ${filling}`
    const known = windows.get(name) ?? openWindow(whoFor(visit, filling), filling)
    windows.set(name, known)
    return known
  }
  const openWindow = async (who: Who, filling: Filling): Promise<Window> => {
    const at = await fixture.enter(who, { reducedMotion: 'reduce' })
    if (filling === 'error') await at.failEverything()
    return at
  }

  const open = async (look: Look, media: { forcedColors?: 'active' } = {}): Promise<Window> => {
    const { visit, filling, colorScheme, width } = look
    const at = await windowFor(look)
    await at.page.emulateMedia({ colorScheme, forcedColors: media.forcedColors ?? null })
    await at.page.setViewportSize({ width, height: 900 })
    await at.go(visit.path(filling === 'full' && visit.isPublic !== true ? at.belongings() : null))
    await untilCalm(at.page)
    await visit.then?.(at.page)
    await untilCalm(at.page)
    return at
  }

  describe('axe finds nothing, and nobody scrolls sideways, also at 200 % zoom', () => {
    for (const look of looks) {
      it(nameOf(look), async () => {
        const { page } = await open(look)
        expect(await findingsOn(page)).toEqual([])
        expect(await overflowOf(page)).toBe(0)
        await page.setViewportSize({ width: 640, height: 450 })
        expect(await overflowOf(page)).toBe(0)
      })
    }

    it('and does find what is planted: at least nine of ten', async () => {
      const page = await browser().newPage()
      await page.setContent(faultyPage)
      const found = await findingsOn(page)
      const seen = plantedFaults.filter((rule) => found.some((line) => line.startsWith(`${rule}:`)))
      expect(seen.length).toBeGreaterThanOrEqual(9)
      await page.close()
    })
  })

  describe('in forced colours', () => {
    for (const look of sliceWith(sampledLooks.filter(isMain), ({ visit }) => visit.name === '/search-results')) {
      it(`${look.visit.name} keeps its meaning`, async () => {
        const { page } = await open(look, { forcedColors: 'active' })
        // The colours are the reader's own then; a page still computes those it would have had.
        expect(await findingsOn(page, ['color-contrast'])).toEqual([])
      })
    }
  })

  it('nothing moves under reduced motion', async () => {
    const look = sampledLooks.find(({ visit, filling }) => visit.name === '/search-results' && filling === 'full')
    const { page } = await open({ ...(look ?? expect.fail('There is no such look')), width: 1280 })
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
