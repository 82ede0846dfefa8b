import { getCriteria, PropertyCriteria, saveCriteria, searchLocalities } from '@verandah/contracts'
import { aSuggestion } from '@verandah/web/src/testing/builders.ts'
import { expect } from 'vitest'
import { answerAt, holdAt, refuseAt, watchAt } from '../browser/network-edge.ts'
import { until } from '../browser/until.ts'
import { address, fact, failure, field, link, options, type Place, role, type State } from './row.ts'

const path = '/setup-property-criteria'

const saveSuburb = async ({ page }: Place) => {
  await page.getByLabel('Suburb', { exact: true }).fill('Fitzroy')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

const anyTo = (most: number) => ['Any', ...Array.from({ length: most }, (_, index) => `${index + 1}+`)]

const kept = JSON.stringify({ suburb: 'Carlton', minPrice: 400_000 })

export const criteria: readonly State[] = [
  {
    name: 'the empty criteria',
    as: 'newcomer',
    open: ({ go }) => go(path),
    rows: [
      ...['Suburb', 'Minimum price', 'Maximum price', 'Minimum land size'].map((label) => field(2, label)),
      options(2, 'State/region', ['Any', 'NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL']),
      role(2, 'group', 'Price Range'),
      fact(9, 'regions NORTH, SOUTH, EAST, WEST, CENTRAL', async ({ page }) => {
        const values = await page
          .getByLabel('State/region')
          .locator('option')
          .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
        expect(values.slice(1)).toEqual(['NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL'])
      }),
      options(9, 'Property type', ['Any', 'House', 'Apartment', 'Townhouse', 'Land', 'Other']),
      options(9, 'Bedrooms', anyTo(5)),
      options(9, 'Bathrooms', anyTo(4)),
      options(9, 'Parking', anyTo(3)),
      link(2, 'Cancel', '/'),
    ],
  },
  {
    name: 'the suburb, by the clock',
    as: 'newcomer',
    open: ({ page, goStill }) => goStill(path, () => page.getByLabel('Suburb', { exact: true }).waitFor()),
    rows: [
      fact(9, 'two characters suggest nothing here, three do', async ({ page, clock }) => {
        const asked = await answerAt(page, searchLocalities, { reply: [aSuggestion()] })
        await page.getByLabel('Suburb', { exact: true }).fill('Ri')
        await clock().pass(1_000)
        expect(asked).toHaveLength(0)
        await page.getByLabel('Suburb', { exact: true }).fill('Ric')
        await clock().pass(1_000)
        expect(asked).toHaveLength(1)
      }),
    ],
  },
  {
    name: 'the criteria without a suburb',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await go(path)
      await page.getByRole('button', { name: 'Save and continue' }).click()
    },
    rows: [failure(5, 'Missing information', 'Please enter at least a suburb or location to search.')],
  },
  {
    name: 'the criteria that this browser remembers',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await page.addInitScript((text) => localStorage.setItem('propertyCriteria', text), kept)
      await holdAt(page, getCriteria)
      await go(path)
    },
    rows: [field(2, 'Suburb', { value: 'Carlton' }), field(2, 'Minimum price', { value: '400,000' })],
  },
  {
    name: 'the criteria that the server knows otherwise',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await page.addInitScript((text) => localStorage.setItem('propertyCriteria', text), kept)
      await answerAt(page, getCriteria, { reply: { suburb: 'Kew', minPrice: 900_000 } })
      await go(path)
      await until(
        () => page.getByLabel('Suburb', { exact: true }).inputValue(),
        (value) => value === 'Kew',
      )
    },
    rows: [field(2, 'Minimum price', { value: '900,000' })],
  },
  {
    name: 'criteria that the server cannot give',
    as: 'newcomer',
    open: async ({ page, go }) => {
      const asked = await refuseAt(page, getCriteria)
      await go(path)
      await until(
        () => asked.length,
        (count) => count > 0,
      )
      await page.getByRole('button', { name: 'Save and continue' }).waitFor()
    },
    rows: [
      fact(8, 'criteria that cannot be loaded are only logged', ({ toasts }) => {
        expect(toasts).toEqual([])
        return Promise.resolve()
      }),
    ],
  },
  {
    name: 'criteria that are saved',
    as: 'newcomer',
    open: async (at) => {
      const asked = await answerAt(at.page, saveCriteria, ({ body }) => ({
        reply: PropertyCriteria.parse({ ...(body as object), locality: null }),
      }))
      await at.go(path)
      await at.page.getByLabel('Bedrooms').selectOption('3')
      await at.page.getByLabel('Maximum price').fill('1.2m')
      for (const key of ['Tab', 'Shift+Tab']) await at.page.keyboard.press(key)
      await at.page.keyboard.type('900k')
      await saveSuburb(at)
      await until(
        () => asked.length,
        (count) => count === 1,
      )
      expect(asked[0]?.body).toMatchObject({ suburb: 'Fitzroy', minBedrooms: 3, maxPrice: 900_000 })
      expect(asked[0]?.body).not.toHaveProperty('minBathrooms')
    },
    rows: [
      address(2, 'saving goes to /setup-scoring', '/setup-scoring'),
      fact(5, '“any” and empty are unset, everything else is a number', () => Promise.resolve()),
      fact(3, 'propertyCriteria and criteriaSet are kept in this browser', async ({ page }) => {
        const [criteriaText, isSet] = await page.evaluate(() => [
          localStorage.getItem('propertyCriteria'),
          localStorage.getItem('criteriaSet'),
        ])
        expect(criteriaText).toContain('Fitzroy')
        expect(isSet).toBe('true')
      }),
    ],
  },
  {
    name: 'criteria that the server does not take',
    as: 'newcomer',
    open: async (at) => {
      await refuseAt(at.page, saveCriteria)
      await watchAt(at.page, saveCriteria)
      await at.go(path)
      await saveSuburb(at)
    },
    rows: [
      failure(
        8,
        'Error saving criteria',
        'There was a problem saving your property criteria. Your preferences were saved locally but may not be available on other devices.',
      ),
      address(8, 'set-up goes on all the same', '/setup-scoring'),
      fact(4, 'the criteria stay in this browser', async ({ page }) => {
        expect(await page.evaluate(() => localStorage.getItem('propertyCriteria'))).toContain('Fitzroy')
      }),
    ],
  },
]
