import { listProperties } from '@verandah/contracts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { fact, options, role, type State, text } from './row.ts'

export const rankedHomes: readonly State[] = [
  {
    name: 'the ranked homes, loading',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await holdAt(page, listProperties)
      await go('/dashboard')
    },
    rows: [
      role(2, 'heading', 'Top Ranked Properties'),
      text(2, 'Loading properties...'),
      options(2, 'Sort by', ['Score Highest First', 'Price Lowest First', 'Price Highest First', 'Most Recent First']),
      fact(9, 'sorts: score-desc, price-asc, price-desc, recent', async ({ page }) => {
        const values = await page
          .getByLabel('Sort by')
          .locator('option')
          .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
        expect(values).toEqual(['score-desc', 'price-asc', 'price-desc', 'recent'])
      }),
    ],
  },
  {
    name: 'the ranked homes, failed',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await refuseAt(page, listProperties)
      await go('/dashboard')
    },
    rows: [
      text(2, 'Error loading properties. Please try again later.'),
      fact(9, 'queries are not retried by themselves', async ({ page }) => {
        const asked = await refuseAt(page, listProperties)
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect.poll(() => asked.length).toBe(1)
        await page.getByText('Error loading properties. Please try again later.').waitFor()
        expect(asked).toHaveLength(1)
      }),
    ],
  },
  {
    name: 'the home screen of somebody new',
    as: 'newcomer',
    open: ({ go }) => go('/dashboard'),
    rows: [
      text(2, 'No properties found matching your criteria.'),
      role(2, 'heading', 'Upcoming inspections', 'another panel: upcoming inspections'),
    ],
  },
  {
    name: 'the ranked homes, more than a page',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, listProperties, ({ url }) => {
        const isNext = url.searchParams.has('cursor')
        const next = '</api/properties?cursor=next&sort=score-desc>; rel="next"'
        return {
          reply: [aHome({ id: isNext ? 'home-2' : 'home-1', address: isNext ? '2 Second Street' : '1 First Street' })],
          headers: { 'x-total-count': '2', ...(isNext ? {} : { link: next }) },
        }
      })
      await go('/dashboard')
    },
    rows: [
      fact(2, 'Load More Properties loads more', async ({ page }) => {
        await page.getByRole('button', { name: 'Load More Properties' }).click()
        await page.getByRole('article', { name: /2 Second Street/ }).waitFor()
      }),
    ],
  },
]
