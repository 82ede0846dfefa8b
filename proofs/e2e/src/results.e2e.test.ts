import { listSearches, listSearchResults, requestSearch } from '@verandah/contracts'
import { sliceWith } from '@verandah/runtime/testing'
import { describe, it } from 'vitest'
import { until } from './browser/until.ts'
import { browserPath } from './open-browser.ts'
import { openAccount } from './people/open-account.ts'
import { afterLostCode, byKeyboard, looking } from './results/looking.ts'
import type { AtResults } from './results/journey.ts'
import { longList } from './results/long-list.ts'
import { mapOfSearch, useMapFile } from './results/map.ts'
import { narrowing } from './results/narrowing.ts'
import { oneScore } from './results/one-score.ts'
import { searching } from './results/searching.ts'
import { weighing } from './results/weighing.ts'
import { useProduct } from './use-product.ts'

const screens = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
] as const

const every = screens.flatMap((viewport) =>
  [...searching, ...narrowing, ...weighing, ...looking, viewport.width > 400 ? byKeyboard : afterLostCode].map(
    (journey) => ({ ...journey, viewport }),
  ),
)

describe.runIf(browserPath() !== undefined)('at their results', () => {
  const product = useProduct({ SAVED_SEARCH_INSTANT_MS: '1', MAIL_OUTBOX: 'true', MAP_FILE: useMapFile() })
  const { url, browser } = product
  const tables = new Map<number, Promise<AtResults>>()

  const sitDown = async ({ width, height }: (typeof screens)[number]): Promise<AtResults> => {
    const buyer = await openAccount(browser(), url())
    const locations = [{ suburb: 'Richmond', state: 'VIC' as const, postcode: '3121' }]
    const { searchId } = await buyer.call(requestSearch, { body: { locations } })
    await until(
      async () => (await buyer.call(listSearches))[0]?.status,
      (status) => status === 'completed',
    )
    const homes = await buyer.call(listSearchResults, { params: { searchId } })
    const context = await browser().newContext({ viewport: { width, height }, serviceWorkers: 'block' })
    await context.addCookies(await buyer.cookies())
    const page = await context.newPage()
    const open = async (rest = '') => {
      await page.goto(`${url()}/search-results?searchId=${searchId}${rest}`)
      await page.getByRole('article').first().waitFor()
    }
    return { page, isPhone: width < 400, searchId, homes, open }
  }

  describe('a buyer can', () => {
    for (const { name, go, viewport } of sliceWith(every, (one) => one.name.startsWith('edit a filter'))) {
      it(`${name}, at ${viewport.width} px`, async () => {
        const at = tables.get(viewport.width) ?? sitDown(viewport)
        tables.set(viewport.width, at)
        await go(await at)
      })
    }
  })

  describe('the score of a home', () => oneScore(product))
  describe('the map', () => mapOfSearch(product))
  describe('a list of 300 homes', () => longList(product))
})
