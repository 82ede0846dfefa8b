import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOn, overflowOf } from './accessibility/axe.ts'
import { faultyPage, plantedFaults } from './accessibility/faulty-page.ts'
import { everyLook, type Look, sampledLooks } from './accessibility/looks.ts'
import { whoFor } from './accessibility/visits.ts'
import { untilCalm } from './browser/until-calm.ts'
import { browserPath, openBrowser } from './open-browser.ts'
import { createStage } from './specification/stage.ts'
import { startProduct, type Product } from './start-product.ts'

const looks = process.env.AXE === 'full' ? everyLook : sampledLooks
const nameOf = ({ visit, filling, colorScheme, width }: Look) =>
  `${visit.name}, ${filling}, ${colorScheme}, ${width} px`

describe.runIf(browserPath() !== undefined)('for everybody', () => {
  let product: Product
  let browser: Browser
  let stage: ReturnType<typeof createStage>

  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser()
    stage = createStage(browser, product.url)
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const open = async ({ visit, filling, colorScheme, width }: Look, media: { forcedColors?: 'active' } = {}) => {
    const at = await stage.enter(whoFor(visit, filling), {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      ...media,
    })
    if (filling === 'error') await at.failEverything()
    await at.go(visit.path(filling === 'full' && visit.isPublic !== true ? at.belongings() : null))
    await untilCalm(at.page)
    await visit.then?.(at.page)
    await untilCalm(at.page)
    return at
  }

  describe('axe finds nothing', () => {
    for (const look of looks) {
      it(nameOf(look), async () => {
        const at = await open(look)
        expect(await findingsOn(at.page)).toEqual([])
        expect(await overflowOf(at.page)).toBe(0)
        await at.leave()
      })
    }

    it('and does find what is planted: at least nine of ten', async () => {
      const page = await browser.newPage()
      await page.setContent(faultyPage)
      const found = await findingsOn(page)
      const seen = plantedFaults.filter((rule) => found.some((line) => line.startsWith(`${rule}:`)))
      expect(seen.length).toBeGreaterThanOrEqual(9)
      await page.close()
    })
  })

  describe('at 200 % zoom of a 1280 px window', () => {
    for (const look of sampledLooks.filter(({ filling }) => filling === 'full')) {
      it(`${look.visit.name} needs no sideways scrolling`, async () => {
        const at = await open(look)
        await at.page.setViewportSize({ width: 640, height: 450 })
        expect(await overflowOf(at.page)).toBe(0)
        await at.leave()
      })
    }
  })

  describe('in forced colours', () => {
    const sample = ['/', '/search-results', '/calendar', '/my-properties', '/setup-scoring']
    for (const look of sampledLooks.filter(({ visit, filling }) => filling === 'full' && sample.includes(visit.name))) {
      it(`${look.visit.name} keeps its meaning`, async () => {
        const at = await open(look, { forcedColors: 'active' })
        expect(await findingsOn(at.page)).toEqual([])
        await at.leave()
      })
    }
  })

  it('nothing moves under reduced motion', async () => {
    const look = sampledLooks.find(({ visit, filling }) => visit.name === '/search-results' && filling === 'full')
    const at = await open(look ?? expect.fail('There is no such look'))
    await at.page.getByRole('slider', { name: 'Price' }).focus()
    await at.page.keyboard.press('Home')
    const moving = await at.page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
          .length,
    )
    expect(moving).toBe(0)
    await at.leave()
  })
})
