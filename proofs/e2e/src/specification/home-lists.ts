import { cancelSearch, listProperties, listSearches, type SearchStatus } from '@verandah/contracts'
import { aSearch } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, refuseAt } from '../browser/network-edge.ts'
import { stepsOf } from '../browser/page-clock.ts'
import { fact, failure, role, type Row, type State, toast } from './row.ts'

const processing = aSearch({ status: 'processing', completedAt: null, resultsCount: 0 })

const recent = (page: Page) => page.getByRole('region', { name: 'Recent Searches' })

const withSearches =
  (...searches: readonly SearchStatus[]): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, listSearches, { reply: [...searches] })
    await go('/dashboard')
    await recent(page).getByRole('listitem').first().waitFor()
  }

const opened =
  (search: SearchStatus): State['open'] =>
  async (at) => {
    await withSearches(search)(at)
    await recent(at.page).getByRole('listitem').first().getByRole('button').first().click()
  }

const badge = (status: SearchStatus['status'], word: string): Row =>
  fact(4, `${status} shows the badge ${word}`, async ({ page }) => {
    const item = recent(page)
      .getByRole('listitem')
      .filter({ hasText: suburbOf[status] ?? '' })
    await item.getByText(word, { exact: true }).waitFor()
  })

const suburbOf: Partial<Record<SearchStatus['status'], string>> = {
  completed: 'Alberton',
  processing: 'Balwyn',
  in_progress: 'Carlton',
  failed: 'Doncaster',
}

const inEachStatus = Object.entries(suburbOf).map(([status, suburb], index) =>
  aSearch({
    id: `search-${index}`,
    status: status as SearchStatus['status'],
    filters: { locations: [{ suburb, state: 'VIC', postcode: '3121' }], maxPages: 5 },
  }),
)

const seven = Array.from({ length: 7 }, (_, index) =>
  aSearch({
    id: `search-${index}`,
    createdAt: `2026-11-${String(10 + ((index * 3) % 7)).padStart(2, '0')}T02:00:00.000Z`,
    filters: { locations: [{ suburb: `Day ${10 + ((index * 3) % 7)}`, state: 'VIC', postcode: '3121' }], maxPages: 5 },
  }),
)

const long = aSearch({
  filters: { locations: [{ suburb: 'Mornington Peninsula Heights', state: 'VIC', postcode: '3931' }], maxPages: 5 },
})

export const homeLists: readonly State[] = [
  {
    name: 'seven searches',
    as: 'newcomer',
    open: withSearches(...seven),
    rows: [
      role(2, 'heading', 'Recent Searches'),
      fact(4, 'only the 5 most recent are shown, newest first', async ({ page }) => {
        const shown = await recent(page).getByRole('listitem').allInnerTexts()
        expect(shown.map((words) => /Day \d+/.exec(words)?.[0])).toEqual(
          [16, 15, 14, 13, 12].map((day) => `Day ${day}`),
        )
      }),
    ],
  },
  {
    name: 'a search in each status',
    as: 'newcomer',
    open: withSearches(...inEachStatus),
    rows: [
      badge('completed', 'Complete'),
      badge('processing', 'Processing'),
      badge('in_progress', 'Processing'),
      badge('failed', 'Error'),
    ],
  },
  {
    name: 'a search with a long location',
    as: 'newcomer',
    open: withSearches(long),
    rows: [
      fact(9, 'the location is whole where it has room', async ({ page }) => {
        await recent(page).getByText('Mornington Peninsula Heights VIC 3931', { exact: true }).waitFor()
      }),
    ],
  },
  {
    name: 'a completed search without homes, clicked',
    as: 'newcomer',
    open: opened(aSearch({ resultsCount: 0 })),
    rows: [
      failure(
        8,
        'No properties found',
        'The search completed but no properties matched your criteria. Try a different search.',
      ),
    ],
  },
  {
    name: 'a search that runs, clicked',
    as: 'newcomer',
    open: opened(processing),
    rows: [
      toast(8, 'Search in progress', {
        description: 'Please wait for the search to complete before viewing results.',
      }),
    ],
  },
  {
    name: 'a search that is cancelled with X',
    as: 'newcomer',
    open: async (at) => {
      await withSearches(processing)(at)
      await answerAt(at.page, cancelSearch, {})
      await at.page.getByRole('button', { name: /^Cancel the search/ }).click()
    },
    rows: [toast(8, 'Search cancelled', { description: 'The property search has been cancelled.' })],
  },
  {
    name: 'a search that cannot be cancelled',
    as: 'newcomer',
    open: async (at) => {
      await withSearches(processing)(at)
      await refuseAt(at.page, cancelSearch)
      await at.page.getByRole('button', { name: /^Cancel the search/ }).click()
    },
    rows: [failure(8, 'Error', 'Could not cancel the search. Please try again.')],
  },
  {
    name: 'a search that runs, by the clock',
    as: 'newcomer',
    open: async ({ page, goStill }) => {
      await answerAt(page, listSearches, { reply: [processing] })
      await goStill('/dashboard', () => recent(page).getByText('Processing').waitFor())
    },
    rows: [
      fact(
        4,
        'the status every 2 s while one runs, so Recent Searches are at most 5 s old',
        async ({ page, clock }) => {
          const asked = await answerAt(page, listSearches, { reply: [processing] })
          const steps = stepsOf(await clock().growthOf(asked, 12_000))
          expect(steps.length).toBeGreaterThanOrEqual(4)
          expect(new Set(steps)).toEqual(new Set([2_000]))
        },
      ),
      fact(4, 'the home screen polls the properties every 5 s while one runs', async ({ page, clock }) => {
        const asked = await answerAt(page, listProperties, { reply: [] })
        expect(new Set(stepsOf(await clock().growthOf(asked, 16_000)))).toEqual(new Set([5_000]))
      }),
      fact(4, 'any other status stops the polling', async ({ page, clock }) => {
        const asked = await answerAt(page, listSearches, { reply: [aSearch()] })
        await clock().pass(2_000)
        await recent(page).getByText('Complete', { exact: true }).waitFor()
        const before = asked.length
        await clock().pass(60_000)
        expect(asked).toHaveLength(before)
      }),
      fact(9, 'nothing is fetched by interval or on focus unless stated', async ({ page, clock }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await clock().pass(600_000)
        expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
      }),
    ],
  },
]
