import { sliceWith } from '@verandah/runtime/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { findingsOn, overflowOf } from './accessibility/axe.ts'
import { hiddenFocusOf, wordsCutBySpacing } from './accessibility/layout-faults.ts'
import { faultyPage, plantedFaults } from './accessibility/faulty-page.ts'
import { everyLook, type Look, sampledLooks } from './accessibility/looks.ts'
import { isMain, opener } from './accessibility/open-look.ts'
import { untilShowcase } from './browser/until-showcase.ts'
import { browserPath } from './open-browser.ts'
import { createFixture } from './specification/fixture.ts'
import { useProduct } from './use-product.ts'

const looks = sliceWith(process.env.AXE === 'full' ? everyLook : sampledLooks, isMain)
const nameOf = ({ visit, filling, colorScheme, width }: Look) =>
  `${visit.name}, ${filling}, ${colorScheme}, ${width} px`

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
})
