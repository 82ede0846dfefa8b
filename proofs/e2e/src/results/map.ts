import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMapConfig, mapFilePath, requestSearch } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerAt } from '../browser/network-edge.ts'
import { writeMapFile } from '../browser/write-map-file.ts'
import { openAccount } from '../people/open-account.ts'
import type { ProductInUse } from '../use-product.ts'

/** Provides an operator's map file for the suite. */
export function useMapFile(): string {
  const file = join(tmpdir(), `verandah-map-${randomUUID()}.pmtiles`)
  beforeAll(() => writeMapFile(file))
  afterAll(() => rm(file))
  return file
}

/** Tests of the map: coast, drawn areas, and an operator's streets. */
export function mapOfSearch({ url, browser }: ProductInUse): void {
  const openMap = async (isPlain: boolean, { width = 1280, height = 900, area = '' } = {}): Promise<Page> => {
    const buyer = await openAccount(browser(), url())
    const locations = [{ suburb: 'Richmond', state: 'VIC' as const, postcode: '3121' }]
    const { searchId } = await buyer.call(requestSearch, { body: { locations } })
    const context = await browser().newContext({
      viewport: { width, height },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await context.addCookies(await buyer.cookies())
    const page = await context.newPage()
    if (isPlain) await answerAt(page, getMapConfig, { reply: { tiles: null, file: null, offer: null } })
    await page.goto(`${url()}/search-results?searchId=${searchId}${area}`)
    await page.getByText('Search in progress...').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.locator('.home-marker').first().waitFor()
    return page
  }

  it('paints land and sea, with names that keep clear of the markers', async () => {
    const page = await openMap(true)
    for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.locator('.place-name').getByText('Frankston').waitFor()
    expect(await fillsAlong(page)).toContain('land')
    expect(await fillsAlong(page)).toContain('sea')
    expect(await overlapsOf(page)).toEqual([])
    await page.context().close()
  })

  it('narrows the homes to an area that is drawn, and gives them back', async () => {
    const page = await openMap(true)
    const shown = () => page.getByRole('article').count()
    const before = await page.locator('.home-marker').count()
    await page.getByRole('button', { name: 'Draw an area' }).click()
    await drawAround(page, page.locator('.home-marker').last())
    await expect.poll(() => new URL(page.url()).searchParams.get('area')).toMatch(/^-3\d\.\d+,14\d\.\d+;/)
    await expect.poll(() => page.locator('.home-marker').count()).toBeLessThan(before)
    await expect.poll(shown).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Clear area' }).click()
    await expect.poll(() => page.locator('.home-marker').count()).toBeGreaterThanOrEqual(before)
    expect(new URL(page.url()).searchParams.has('area')).toBe(false)
    await page.context().close()
  })

  cornersOfArea(openMap)

  it('draws the streets of the operator’s file, read by ranges from us', async () => {
    const page = await openMap(false)
    await page.locator('canvas.leaflet-tile-loaded').first().waitFor()
    const painted = () =>
      page
        .locator('canvas.leaflet-tile-loaded')
        .first()
        .evaluate((tile: HTMLCanvasElement) => {
          const [red, green, blue, seen] = tile.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? []
          return seen === 255 ? `${red} ${green} ${blue}` : ''
        })
    await expect.poll(painted).not.toBe('')
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(asked).toContain(mapFilePath)
    expect(await page.locator('.place-name').count()).toBe(0)
    await page.context().close()
  })
}

type OpenMap = (isPlain: boolean, screen: { width: number; height: number; area: string }) => Promise<Page>

const cornersOfArea = (openMap: OpenMap): void => {
  it.each([1280, 375])(
    'takes a corner of an area elsewhere by presses alone, and removes one by a key, at %i px',
    async (width) => {
      const area = '-37.81,144.98;-37.81,145.01;-37.84,145.01;-37.84,144.98'
      const page = await openMap(true, { width, height: 812, area: `&area=${area}` })
      const cornersNow = () => new URL(page.url()).searchParams.get('area')?.split(';') ?? []
      await page.getByRole('button', { name: 'Edit corners' }).click()
      const corner = page.getByRole('button', { name: 'Corner 3 of 4' })
      await corner.click()
      const from = await corner.boundingBox()
      await page.locator('.home-map').click()
      await page.getByRole('status').getByText('Corner 3 of 4 moved.').waitFor()
      expect(await corner.boundingBox()).not.toEqual(from)
      expect(cornersNow()).toEqual(area.split(';'))
      await page.getByRole('button', { name: 'Corner 1 of 4' }).focus()
      await page.keyboard.press('Delete')
      await page.getByRole('status').getByText('Corner removed. Now there are 3.').waitFor()
      await page.getByRole('button', { name: 'Search this area' }).click()
      await expect.poll(() => cornersNow().length).toBe(3)
      expect(cornersNow()).toEqual(['-37.81,145.01', expect.not.stringMatching(/^-37.84,145.01$/), '-37.84,144.98'])
      await page.context().close()
    },
  )
}

/** Samples land or sea along a vertical line through the middle of the map. */
const fillsAlong = (page: Page): Promise<string[]> =>
  page.locator('.home-map').evaluate((map) => {
    const { left, top, width, height } = map.getBoundingClientRect()
    const land = map.querySelector<SVGPathElement>('.map-land')
    const matrix = land?.getScreenCTM()?.inverse()
    return Array.from({ length: 60 }, (_, step) => {
      const point = new DOMPoint(left + width / 2, top + (height * step) / 60).matrixTransform(matrix)
      return land?.isPointInFill(point) === true ? 'land' : 'sea'
    })
  })

const overlapsOf = (page: Page): Promise<string[]> =>
  page.locator('.home-map').evaluate((map) => {
    const boxes = (of: string) =>
      [...map.querySelectorAll(of)].map((one) => [one.textContent, one.getBoundingClientRect()] as const)
    const markers = boxes('.home-marker')
    const doOverlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return boxes('.place-name span').flatMap(([name, box]) =>
      markers.some(([, marker]) => doOverlap(box, marker)) ? [name ?? ''] : [],
    )
  })

/** Returns a marker's box once stable: arriving homes move markers, and content above the map may grow. */
const placeOf = async (marker: ReturnType<Page['locator']>) => {
  let box = await marker.boundingBox()
  const isStill = async () => {
    const before = box
    box = await marker.boundingBox()
    return box !== null && box.x === before?.x && box.y === before.y
  }
  await expect.poll(isStill).toBe(true)
  return box!
}

const drawAround = async (page: Page, marker: ReturnType<Page['locator']>): Promise<void> => {
  await page.locator('.home-map').evaluate((map) => map.scrollIntoView({ block: 'center' }))
  const box = await placeOf(marker)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const corners = [
    [-34, -26],
    [34, -26],
    [34, 26],
    [-34, 26],
    [-34, -20],
  ] as const
  for (const [index, [right, down]] of corners.entries()) {
    await page.mouse.move(x + right, y + down, { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}
