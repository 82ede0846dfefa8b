import { getProperty, overrideScore } from '@verandah/contracts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { refuseAt } from '../browser/network-edge.ts'
import { openMade, openSaved } from './open-homes.ts'
import { fact, failure, type Place, type State, toast } from './row.ts'

const override = (page: Page) => page.getByRole('dialog', { name: /override/i })
const openOverride = async ({ page }: Pick<Place, 'page'>) => {
  await page.getByRole('button', { name: 'Adjust score' }).click()
  await override(page).waitFor()
}
const factorLabels = ['Price', 'Location', 'Bedrooms', 'Bathrooms', 'Land Size', 'Age of Property', 'Features'] as const

const saveOverride = async (page: Page) => {
  await override(page)
    .getByRole('checkbox', { name: /^Price/ })
    .click()
  await override(page).getByRole('button', { name: /^Save/ }).click()
}

export const scoreOverride: readonly State[] = [
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
