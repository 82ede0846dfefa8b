import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useTileServer } from './browser/tile-server.ts'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { seedBuyer } from './people/seed-buyer.ts'
import { phoneMap } from './results/phone-map.ts'
import { useProduct } from './use-product.ts'

const viewHeight = 812

describe.runIf(browserPath() !== undefined)('A map', () => {
  const tiles = useTileServer()
  const { url, browser } = useProduct(() => ({ MAP_STREETS_OFFER: tiles().url }))

  const openBuyer = async ({ width = 1280 } = {}) => {
    const buyer = await openAccount(browser(), url())
    const { searchId, homes } = await seedBuyer(buyer)
    const context = await browser().newContext({
      viewport: { width, height: viewHeight },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await context.addCookies(await buyer.cookies())
    const page = await context.newPage()
    const openMap = async () => {
      await page.goto(`${url()}/search-results?searchId=${searchId}`)
      await page.getByRole('button', { name: 'Show map' }).click()
      await page.locator('.home-marker').first().waitFor()
    }
    const openHome = async () => {
      await page.goto(`${url()}/property/${homes[0]!.id}?searchId=${searchId}`)
      await page.getByRole('heading', { name: 'Where it is', exact: true }).scrollIntoViewIfNeeded()
      await page.locator('.place-pin, .map-about').first().waitFor({ state: 'attached' })
    }
    return { page, openMap, openHome }
  }

  describe('with streets to offer', () => {
    it('requests them only after a person agrees, from then on without a question, until hidden', async () => {
      const { page, openMap, openHome } = await openBuyer()
      await openMap()
      const streets = page.getByRole('button', { name: 'Show streets' })
      expect(await bottomOf(streets)).toBeLessThanOrEqual(viewHeight)
      await streets.click()
      await page.getByText(tiles().host).waitFor()
      expect(tiles().asked).toEqual([])
      await page.getByRole('button', { name: 'Load streets' }).click()
      await untilDrawn(page)
      expect(tiles().asked.every(({ from }) => from === `${url()}/`)).toBe(true)
      await openMap()
      await untilDrawn(page)
      await openHome()
      await untilDrawn(page)
      await page.getByRole('button', { name: 'Hide streets' }).click()
      await openMap()
      const before = tiles().asked.length
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.getByRole('button', { name: 'Show streets' }).waitFor()
      expect(tiles().asked).toHaveLength(before)
      await page.context().close()
    })

    it('reports them where they fail, over a map that works, and retries', async () => {
      tiles().state.isBroken = true
      const { page, openMap } = await openBuyer({ width: 375 })
      await openMap()
      await page.getByRole('button', { name: 'Show streets' }).click()
      await page.getByRole('button', { name: 'Load streets' }).click()
      await page.getByText('Streets could not be loaded.').waitFor()
      expect(await page.locator('.map-land').count()).toBe(1)
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await page.locator('.place-name').first().waitFor({ state: 'attached' })
      tiles().state.isBroken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await untilDrawn(page)
      await page.getByText('Streets could not be loaded.').waitFor({ state: 'hidden' })
      await page.context().close()
    })
  })

  describe('on a phone', () =>
    phoneMap(async () => {
      const { page, openMap } = await openBuyer({ width: 375 })
      await openMap()
      return page
    }))
})

const bottomOf = async (control: Locator): Promise<number> => {
  const box = (await control.boundingBox()) ?? expect.fail('It is not drawn')
  return box.y + box.height
}

const untilDrawn = (page: Page) => page.locator('.map-pictures img.leaflet-tile-loaded').first().waitFor()
