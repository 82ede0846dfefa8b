import { editSavedProperty, removeSavedProperty, saveProperty } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { fact, failure, role, type State, text, toast } from './row.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const openTab =
  (name: string): State['open'] =>
  async ({ page, go }) => {
    await go('/my-properties')
    await tab(page, name).click()
  }

const heartOf = (page: Page, index: number) =>
  page
    .getByRole('article')
    .nth(index)
    .getByRole('button', { name: /favou?rite/i })

const openHome =
  (index: number): State['open'] =>
  ({ go, belongings }) =>
    go(`/property/${belongings().homes[index]?.id ?? ''}`)

/** Tags a home that is not on the shortlist, which saves it. */
const tagHome =
  (index: number): State['open'] =>
  async (at) => {
    await openHome(index)(at)
    await at.page.getByLabel('Add a tag').fill('first impression')
    await at.page.getByLabel('Add a tag').press('Enter')
  }

export const shortlist: readonly State[] = [
  {
    name: 'the shortlist of a buyer',
    as: 'buyer',
    open: ({ go }) => go('/my-properties'),
    rows: [
      role(2, 'heading', 'My Shortlist'),
      ...['Saved', 'Favorites', 'Compare'].map((name) =>
        fact(2, `tab ${name}`, ({ page }) => tab(page, name).waitFor()),
      ),
      fact(2, 'a text search box narrows the list', async ({ page, belongings }) => {
        await page.getByRole('article').nth(3).waitFor()
        await page.getByRole('searchbox').fill('lovely light')
        await expect.poll(() => page.getByRole('article').count()).toBe(1)
        const street = belongings().saved[1]?.address.split(',')[0] ?? ''
        await page.getByRole('article').getByText(street).first().waitFor()
        await page.getByRole('searchbox').fill('')
      }),
      fact(2, 'tag chips narrow the list', async ({ page }) => {
        await page
          .getByRole('button', { name: /north facing/ })
          .first()
          .click()
        await expect.poll(() => page.getByRole('article').count()).toBe(1)
      }),
    ],
  },
  {
    name: 'an empty shortlist',
    as: 'newcomer',
    open: ({ go }) => go('/my-properties'),
    rows: [
      text(2, 'No saved properties'),
      fact(2, 'No favorites yet', async ({ page }) => {
        await tab(page, 'Favorites').click()
        await page.getByText('No favorites yet').first().waitFor()
      }),
      fact(2, 'No properties added to comparison yet.', async ({ page }) => {
        await tab(page, 'Compare').click()
        await page.getByText('No properties added to comparison yet.').first().waitFor()
      }),
    ],
  },
  {
    name: 'a favourite taken away and given',
    as: 'buyer',
    open: async (at) => {
      await openTab('Favorites')(at)
      await heartOf(at.page, 0).click()
    },
    rows: [toast(8, 'Removed from favorites')],
  },
  {
    name: 'a favourite that cannot be changed',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, editSavedProperty, { detail: 'The pen is dry.' })
      await openTab('Saved')(at)
      await heartOf(at.page, 0).click()
    },
    rows: [failure(8, 'Error updating favorite status', 'There was an error: The pen is dry.')],
  },
  {
    name: 'a home that is given a heart',
    as: 'buyer',
    open: async (at) => {
      await openHome(5)(at)
      await at.page
        .getByRole('button', { name: /favou?rite/i })
        .first()
        .click()
    },
    rows: [toast(8, 'Added to favorites')],
  },
  {
    name: 'a home that is saved',
    as: 'buyer',
    open: tagHome(6),
    rows: [toast(8, 'Property saved', { description: 'Property has been added to your shortlist' })],
  },
  {
    name: 'a home that cannot be saved',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, saveProperty, { detail: 'The pen is dry.' })
      await tagHome(7)(at)
    },
    rows: [failure(8, 'Error saving property', 'There was an error: The pen is dry.')],
  },
  {
    name: 'a home that is removed',
    as: 'buyer',
    open: async (at) => {
      await openTab('Saved')(at)
      await at.page
        .getByRole('button', { name: /^Remove (?!the tag)/ })
        .last()
        .click()
    },
    rows: [toast(8, 'Property removed')],
  },
  {
    name: 'a home that cannot be removed',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, removeSavedProperty, { detail: 'The pen is dry.' })
      await openTab('Saved')(at)
      await at.page
        .getByRole('button', { name: /^Remove (?!the tag)/ })
        .last()
        .click()
    },
    rows: [failure(8, 'Error removing property', 'There was an error: The pen is dry.')],
  },
  {
    name: 'the comparison',
    as: 'buyer',
    open: async ({ page, go }) => {
      await go('/my-properties')
      const pick = page.getByRole('article').getByRole('button', { name: /compar/i })
      await pick.first().waitFor()
      for (const index of [0, 1, 2]) await pick.nth(index).click()
      await pick.nth(3).waitFor()
    },
    rows: [
      fact(9, 'a fourth home cannot be chosen to compare', async ({ page }) => {
        const fourth = page
          .getByRole('article')
          .nth(3)
          .getByRole('button', { name: /^Compare/ })
        expect(await fourth.getAttribute('aria-disabled')).toBe('true')
      }),
      fact(9, 'Compare shows at most 3 homes', async ({ page }) => {
        await tab(page, 'Compare').click()
        await expect.poll(() => page.getByRole('columnheader').count()).toBe(3)
      }),
      fact(2, 'Add More Properties leads to /my-properties', async ({ page }) => {
        const more = page.getByRole('link', { name: 'Add More Properties' })
        expect(await more.getAttribute('href')).toMatch(/^\/my-properties/)
      }),
    ],
  },
]
