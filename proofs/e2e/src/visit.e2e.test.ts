import { listFiles, listVisits } from '@verandah/contracts'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPhoto } from './browser/a-photo.ts'
import { callFrom } from './browser/call-product.ts'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { seedBuyer } from './people/seed-buyer.ts'
import { useProduct } from './use-product.ts'

/** Pixels of a photo, turned as it was taken. */
const upright = [1707, 2560]

describe.runIf(browserPath() !== undefined)('a buyer at an inspection without a signal', () => {
  const { url, browser } = useProduct()
  let context: BrowserContext
  let page: Page
  let homeId: string
  const uploads: Request[] = []

  const openAnew = async (): Promise<void> => {
    await page.close()
    page = await context.newPage()
    await page.goto(`${url()}/visit/${homeId}`)
  }
  const rating = (name: string) => page.getByRole('radiogroup', { name: 'Roof and gutters' }).getByLabel(name)
  const openOutside = () => page.getByRole('heading', { name: 'Outside' }).click()

  beforeAll(async () => {
    const person = await openAccount(browser(), url())
    const { saved } = await seedBuyer(person)
    homeId = saved.find(({ propertyType }) => propertyType !== 'Apartment')?.id ?? 'none'
    context = await browser().newContext({ viewport: { width: 375, height: 812 } })
    context.on('request', (request) => request.method() === 'PUT' && uploads.push(request))
    await context.addCookies(await person.cookies())
    page = await context.newPage()
    await page.goto(`${url()}/dashboard`)
  })

  it('opens the page of the visit, which was never opened before', async () => {
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/api/visits', '/api/files']))
    await context.setOffline(true)
    await openAnew()
    await page.getByText(/^Visit today/).waitFor()
  })

  it('rates, writes and photographs, and has all of it after the tab was killed', async () => {
    await openOutside()
    await rating('Poor').check()
    await page.getByLabel('New note').fill('Rust along the gutter')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await page.getByLabel('Add photos').setInputFiles([await aPhoto(page), await aPhoto(page, 'IMG_0002.jpg')])
    await page.getByRole('button', { name: 'Photo 2 of 2, waiting to be sent' }).waitFor()
    await openAnew()
    await page.getByRole('button', { name: 'Photo 2 of 2, waiting to be sent' }).waitFor()
    await page.getByText('Rust along the gutter').waitFor()
    await openOutside()
    expect(await rating('Poor').isChecked()).toBe(true)
    await page.getByText(/wait on this device/).waitFor()
  })

  it('sees a photo large that only the phone has', async () => {
    await page.getByRole('button', { name: /^Photo 1 of 2/ }).click()
    const picture = page.getByRole('img', { name: 'Photos, picture 1 of 2' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2560)
    await page.keyboard.press('Escape')
  })

  it('has everything sent once, from one of two tabs, when the signal is back', async () => {
    const other = await context.newPage()
    await other.goto(`${url()}/visit/${homeId}`)
    await other.getByRole('button', { name: 'Photo 2 of 2, waiting to be sent' }).waitFor()
    uploads.length = 0
    await context.setOffline(false)
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Photo 2 of 2', exact: true }).waitFor()
    await page.getByText('Everything is saved').waitFor()
    expect(new Set(uploads.map((request) => request.url())).size).toBe(2)
    expect(uploads).toHaveLength(2)
    const call = callFrom(context, url())
    const { files } = await call(listFiles)
    expect(files.map(({ width, height }) => [width, height])).toEqual([upright, upright])
    const visits = await call(listVisits, { query: { propertyId: homeId } })
    const texts = visits.flatMap(({ entries }) => entries.map((entry) => JSON.stringify(entry))).join()
    expect(texts).toContain('"rating":"poor"')
    expect(texts).toContain('Rust along the gutter')
  })

  it('has sent nothing that the camera knows', () => {
    const sent = uploads.map((request) => request.postDataBuffer()?.toString('latin1') ?? '')
    for (const bytes of sent) {
      expect(bytes.length).toBeGreaterThan(10_000)
      expect(bytes).not.toMatch(/Exif|Cam\0/)
    }
  })
})

/** Paths of the replies that the browser keeps for times without a network. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((known) => known.startsWith('saved-'))
    const kept = name === undefined ? [] : await (await caches.open(name)).keys()
    return kept.map((request) => new URL(request.url).pathname)
  })
