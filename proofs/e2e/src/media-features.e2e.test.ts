import { sliceWith } from '@verandah/runtime/testing'
import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findingsOn } from './accessibility/axe.ts'
import { shadeOf } from './accessibility/shade-of.ts'
import { sampledLooks } from './accessibility/looks.ts'
import { isMain, lookAt, type Open, setUpLooks } from './accessibility/open-look.ts'
import { browserPath } from './open-browser.ts'

describe.runIf(browserPath() !== undefined)('under media features', () => {
  const { open, browser, fixture } = setUpLooks()

  describe('in forced colours', () => inForcedColours(open, browser))

  describe('by pointer and by finger', () => {
    byPointer(open)

    it('pictures of a card have arrows where nothing can be hovered', async () => {
      const { page, go, belongings } = await fixture().enter('buyer', { hasTouch: true, isMobile: true })
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
