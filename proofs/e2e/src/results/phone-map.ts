import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

/** Tests of a phone's map: the whole screen, with a row of cards that follows the markers and leads them. */
export function phoneMap(open: () => Promise<Page>): void {
  it('fills the screen, and a button leads back to the list', async () => {
    const page = await open()
    const screen = page.viewportSize()!
    const map = (await page.locator('.home-map').boundingBox())!
    const cards = (await page.getByRole('list', { name: 'Homes on the map' }).locator('..').boundingBox())!
    expect([map.x, map.width, cards.width]).toEqual([0, screen.width, screen.width])
    expect(map.height).toBeGreaterThan(screen.height / 2)
    expect(cards.y).toBeGreaterThanOrEqual(map.y + map.height)
    expect(cards.y + cards.height).toBeLessThanOrEqual(screen.height)
    await page.getByRole('button', { name: 'Back to the list' }).click()
    expect(await page.locator('.home-map').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Show map' }).evaluate((one) => one === document.activeElement)).toBe(
      true,
    )
    await page.context().close()
  })

  it('shows the card of a marker, and highlights the marker of a card that is swiped to', async () => {
    const page = await open()
    const id = await pressLoneMarker(page)
    await expect.poll(() => homeInFront(page)).toBe(id)
    await expect.poll(() => highlighted(page)).toBe(id)
    await swipe(page, -1)
    await expect.poll(() => homeInFront(page)).not.toBe(id)
    await expect.poll(async () => [id, null].includes(await highlighted(page))).toBe(false)
    await swipe(page, 1)
    await expect.poll(() => highlighted(page)).toBe(id)
    const card = page.locator('[aria-label="Homes on the map"] > li').filter({ has: page.locator(`[href*="${id}"]`) })
    await card.getByRole('button', { name: 'Show in the list' }).click()
    await page.locator(`[data-home="${id}"]:focus`).waitFor()
    expect(await page.locator('.home-map').count()).toBe(0)
    await page.context().close()
  })

  it('keeps messages clear of the cards', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.locator('li[data-state="open"]').waitFor()
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.waitForFunction(() => {
      const message = document.querySelector('dialog li[data-state="open"]')?.getBoundingClientRect()
      const cards = document.querySelector('[aria-label="Homes on the map"]')?.getBoundingClientRect()
      return message !== undefined && cards !== undefined && message.height > 0 && message.bottom <= cards.top
    })
    await page.context().close()
  })
}

/** Zooms in until a marker has only one home, which is not the best of all; returns its id. */
const pressLoneMarker = async (page: Page): Promise<string> => {
  const lone = page.locator('[data-marker]:not(:has(small))')
  const best = await homeInFront(page)
  const inSight = () =>
    lone.evaluateAll((all, avoided) => {
      const isFree = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }
      const found = all.find((one) => isFree(one) && one.getAttribute('data-marker') !== avoided)
      return found?.getAttribute('data-marker') ?? null
    }, best)
  await expect
    .poll(async () => {
      if ((await inSight()) === null) await page.getByRole('button', { name: 'Zoom in' }).click()
      return inSight()
    })
    .not.toBeNull()
  const id = (await inSight())!
  await page.locator(`[data-marker="${id}"]`).click()
  return id
}

/** The id of the home whose card is in front. */
const homeInFront = (page: Page): Promise<string | null> =>
  page.getByRole('list', { name: 'Homes on the map' }).evaluate((list) => {
    const { left = 0 } = list.parentElement?.getBoundingClientRect() ?? {}
    const front = [...list.children].find((card) => Math.abs(card.getBoundingClientRect().left - left) < 2)
    return /property\/([^?]+)/.exec(front?.querySelector('a')?.href ?? '')?.[1] ?? null
  })

const highlighted = async (page: Page): Promise<string | null> => {
  const pointed = page.locator('.is-pointed')
  return (await pointed.count()) === 0 ? null : pointed.getAttribute('data-marker')
}

const swipe = (page: Page, cards: -1 | 1): Promise<void> =>
  page
    .getByRole('list', { name: 'Homes on the map' })
    .evaluate(
      (list, by) => list.parentElement?.scrollBy({ left: by * (list.firstElementChild?.clientWidth ?? 0) }),
      cards,
    )
