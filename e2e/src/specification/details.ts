import {
  createCalendarEvent,
  editSavedProperty,
  getProperty,
  getSearchProperty,
  overrideScore,
  type Property,
} from '@verandah/contracts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt } from '../browser/network-edge.ts'
import { fact, failure, field, link, options, type Place, role, type State, text, toast } from './row.ts'

/** The first home of the buyer's search, as it is. */
const openSaved = ({ go, belongings }: Place) => go(`/property/${belongings().saved[0]?.id ?? ''}`)

const openSeen = ({ go, belongings }: Place) => {
  const { saved, searchId } = belongings()
  return go(`/property/${saved[0]?.id ?? ''}?searchId=${searchId}`)
}

const openMade =
  (home: Property): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, getProperty, { reply: home })
    await go(`/property/${home.id}`)
  }

const visit = (page: Page) => page.getByRole('dialog', { name: 'Schedule Visit' })
const openVisit = async (at: Place) => {
  await openSaved(at)
  await at.page.getByRole('button', { name: 'Schedule Visit' }).click()
}

const override = (page: Page) => page.getByRole('dialog', { name: /override/i })
const openOverride = async ({ page }: Pick<Place, 'page'>) => {
  await page
    .getByRole('button', { name: /override|your own score|adjust/i })
    .first()
    .click()
  await override(page).waitFor()
}
const factorLabels = ['Price', 'Location', 'Bedrooms', 'Bathrooms', 'Land Size', 'Age of Property', 'Features'] as const

const saveOverride = async (page: Page) => {
  await override(page)
    .getByRole('checkbox', { name: /^Price/ })
    .click()
  await override(page).getByRole('button', { name: /^Save/ }).click()
}

export const details: readonly State[] = [
  {
    name: 'a home of the shortlist',
    as: 'buyer',
    open: openSaved,
    rows: [
      fact(2, 'the title is the price', async ({ page, belongings }) => {
        const price = belongings().saved[0]?.price ?? null
        const shown = price === null ? 'Price not yet available' : `$${price.toLocaleString('en-AU')}`
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
        const box = page.getByLabel(/add a tag|new tag|^tag/i).first()
        const tag = page.getByText('corner block', { exact: true })
        for (const typed of ['  corner block  ', 'corner block', '   ']) {
          await box.fill(typed)
          await box.press('Enter')
        }
        await tag.first().waitFor()
        expect(await tag.count()).toBe(1)
      }),
      fact(5, 'the Add button adds a tag', async ({ page }) => {
        await page
          .getByLabel(/add a tag|new tag|^tag/i)
          .first()
          .fill('high ceilings')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await page.getByText('high ceilings', { exact: true }).first().waitFor()
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
      const box = at.page.getByLabel(/add a tag|new tag|^tag/i).first()
      await box.fill('loft')
      await box.press('Enter')
    },
    rows: [failure(8, 'Error updating property', 'There was an error: The pen is dry.')],
  },
  {
    name: 'the Schedule Visit dialog',
    as: 'buyer',
    open: openVisit,
    rows: [
      role(2, 'heading', 'Schedule Visit'),
      field(2, 'Title'),
      options(9, 'Event Type', ['Open Home', 'Private Inspection', 'Auction', 'Other']),
      field(9, 'Event Type', { value: 'Open Home' }),
      field(2, 'Notes'),
      fact(2, 'changing the date keeps the time of day, and the other way round', async ({ page }) => {
        const [date, time] = [visit(page).getByLabel('Date'), visit(page).getByLabel('Time')]
        await time.fill('14:45')
        await date.fill('2027-04-03')
        expect(await time.inputValue()).toBe('14:45')
        await time.fill('09:15')
        expect(await date.inputValue()).toBe('2027-04-03')
      }),
      fact(5, 'Missing information / Please fill in all required fields', async ({ page, toasts }) => {
        await visit(page).getByLabel('Title').fill('')
        await visit(page)
          .getByRole('button', { name: /^Add to/ })
          .click()
        await expect
          .poll(() => [...toasts])
          .toContainEqual({
            title: 'Missing information',
            description: 'Please fill in all required fields',
            isDestructive: true,
          })
      }),
      fact(8, 'Event added / Calendar event has been added', async ({ page, toasts }) => {
        await visit(page).getByLabel('Title').fill('A first look')
        await visit(page)
          .getByRole('button', { name: /^Add to/ })
          .click()
        await expect
          .poll(() => toasts.map(({ title, description }) => `${title}: ${description}`).join())
          .toMatch(/Event added: Calendar event has been added/)
        await visit(page).waitFor({ state: 'hidden' })
      }),
    ],
  },
  {
    name: 'a visit that is refused',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, createCalendarEvent, { detail: 'The week is full.' })
      await openVisit(at)
      await visit(at.page).getByLabel('Date').fill('2027-04-03')
      await visit(at.page).getByLabel('Time').fill('14:45')
      await visit(at.page)
        .getByRole('button', { name: /^Add to/ })
        .click()
    },
    rows: [failure(8, 'Error adding event', 'There was an error: The week is full.')],
  },
  {
    name: 'the score override dialog',
    as: 'buyer',
    open: async (at) => {
      await openMade(aHome())(at)
      await openOverride(at)
    },
    rows: [
      ...factorLabels.map((label) =>
        fact(2, `${label}: a checkbox, and a slider from 0 to 10 that is disabled while off`, async ({ page }) => {
          const slider = override(page).getByRole('slider', { name: new RegExp(`^${label}`) })
          await override(page)
            .getByRole('checkbox', { name: new RegExp(`^${label}`) })
            .waitFor()
          const ends = [await slider.getAttribute('aria-valuemin'), await slider.getAttribute('aria-valuemax')]
          expect(ends).toEqual(['0', '10'])
          expect(await slider.getAttribute('data-disabled')).not.toBeNull()
        }),
      ),
      fact(4, 'switched on it begins at 5', async ({ page }) => {
        await override(page)
          .getByRole('checkbox', { name: /^Price/ })
          .click()
        expect(
          await override(page)
            .getByRole('slider', { name: /^Price/ })
            .getAttribute('aria-valuenow'),
        ).toBe('5')
      }),
      fact(4, 'switching off discards the override', async ({ page }) => {
        const box = override(page).getByRole('checkbox', { name: /^Price/ })
        const slider = override(page).getByRole('slider', { name: /^Price/ })
        await slider.focus()
        await page.keyboard.press('End')
        await box.click()
        await box.click()
        expect(await slider.getAttribute('aria-valuenow')).toBe('5')
      }),
    ],
  },
  {
    name: 'the score override dialog of a home without land',
    as: 'buyer',
    open: async (at) => {
      await openMade(aHome({ landSize: null }))(at)
      await openOverride(at)
    },
    rows: [
      fact(2, 'Land Size appears only if the home has one', async ({ page }) => {
        await override(page)
          .getByRole('checkbox', { name: /^Price/ })
          .waitFor()
        expect(
          await override(page)
            .getByRole('checkbox', { name: /^Land Size/ })
            .count(),
        ).toBe(0)
      }),
    ],
  },
  {
    name: 'overrides that are saved',
    as: 'buyer',
    open: async (at) => {
      await openSaved(at)
      await openOverride(at)
      await saveOverride(at.page)
    },
    rows: [
      toast(8, 'Score overrides saved', { description: 'Property score has been updated with your custom values.' }),
      fact(9, 'an override stands in the place of the factor’s value', async ({ person, belongings }) => {
        const home = await person?.call(getProperty, { params: { id: belongings().saved[0]?.id ?? '' } })
        expect(home?.breakdown.find(({ name }) => name === 'price')).toMatchObject({ value: 5, isOverridden: true })
      }),
    ],
  },
  {
    name: 'overrides that are refused',
    as: 'buyer',
    open: async (at) => {
      await refuseAt(at.page, overrideScore)
      await openMade(aHome())(at)
      await openOverride(at)
      await saveOverride(at.page)
    },
    rows: [failure(8, 'Failed to save overrides', 'Something went wrong while saving your score overrides.')],
  },
]
