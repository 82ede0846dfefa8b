import {
  listSearches,
  listSearchResults,
  type Property,
  resetSearchWeights,
  type SearchStatus,
  weighSearch,
} from '@verandah/contracts'
import { aHome, aSearch, aWeightsRecord } from '@verandah/web/src/testing/builders.ts'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { stepsOf } from '../browser/page-clock.ts'
import { fact, failure, link, type Place, role, type State, text, toast } from './row.ts'

const path = '/search-results?searchId=search-1'
const { id: _, userId: __, ...ownWeights } = aWeightsRecord({ price: 3 })

/** Opens the results of one search with intercepted replies. */
const showing =
  (homes: Property[], search: Partial<SearchStatus> = {}): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, listSearches, { reply: [aSearch({ resultsCount: homes.length, ...search })] })
    await answerAt(page, listSearchResults, { reply: homes })
    await go(path)
  }

const three = ['home-1', 'home-2', 'home-3'].map((id) => aHome({ id }))

const sliderNames = ['Price', 'Location', 'Bedrooms', 'Bathrooms', 'Land Size', 'Features']
const valuesOf = ({ page }: Place) =>
  Promise.all(sliderNames.map((name) => page.getByRole('slider', { name }).getAttribute('aria-valuenow')))

/** Applies custom weights and resets them, for a search with these own weights. */
const customised =
  (search: Partial<SearchStatus>): State['open'] =>
  async (at) => {
    await showingWeighed(search)(at)
    await at.page.getByRole('slider', { name: 'Price' }).focus()
    await at.page.keyboard.press('End')
    await at.page.getByRole('button', { name: 'Apply Custom Weights' }).click()
    await at.page.getByText('Custom weights applied', { exact: true }).waitFor()
    await at.page.getByRole('button', { name: 'Reset Weights' }).click()
  }

/** Opens results whose search stores applied weights, as the server does. */
const showingWeighed =
  (search: Partial<SearchStatus>): State['open'] =>
  async (at) => {
    const own = aSearch({ resultsCount: three.length, ...search })
    let weighed = own
    await showing(three)(at)
    await answerAt(at.page, listSearches, () => ({ reply: [weighed] }))
    await answerAt(at.page, weighSearch, ({ body }) => {
      weighed = { ...own, scoringWeights: body as SearchStatus['scoringWeights'], hasCustomWeights: true }
      return {}
    })
    await answerAt(at.page, resetSearchWeights, () => {
      weighed = own
      return {}
    })
    await at.go(path)
  }

const press =
  (name: string): State['open'] =>
  async (at) => {
    await showing(three)(at)
    await at.page.getByRole('button', { name }).click()
  }

export const results: readonly State[] = [
  {
    name: 'three results',
    as: 'newcomer',
    open: showing(three),
    rows: [
      role(2, 'heading', 'Search Results'),
      link(2, 'Back', '/'),
      role(2, 'heading', 'Found 3 Properties', 'Found N Properties'),
      text(2, 'filters as badges: suburb, state postcode', 'Richmond, VIC 3121'),
      role(2, 'button', 'Refresh'),
      role(2, 'heading', 'Customize Property Scoring'),
      ...sliderNames.map((name) =>
        fact(5, `the ${name} slider runs from 1 to 10`, async ({ page }) => {
          const slider = page.getByRole('slider', { name })
          const ends = [await slider.getAttribute('aria-valuemin'), await slider.getAttribute('aria-valuemax')]
          expect(ends).toEqual(['1', '10'])
        }),
      ),
      fact(9, 'without weights of its own a search is weighed 8, 9, 7, 6, 5, 5', async (at) => {
        expect(await valuesOf(at)).toEqual(['8', '9', '7', '6', '5', '5'])
      }),
      fact(2, 'searchId may be a route parameter', async ({ page, url }) => {
        await page.goto(`${url}/search-results/search-1`)
        await page.getByRole('heading', { name: 'Found 3 Properties' }).waitFor()
      }),
    ],
  },
  {
    name: 'custom weights applied',
    as: 'newcomer',
    open: async (at) => {
      await showingWeighed({})(at)
      await at.page.getByRole('button', { name: 'Apply Custom Weights' }).click()
    },
    rows: [
      toast(8, 'Custom weights applied', {
        description: 'Property scores have been recalculated with your custom weights.',
      }),
      role(2, 'button', 'Reset Weights'),
    ],
  },
  {
    name: 'weights reset to those of the search',
    as: 'newcomer',
    open: customised({ scoringWeights: ownWeights }),
    rows: [
      toast(8, 'Weights reset', { description: 'Property scores have been reset to the original search weights.' }),
      role(2, 'button', 'Apply Custom Weights'),
      fact(4, 'the sliders stand at the search’s own weights again', async (at) => {
        expect((await valuesOf(at))[0]).toBe('3')
      }),
    ],
  },
  {
    name: 'weights reset to the defaults',
    as: 'newcomer',
    open: customised({ scoringWeights: null }),
    rows: [toast(8, 'Weights reset', { description: 'Property scores have been reset to default weights.' })],
  },
  {
    name: 'results refreshed',
    as: 'newcomer',
    open: press('Refresh'),
    rows: [toast(8, 'Results refreshed', { description: 'The latest property data has been loaded.' })],
  },
  {
    name: 'no results',
    as: 'newcomer',
    open: showing([], { resultsCount: 0 }),
    rows: [
      role(2, 'heading', 'No properties found'),
      text(2, 'No properties match your search criteria'),
      text(2, 'Try broadening your search or changing your filters'),
      link(2, 'New Search', '/'),
    ],
  },
  {
    name: 'results that load',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, listSearches, { reply: [aSearch()] })
      await holdAt(page, listSearchResults)
      await go(path)
    },
    rows: [text(2, 'Loading search results...')],
  },
  {
    name: 'results that cannot be loaded',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, listSearches, { reply: [aSearch()] })
      await refuseAt(page, listSearchResults, { detail: 'The agents are at lunch.' })
      await go(path)
    },
    rows: [failure(8, 'Search failed', 'The agents are at lunch.')],
  },
  {
    name: 'a search that runs, by the clock',
    as: 'newcomer',
    open: async ({ page, goStill }) => {
      await answerAt(page, listSearches, { reply: [aSearch({ status: 'processing', completedAt: null })] })
      await answerAt(page, listSearchResults, { reply: three })
      await goStill(path, () => page.getByText('Search in progress...').waitFor())
    },
    rows: [
      text(2, 'Search in progress...'),
      fact(4, 'the status every 3 s while processing', async ({ page, clock }) => {
        const asked = await answerAt(page, listSearches, {
          reply: [aSearch({ status: 'processing', completedAt: null })],
        })
        expect(new Set(stepsOf(await clock().growthOf(asked, 10_000)))).toEqual(new Set([3_000]))
      }),
      fact(4, 'the list every 2 s while processing', async ({ page, clock }) => {
        const asked = await answerAt(page, listSearchResults, { reply: three })
        expect(new Set(stepsOf(await clock().growthOf(asked, 8_000)))).toEqual(new Set([2_000]))
      }),
      fact(4, 'any other status stops both', async ({ page, clock }) => {
        const statuses = await answerAt(page, listSearches, { reply: [aSearch()] })
        const lists = await answerAt(page, listSearchResults, { reply: three })
        await clock().pass(6_000)
        const before = statuses.length + lists.length
        await clock().pass(60_000)
        expect(statuses.length + lists.length).toBe(before)
      }),
    ],
  },
]
