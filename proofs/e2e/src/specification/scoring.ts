import { createWeights, fallbackWeights, getWeights } from '@verandah/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { fact, failure, field, link, options, type Place, role, type State, text } from './row.ts'

const path = '/setup-scoring'
const sliders = ['Price', 'Location', 'Bedrooms', 'Bathrooms', 'Land Size', 'Age of Property', 'Property Features']

const valueOf = async (page: Page, name: string) =>
  Number(await page.getByRole('slider', { name, exact: true }).getAttribute('aria-valuenow'))

const weigh = async ({ page, go }: Place) => {
  await go(path)
  await page.getByRole('tab', { name: 'Scoring Weights' }).click()
}

const save = async (page: Page) => {
  await page.getByRole('tab', { name: 'Scoring Weights' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

export const scoring: readonly State[] = [
  {
    name: 'the ideal criteria',
    as: 'newcomer',
    open: ({ go }) => go(path),
    rows: [
      role(2, 'heading', 'Customize Your Property Scoring'),
      role(2, 'tab', 'Ideal Criteria'),
      role(2, 'tab', 'Scoring Weights'),
      role(2, 'button', 'Save'),
      link(2, 'Cancel', '/'),
      role(2, 'group', 'Price Range', 'min/max Price Range inputs'),
      fact(2, 'the price inputs carry a $', async ({ page }) => {
        expect(await page.getByRole('tabpanel').getByText('$', { exact: true }).count()).toBe(2)
      }),
      ...['Minimum price', 'Maximum price', 'Minimum bedrooms', 'Minimum bathrooms', 'Minimum land size (sqm)'].map(
        (label) => field(2, label),
      ),
      options(9, 'Property Type', ['Any property type', 'House', 'Apartment', 'Townhouse', 'Land', 'Acreage']),
      text(2, 'properties matching exactly score highest', /matching .*exactly score highest/),
      text(2, 'those differing significantly score lower', /differing significantly score lower/),
    ],
  },
  {
    name: 'the scoring weights of somebody new',
    as: 'newcomer',
    open: weigh,
    rows: [
      ...sliders.map((name) =>
        fact(5, `${name} slides from 0 to 10 by 1`, async ({ page }) => {
          const slider = page.getByRole('slider', { name, exact: true })
          const least = await slider.getAttribute('aria-valuemin')
          const most = await slider.getAttribute('aria-valuemax')
          expect([least, most]).toEqual(['0', '10'])
          await slider.focus()
          const before = await valueOf(page, name)
          await page.keyboard.press('ArrowRight')
          expect(await valueOf(page, name)).toBe(before + 1)
        }),
      ),
      text(2, 'No Impact'),
      text(2, 'Very Important'),
      fact(5, 'a blank custom criterion is ignored', async ({ page }) => {
        await page.getByRole('button', { name: 'Add Custom Feature Criteria' }).click()
        const before = await page.getByRole('slider').count()
        await page.getByLabel('Custom feature').fill('   ')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        expect(await page.getByRole('slider').count()).toBe(before)
      }),
      fact(2, 'the placeholder suggests Pool and Garage', async ({ page }) => {
        expect(await page.getByLabel('Custom feature').getAttribute('placeholder')).toMatch(/Pool.*Garage/)
      }),
      role(2, 'button', 'Cancel', 'the text field has Cancel'),
      fact(5, 'a new criterion starts at 5', async ({ page }) => {
        await page.getByLabel('Custom feature').fill('Tram stop')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        expect(await valueOf(page, 'Tram stop')).toBe(5)
      }),
    ],
  },
  {
    name: 'the scoring weights while none can be loaded',
    as: 'newcomer',
    open: async (at) => {
      await refuseAt(at.page, getWeights)
      await weigh(at)
    },
    rows: [
      fact(9, 'the fallback weights are 7, 8, 6, 5, 4, 3, 5', async ({ page }) => {
        const values = await Promise.all(sliders.map((name) => valueOf(page, name)))
        expect(values).toEqual([7, 8, 6, 5, 4, 3, 5])
        expect(Object.values(fallbackWeights)).toEqual(values)
      }),
    ],
  },
  {
    name: 'weights as the server creates them',
    as: 'newcomer',
    open: () => Promise.resolve(),
    rows: [
      fact(9, 'the defaults of a new record are 8, 9, 7, 6, 5, 4, 5', async ({ person }) => {
        const made = await person?.call(createWeights, { body: {} })
        expect(made).toMatchObject({
          price: 8,
          location: 9,
          bedrooms: 7,
          bathrooms: 6,
          landSize: 5,
          propertyAge: 4,
          features: 5,
        })
      }),
    ],
  },
  {
    name: 'weights that the server does not take',
    as: 'unpaid',
    open: async ({ page, go }) => {
      await refuseAt(page, createWeights, { detail: 'The scales are away.' })
      await go(path)
      await save(page)
    },
    rows: [failure(8, 'Error saving preferences', 'There was an error saving your preferences: The scales are away.')],
  },
]
