import { requestSearch } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { until } from '../browser/until.ts'
import { address, fact, failure, options, role, type State, text, toast } from './row.ts'
import { choosePlace, locationsBox, suggestPlaces } from './suggested-places.ts'

/** Focuses the price select first, as a buyer does, which closes the list of locations. */
const choosePrice = async (page: Page, price: string) => {
  await page.getByLabel('Price Range').focus()
  await page.getByLabel('Price Range').selectOption(price)
}

/** Starts a search: Richmond, $500k to $750k, townhouses. */
const start = async (page: Page) => {
  await suggestPlaces(page)
  await choosePlace(page, 'Richmond')
  await page.getByLabel('Price Range').selectOption('$500k - $750k')
  await page.getByLabel('Property Type').selectOption('Townhouse')
  await page.getByRole('button', { name: 'Start Searching' }).click()
}

export const homeSearch: readonly State[] = [
  {
    name: 'the search panel',
    as: 'newcomer',
    open: ({ go }) => go('/dashboard'),
    rows: [
      options(2, 'Price Range', [
        'Any price',
        '$300k - $500k',
        '$500k - $750k',
        '$750k - $1M',
        '$1M - $1.5M',
        '$1.5M+',
      ]),
      options(2, 'Property Type', ['Any', 'House', 'Townhouse', 'Apartment', 'Land']),
      role(2, 'button', 'Start Searching'),
      fact(
        5,
        'Missing information / Please enter at least a suburb or location to search.',
        async ({ page, toasts }) => {
          await page.getByRole('button', { name: 'Start Searching' }).click()
          const description = 'Please enter at least a suburb or location to search.'
          await expect
            .poll(() => [...toasts])
            .toContainEqual({ title: 'Missing information', description, isDestructive: true })
        },
      ),
    ],
  },
  {
    name: 'a search that is on its way',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await holdAt(page, requestSearch)
      await go('/dashboard')
      await start(page)
    },
    rows: [role(2, 'button', 'Searching...')],
  },
  {
    name: 'a search that is accepted',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await go('/dashboard')
      const asked = await answerAt(page, requestSearch, { reply: { searchId: 'search-1' } })
      await start(page)
      await until(
        () => asked.length,
        (count) => count === 1,
      )
      expect(asked[0]?.body).toEqual({
        locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }],
        minPrice: '500000',
        maxPrice: '750000',
        propertyType: 'Townhouse',
        maxPages: 5,
        isBrief: true,
      })
    },
    rows: [
      toast(4, 'Search initiated', { description: /Complete/ }),
      fact(5, '$500k - $750k is sent as 500000 and 750000, maxPages as 5', () => Promise.resolve()),
    ],
  },
  {
    name: 'a typed location with a price of $1.5M+',
    as: 'newcomer',
    open: ({ go }) => go('/dashboard'),
    rows: [
      fact(5, 'a typed location is trimmed, a + gives a minimum only, Any is omitted', async ({ page }) => {
        const asked = await answerAt(page, requestSearch, { reply: { searchId: 'search-1' } })
        await locationsBox(page).fill('  Fitzroy  ')
        await choosePrice(page, '$1.5M+')
        await page.getByRole('button', { name: 'Start Searching' }).click()
        await expect.poll(() => asked[0]?.body).toMatchObject({ location: 'Fitzroy', minPrice: '1500000', maxPages: 5 })
        expect(asked[0]?.body).not.toHaveProperty('maxPrice')
      }),
      fact(5, 'Any price is omitted', async ({ page }) => {
        const asked = await answerAt(page, requestSearch, { reply: { searchId: 'search-1' } })
        await locationsBox(page).fill('Fitzroy')
        await choosePrice(page, 'Any price')
        await page.getByRole('button', { name: 'Start Searching' }).click()
        await expect.poll(() => asked[0]?.body).toMatchObject({ location: 'Fitzroy', maxPages: 5 })
        expect(asked[0]?.body).not.toHaveProperty('minPrice')
      }),
    ],
  },
  {
    name: 'a search that fails',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await refuseAt(page, requestSearch)
      await go('/dashboard')
      await start(page)
    },
    rows: [
      failure(8, 'Search failed', 'Something went wrong while searching for properties. Please try again.'),
      text(2, 'the panel stays', 'Start a search'),
    ],
  },
  {
    name: 'a search that the plan does not allow',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await refuseAt(page, requestSearch, { status: 403, code: 'search-not-allowed', detail: 'Choose a plan first.' })
      await go('/dashboard')
      await start(page)
    },
    rows: [address(4, 'a 403 on a search sends the user to /pricing', '/pricing')],
  },
]
