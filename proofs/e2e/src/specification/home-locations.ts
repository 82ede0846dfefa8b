import { searchLocalities } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { fact, type State } from './row.ts'
import { choosePlace, locationsBox, suggestPlaces } from './suggested-places.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen locations' }).getByRole('listitem')

export const homeLocations: readonly State[] = [
  {
    name: 'typing a location, by the clock',
    as: 'newcomer',
    open: ({ page, goStill }) => goStill('/dashboard', () => locationsBox(page).waitFor()),
    rows: [
      fact(4, 'one character suggests nothing on the home search, two do (9: minimum 2)', async ({ page, clock }) => {
        const asked = await suggestPlaces(page)
        await locationsBox(page).pressSequentially('R')
        await clock().pass(2_000)
        expect(asked).toHaveLength(0)
        await locationsBox(page).pressSequentially('i')
        await clock().pass(2_000)
        await expect.poll(() => asked.length).toBe(1)
      }),
      fact(9, 'suggestions come after a pause of 300 ms, not before', async ({ page, clock }) => {
        const asked = await suggestPlaces(page)
        await locationsBox(page).fill('Bright')
        await clock().pass(299)
        expect(asked).toHaveLength(0)
        await clock().pass(1)
        await expect.poll(() => asked.length).toBe(1)
        expect(asked[0]?.url.searchParams.get('q')).toBe('Bright')
      }),
      fact(9, 'at most 10 suggestions are asked for', async ({ page, clock }) => {
        const asked = await suggestPlaces(page)
        await locationsBox(page).fill('Newt')
        await clock().pass(400)
        await expect.poll(() => asked[0]?.url.searchParams.get('limit')).toBe('10')
      }),
      fact(5, 'No matching locations found', async ({ page, clock }) => {
        await suggestPlaces(page)
        await locationsBox(page).fill('Zzz')
        await clock().pass(400)
        await page.getByText('No matching locations found').waitFor()
      }),
      fact(8, 'a suggestion that cannot be loaded is only logged', async ({ page, toasts, clock }) => {
        const asked = await refuseAt(page, searchLocalities)
        await locationsBox(page).fill('Hawth')
        await clock().pass(400)
        await expect.poll(() => asked.length).toBe(1)
        await clock().pass(1_000)
        expect(toasts).toEqual([])
      }),
    ],
  },
  {
    name: 'five locations chosen',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await go('/dashboard')
      await suggestPlaces(page)
      for (const name of ['Richmond', 'Brighton', 'Newtown', 'Kew']) await choosePlace(page, name)
    },
    rows: [
      fact(5, 'a location that is chosen already is ignored', async ({ page }) => {
        await choosePlace(page, 'Richmond')
        expect(await chips(page).count()).toBe(4)
      }),
      fact(9, 'at most 5 locations; the input is disabled then', async ({ page }) => {
        await choosePlace(page, 'Hawthorn')
        expect(await chips(page).count()).toBe(5)
        expect(await locationsBox(page).isDisabled()).toBe(true)
      }),
      fact(5, 'Maximum 5 locations reached', async ({ page }) => {
        expect(await locationsBox(page).getAttribute('placeholder')).toBe('Maximum 5 locations reached')
      }),
      fact(4, 'chips can be removed', async ({ page }) => {
        await page.getByRole('button', { name: 'Remove Kew VIC 3124' }).click()
        expect(await chips(page).count()).toBe(4)
      }),
    ],
  },
]
