import { editSavedProperty, getProperty, getSearchProperty } from '@verandah/contracts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { openMade, openSaved } from './open-homes.ts'
import { fact, failure, link, type Place, role, type State, text, toast } from './row.ts'

const openSeen = ({ go, belongings }: Place) => {
  const { saved, searchId } = belongings()
  return go(`/property/${saved[0]?.id ?? ''}?searchId=${searchId}`)
}

const tags = (page: Page) => page.getByRole('list', { name: 'Tags of this home' })

export const details: readonly State[] = [
  {
    name: 'a home of the shortlist',
    as: 'buyer',
    open: openSaved,
    rows: [
      fact(2, 'the title is the price', async ({ page, belongings }) => {
        const { price, priceFrom, priceTo, displayPrice } = belongings().saved[0]!
        const isRange = price === null && (priceFrom ?? priceTo) !== null
        const words = (isRange ? displayPrice : null) ?? 'Price not yet available'
        const shown = price === null ? words : `$${price.toLocaleString('en-AU')}`
        await page.getByRole('heading', { level: 1, name: shown }).waitFor()
      }),
      fact(9, 'the picture is 400 px tall', async ({ page }) => {
        const picture = page.getByRole('main').getByRole('img').first()
        await expect.poll(async () => Math.round((await picture.boundingBox())?.height ?? 0)).toBe(400)
      }),
      ...['Inspection times', 'Description', 'Features', 'Notes', 'Tags'].map((name) => role(2, 'heading', name)),
      role(2, 'button', 'Schedule Visit'),
      link(2, 'Back', '/'),
      fact(5, 'Enter adds a trimmed tag, a duplicate is not added, an empty one ignored', async ({ page }) => {
        const box = page.getByLabel('Add a tag')
        const tag = tags(page).getByText('corner block', { exact: true })
        for (const typed of ['  corner block  ', 'corner block', '   ']) {
          await box.fill(typed)
          await box.press('Enter')
        }
        await tag.first().waitFor()
        expect(await tag.count()).toBe(1)
      }),
      fact(5, 'the Add button adds a tag', async ({ page }) => {
        await page.getByLabel('Add a tag').fill('high ceilings')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await tags(page).getByText('high ceilings', { exact: true }).waitFor()
      }),
      toast(8, 'Property updated', { description: 'Changes to your property have been saved' }),
    ],
  },
  {
    name: 'a home as a search saw it',
    as: 'buyer',
    open: openSeen,
    rows: [
      fact(2, 'Back returns to the search', async ({ page, belongings }) => {
        const back = page.getByRole('link', { name: /^Back/ }).first()
        expect(await back.getAttribute('href')).toBe(`/search-results?searchId=${belongings().searchId}`)
      }),
    ],
  },
  {
    name: 'a home that the search has lost',
    as: 'buyer',
    open: async ({ page, go }) => {
      await refuseAt(page, getSearchProperty, { status: 404, code: 'not-found', detail: 'Not in this search.' })
      await answerAt(page, getProperty, { reply: aHome({ price: 1_250_000 }) })
      await go('/property/home-1?searchId=search-1')
    },
    rows: [role(7, 'heading', '$1,250,000', 'a 404 falls back to the plain property')],
  },
  {
    name: 'a home without a price',
    as: 'buyer',
    open: openMade(aHome({ price: null, displayPrice: 'Contact agent' })),
    rows: [role(5, 'heading', 'Price not yet available')],
  },
  {
    name: 'a home that loads',
    as: 'buyer',
    open: async ({ page, go }) => {
      await holdAt(page, getProperty)
      await go('/property/home-1')
    },
    rows: [text(2, 'Loading property details...')],
  },
  {
    name: 'a home that cannot be loaded',
    as: 'buyer',
    open: async ({ page, go }) => {
      await refuseAt(page, getProperty)
      await go('/property/home-1')
    },
    rows: [text(2, 'Error loading property details'), role(2, 'button', 'Go Back')],
  },
  {
    name: 'tags that cannot be saved',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, editSavedProperty, { detail: 'The pen is dry.' })
      await openSaved(at)
      const box = at.page.getByLabel('Add a tag')
      await box.fill('loft')
      await box.press('Enter')
    },
    rows: [failure(8, 'Error updating property', 'There was an error: The pen is dry.')],
  },
]
