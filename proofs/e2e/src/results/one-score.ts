import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BodyInput,
  createWeights,
  defaultWeights,
  getOutboxMail,
  listOutboxMails,
  listSavedSearches,
  listSearches,
  listSearchResults,
  type Property,
  requestSearch,
  resetSearchWeights,
  saveProperty,
  saveSearch,
  weighSearch,
} from '@verandah/contracts'
import { shareOf } from '@verandah/runtime/testing'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '../browser/call-product.ts'
import { until } from '../browser/until.ts'
import { openAccount } from '../people/open-account.ts'
import type { ProductInUse } from '../use-product.ts'

const birdsville = { suburb: 'Birdsville', state: 'QLD', postcode: '4482' } as const
/** Criteria with few enough homes that all fit on the dashboard. */
const wanted: BodyInput<typeof requestSearch> = {
  locations: [birdsville],
  minPrice: '640000',
  maxPrice: '710000',
  propertyType: 'House',
  minBedrooms: '3',
}
const street = '4001 Quiet Street'
const ofSearch = expect.stringMatching(/^By your search of \d+ \w+$/) as string

const nothing = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }
/** Weights of the first and the second search, those applied to the first later, and the buyer's own in the end. */
const weights = {
  first: { ...nothing, location: 10, features: 5 },
  second: { ...nothing, location: 2, features: 10 },
  applied: { ...nothing, location: 5, features: 5 },
  mine: { ...nothing, location: 1, features: 10 },
}

const advert = (price: number, day: number) => `<?xml version="1.0"?>
<propertyList date="2026-11-20-09:00:00"><residential modTime="2026-11-${day}-09:00:00" status="current">
<agentID>ABCDEF</agentID><uniqueID>QUIET-1</uniqueID><authority value="sale"/><underOffer value="no"/><price>${price}</price>
<address><streetNumber>4001</streetNumber><street>Quiet Street</street><suburb>Birdsville</suburb><state>QLD</state><postcode>4482</postcode></address>
<category name="House"/><headline>Behind a hedge</headline><description>A house with a study and a balcony.</description>
<features><bedrooms>3</bedrooms><bathrooms>1</bathrooms></features></residential></propertyList>`

const deliver = async (folder: string, name: string, text: string): Promise<void> => {
  await writeFile(join(folder, 'feeds', `.${name}.part`), text)
  await rename(join(folder, 'feeds', `.${name}.part`), join(folder, 'feeds', `${name}.xml`))
}

/**
 * Two searches with different weights find one home, which is saved from the first; the buyer's weights then
 * change.
 */
export function oneScore({ url, folder, browser }: ProductInUse): void {
  let call: Call
  let see: ReturnType<typeof screensOf>
  let first: string
  let second: string

  beforeAll(async () => {
    const buyer = await openAccount(browser(), url())
    call = buyer.call
    await deliver(folder(), 'one', advert(700_000, 10))
    const found = () => searchBy(call, weights.first)
    const { searchId, home } = await until(found, (search) => search.home !== undefined)
    first = searchId
    second = (await searchBy(call, weights.second)).searchId
    await call(createWeights, { body: weights.mine })
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
    await context.addCookies(await buyer.cookies())
    see = screensOf(await context.newPage(), url(), home?.id ?? '')
    await call(saveProperty, { body: { propertyId: home?.id ?? '', searchId } })
  })

  it('is that of the search inside a search, that of the search it was saved from on the shortlist, and of what is weighed now elsewhere', async () => {
    const one = await see.inSearch(first)
    const other = await see.inSearch(second)
    const mine = await see.onDashboard()
    expect(new Set([one, other, mine]).size).toBe(3)
    expect(await see.onItsPage(first)).toEqual([one, ofSearch])
    expect(await see.onItsPage(second)).toEqual([other, ofSearch])
    expect(await see.onItsPage()).toEqual([mine, 'By your own weights'])
    expect(await see.onShortlist()).toEqual([one, ofSearch])
    expect(await see.inComparison()).toEqual([one, ofSearch])

    await call(weighSearch, { params: { id: first }, body: { ...defaultWeights, ...weights.applied } })
    await expect.poll(see.onShortlist).not.toEqual([one, ofSearch])
    const applied = await see.inSearch(first)
    expect(await see.onShortlist()).toEqual([applied, ofSearch])
    expect(await see.inComparison()).toEqual([applied, ofSearch])
    expect(await see.onItsPage(first)).toEqual([applied, ofSearch])
    expect([await see.inSearch(second), await see.onDashboard()]).toEqual([other, mine])

    await call(resetSearchWeights, { params: { id: first } })
    await expect.poll(see.onShortlist).toEqual([one, ofSearch])
    expect(await see.inSearch(first)).toBe(one)
  })

  /**
   * Runs only in this slice, because mail waits a minute to batch changes; `digest.component.test.ts` covers
   * the other runs.
   */
  it.runIf(shareOf(1) > 0)('is that of the search in a mail, too', async () => {
    const one = await see.inSearch(first)
    const lastChecked = async () => (await call(listSavedSearches))[0]?.lastCheckedAt ?? null
    await call(saveSearch, { body: { name: 'Hedges', searchId: second, frequency: 'instant' } })
    await until(lastChecked, (at) => at !== null)
    await deliver(folder(), 'two', advert(650_000, 12))
    const digest = async () => (await call(listOutboxMails)).find(({ kind }) => kind === 'digest')
    const mail = await until(digest, (sent) => sent !== undefined)
    const { text } = await call(getOutboxMail, { params: { id: mail?.id ?? '' } })
    expect(text).toMatch(new RegExp(`${street}[^]*Score ${one}, by your search of \\d+ \\w+\n`))
  })
}

const searchBy = async (
  call: Call,
  body: typeof nothing,
): Promise<{ searchId: string; home: Property | undefined }> => {
  await call(createWeights, { body })
  const { searchId } = await call(requestSearch, { body: wanted })
  const status = async () => (await call(listSearches)).find(({ id }) => id === searchId)?.status
  await until(status, (now) => now === 'completed')
  const homes = await call(listSearchResults, { params: { searchId } })
  return { searchId, home: homes.find(({ address }) => address.startsWith(street)) }
}

/** Reads the home's score and whose weights it uses on each screen. */
const screensOf = (page: Page, url: string, id: string) => {
  const open = async (path: string, part: Locator) => {
    await page.goto(`${url}${path}`)
    return part
  }
  const card = page.getByRole('article').filter({ hasText: street })
  const panel = page.getByRole('complementary', { name: 'Score and visit' })
  const row = page.getByRole('row', { name: /^Score/ })
  return {
    inSearch: async (searchId: string) => scoreIn(await open(`/search-results?searchId=${searchId}`, card)),
    onDashboard: async () => scoreIn(await open('/dashboard', card)),
    onItsPage: async (searchId?: string) => {
      const query = searchId === undefined ? '' : `?searchId=${searchId}`
      return scoreAndWhose(await open(`/property/${id}${query}`, panel))
    },
    onShortlist: async () => scoreAndWhose(await open('/my-properties', card)),
    inComparison: async () => {
      const choose = page.getByRole('button', { name: `Compare ${street}` })
      await open('/my-properties', choose)
      if ((await choose.getAttribute('aria-pressed')) === 'false') await choose.click()
      return scoreAndWhose(await open('/my-properties?tab=compare', row))
    },
  }
}

const scoreIn = async (part: Locator): Promise<number> => {
  const ring = part.getByRole('img', { name: /^Score \d+/ }).first()
  return Number(/\d+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0])
}

const scoreAndWhose = async (part: Locator): Promise<[score: number, whose: string]> => [
  await scoreIn(part),
  await part.getByText(/^By your/).innerText(),
]
