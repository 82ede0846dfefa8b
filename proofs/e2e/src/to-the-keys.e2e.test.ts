import {
  listPurchases,
  listSavedProperties,
  listSavedSearches,
  listSearches,
  paths,
  saveSearch,
} from '@verandah/contracts'
import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPhoto } from './browser/a-photo.ts'
import { until } from './browser/until.ts'
import { browserPath } from './open-browser.ts'
import { openAccount, type Person } from './people/open-account.ts'
import { saveOpenHomes } from './people/save-open-homes.ts'
import { type ProductInUse, useProduct } from './use-product.ts'

const screens = [
  ['a phone', { width: 375, height: 812 }],
  ['a computer', { width: 1280, height: 900 }],
] as const

const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const describeJourney = ({ url, browser }: ProductInUse, viewport: { width: number; height: number }) => {
  let buyer: Person
  let context: BrowserContext
  let page: Page
  let first: string
  let second: string
  const open = (path: string) => page.goto(`${url()}${path}`)

  beforeAll(async () => {
    buyer = await openAccount(browser(), url())
    ;[first = '', second = ''] = await saveFive(buyer)
    context = await windowOf(browser(), buyer, viewport)
    page = await context.newPage()
  })

  it('plans the Saturday', async () => {
    await open('/plan')
    await planFromBrunswick(page)
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByText(/^\d visits? in your calendar/).waitFor()
  })

  it('walks through two homes without a signal, and loses nothing', async () => {
    const plan = page.url()
    await open('/dashboard')
    await untilKept(page, ['/api/visits', '/api/files', '/api/day-plans'])
    await context.setOffline(true)
    await page.goto(plan)
    await stopsOn(page).first().waitFor()
    for (const home of [first, second]) {
      await open(`/visit/${home}`)
      await writeDown(page, `Seen: ${home}`)
    }
    await page.close()
    page = await context.newPage()
    await open(`/visit/${first}`)
    await page.getByText(`Seen: ${first}`).waitFor()
    await context.setOffline(false)
    await page.getByText('Everything is saved').waitFor()
    await page.getByRole('button', { name: 'Photo 1 of 1', exact: true }).waitFor()
  })

  it('records the contract, and is told what is due by when', async () => {
    await open(paths.purchase.href(first))
    await page.getByRole('radio', { name: 'Private sale' }).check()
    await page.getByLabel('Contract signed').fill(dayIn(-1))
    await openGroups(page)
    await page.getByLabel('Day of settlement').fill(dayIn(41))
    await page.getByLabel('Day of settlement').blur()
    await page.getByRole('checkbox', { name: 'Done: Have the contract reviewed' }).check()
    await page.getByText('Saved, only for you').waitFor()
    const coolingOff = page.getByText(/cooling-off/i)
    await coolingOff.first().waitFor()
    const [purchase] = await buyer.call(listPurchases)
    expect(purchase?.terms).toMatchObject({ contractOn: dayIn(-1), settlementOn: dayIn(41) })
  })

  it('has bought it: lets the others go, stops the search, and takes everything along', async () => {
    await open(paths.shortlist)
    const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${first}"]`) })
    await card.getByRole('combobox', { name: /^Stage of/ }).selectOption({ label: 'Bought' })
    const offers = page.getByRole('region', { name: 'You bought a home' })
    await offers.getByRole('button', { name: 'Let them go' }).click()
    await offers.getByRole('button', { name: 'Stop the search' }).click()
    await page.getByText(/^1 saved search paused/).waitFor()
    await until(
      async () => (await buyer.call(listSavedProperties, { query: { userId: '1' } })).map(({ stage }) => stage).sort(),
      (stages) => stages.join() === 'bought,lost,lost,lost,lost',
    )
    expect((await buyer.call(listSavedSearches)).map(({ frequency }) => frequency)).toEqual(['off'])
    await open(paths.purchase.href(first))
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download everything about this home' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  })

  it('has the keys: the calendar leads to the day of settlement, and nothing is left to do after it', async () => {
    await open(paths.calendar.href({ day: dayIn(41) }))
    await settle(page)
    await until(
      async () => (await buyer.call(listPurchases))[0]?.done ?? [],
      (done) => done.some(({ id, on }) => id === 'settle' && on === dayIn(41)),
    )
  })
}

describe.runIf(browserPath() !== undefined)(
  'from five saved homes to the keys, half of it without a connection',
  () => {
    const product = useProduct()
    describe.each(screens)('on %s', (_, viewport) => describeJourney(product, viewport))
  },
)

const windowOf = async (browser: Browser, person: Person, viewport: ViewportSize): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport })
  await context.addCookies(await person.cookies())
  return context
}

/** Five homes on the shortlist, by their ids, and a saved search. */
const saveFive = async ({ call }: Person): Promise<string[]> => {
  const homes = await saveOpenHomes(call, 5)
  expect(homes).toHaveLength(5)
  const [search] = await call(listSearches)
  await call(saveSearch, { body: { name: 'Inner east', searchId: search?.id ?? '', frequency: 'daily' } })
  return homes.map(({ id }) => id)
}

const stopsOn = (page: Page) => page.getByRole('region', { name: 'Your day' }).getByRole('article')

const planFromBrunswick = async (page: Page): Promise<void> => {
  await stopsOn(page).first().waitFor()
  const start = page.getByRole('combobox', { name: 'Start in' })
  if (!(await start.isVisible())) await page.getByText('Your day out').click()
  await start.fill('Brunswick')
  const options = page.getByRole('option', { name: /^Brunswick VIC/ })
  await options.first().click()
  await page.getByText('Saved', { exact: true }).waitFor()
}

const writeDown = async (page: Page, note: string): Promise<void> => {
  await page.getByLabel('New note').fill(note)
  await page.getByRole('button', { name: 'Add the note' }).click()
  await page.getByLabel('Add photos').setInputFiles([await aPhoto(page)])
  await page.getByRole('button', { name: 'Photo 1 of 1, waiting to be sent' }).waitFor()
}

/** From the calendar: does what comes before settlement now, and settles on its day. */
const settle = async (page: Page): Promise<void> => {
  const day = page.getByRole('article', { name: /^To do, Settlement/ })
  await day.getByRole('link').click()
  const settled = page.getByRole('checkbox', { name: 'Done: Settlement' })
  await settled.waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Done: / }).all()) await box.setChecked(true)
  await settled.uncheck()
  await page.getByText('Saved, only for you').waitFor()
  // Midday in Victoria.
  await page.clock.setSystemTime(`${dayIn(41)}T01:00:00Z`)
  await page.reload()
  await page.getByText(/^Next: Settlement, .*, today$/).waitFor()
  await settled.check()
  await page.getByText('Nothing is left to do.').waitFor()
}

const openGroups = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')))

/** Paths of the replies that the browser keeps for times without a network. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((known) => known.startsWith('saved-'))
    const kept = name === undefined ? [] : await (await caches.open(name)).keys()
    return kept.map((request) => new URL(request.url).pathname)
  })

const untilKept = (page: Page, wanted: readonly string[]) =>
  until(
    () => keptPaths(page),
    (kept) => wanted.every((path) => kept.includes(path)),
  )
