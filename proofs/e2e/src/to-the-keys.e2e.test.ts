import {
  listPurchases,
  listSavedProperties,
  listSavedSearches,
  listSearches,
  paths,
  saveSearch,
} from '@verandah/contracts'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPhoto } from './browser/a-photo.ts'
import { until } from './browser/until.ts'
import { browserPath } from './open-browser.ts'
import { openAccount, type Person } from './people/open-account.ts'
import { saveOpenHomes } from './people/save-open-homes.ts'
import { useProduct } from './use-product.ts'

const screens = [
  ['a phone', { width: 375, height: 812 }],
  ['a computer', { width: 1280, height: 900 }],
] as const

const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

describe.runIf(browserPath() !== undefined)(
  'from five saved homes to the keys, half of it without a connection',
  () => {
    const { url, browser } = useProduct()

    describe.each(screens)('on %s', (_, viewport) => {
      let buyer: Person
      let context: BrowserContext
      let page: Page
      let homeIds: readonly string[]
      const [first, second] = [0, 1].map((at) => () => homeIds[at] ?? 'none') as [() => string, () => string]
      const open = (path: string) => page.goto(`${url()}${path}`)
      const stops = () => page.getByRole('region', { name: 'Your day' }).getByRole('article')
      const savedHomes = () => buyer.call(listSavedProperties, { query: { userId: '1' } })

      beforeAll(async () => {
        buyer = await openAccount(browser(), url())
        homeIds = (await saveOpenHomes(buyer.call, 5)).map(({ id }) => id)
        expect(homeIds).toHaveLength(5)
        const [search] = await buyer.call(listSearches)
        await buyer.call(saveSearch, { body: { name: 'Inner east', searchId: search?.id ?? '', frequency: 'daily' } })
        context = await browser().newContext({ viewport })
        await context.addCookies(await buyer.cookies())
        page = await context.newPage()
      })

      it('plans the Saturday', async () => {
        await open('/plan')
        await stops().first().waitFor()
        const start = page.getByRole('combobox', { name: 'Start in' })
        if (!(await start.isVisible())) await page.getByText('Your day out').click()
        await start.fill('Brunswick')
        await page
          .getByRole('option', { name: /^Brunswick VIC/ })
          .first()
          .click()
        await page.getByText('Saved', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Add to calendar' }).click()
        await page.getByText(/^\d visits? in your calendar/).waitFor()
      })

      it('walks through two homes without a signal, and loses nothing', async () => {
        const plan = page.url()
        await open('/dashboard')
        await until(
          () => keptPaths(page),
          (kept) => ['/api/visits', '/api/files', '/api/day-plans'].every((path) => kept.includes(path)),
        )
        await context.setOffline(true)
        await page.goto(plan)
        await stops().first().waitFor()
        for (const home of [first(), second()]) {
          await open(`/visit/${home}`)
          await page.getByLabel('New note').fill(`Seen: ${home}`)
          await page.getByRole('button', { name: 'Add the note' }).click()
          await page.getByLabel('Add photos').setInputFiles([await aPhoto(page)])
          await page.getByRole('button', { name: 'Photo 1 of 1, waiting to be sent' }).waitFor()
        }
        await page.close()
        page = await context.newPage()
        await open(`/visit/${first()}`)
        await page.getByText(`Seen: ${first()}`).waitFor()
        await context.setOffline(false)
        await page.getByText('Everything is saved').waitFor()
        await page.getByRole('button', { name: 'Photo 1 of 1', exact: true }).waitFor()
      })

      it('records the contract, and is told what is due by when', async () => {
        await open(paths.purchase.href(first()))
        await page.getByRole('radio', { name: 'Private sale' }).check()
        await page.getByLabel('Contract signed').fill(dayIn(-1))
        await openGroups(page)
        await page.getByLabel('Day of settlement').fill(dayIn(41))
        await page.getByLabel('Day of settlement').blur()
        await page.getByRole('checkbox', { name: 'Done: Have the contract reviewed' }).check()
        await page.getByText('Saved, only for you').waitFor()
        await page
          .getByText(/cooling-off/i)
          .first()
          .waitFor()
        const [purchase] = await buyer.call(listPurchases)
        expect(purchase?.terms).toMatchObject({ contractOn: dayIn(-1), settlementOn: dayIn(41) })
      })

      it('has bought it: lets the others go and stops the searches', async () => {
        await open(paths.shortlist)
        const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${first()}"]`) })
        await card.getByRole('combobox', { name: /^Stage of/ }).selectOption({ label: 'Bought' })
        const offers = page.getByRole('region', { name: 'You bought a home' })
        await offers.getByRole('button', { name: 'Let them go' }).click()
        await offers.getByRole('button', { name: 'Stop the search' }).click()
        await page.getByText(/^1 saved search paused/).waitFor()
        await until(
          async () => (await savedHomes()).map(({ stage }) => stage).sort(),
          (stages) => stages.join() === 'bought,lost,lost,lost,lost',
        )
        expect((await buyer.call(listSavedSearches)).map(({ frequency }) => frequency)).toEqual(['off'])
      })
    })
  },
)

const openGroups = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')))

/** Paths of the replies that the browser keeps for times without a network. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((known) => known.startsWith('saved-'))
    const kept = name === undefined ? [] : await (await caches.open(name)).keys()
    return kept.map((request) => new URL(request.url).pathname)
  })
