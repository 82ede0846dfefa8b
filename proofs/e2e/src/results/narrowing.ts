import { expect } from 'vitest'
import { chooseIn, expectParam, type Journey, narrow, seeCounts } from './journey.ts'

/** Parses a price; a range counts as its middle: "$1.59m-$1.74m" is 1,665,000. */
const dollarsIn = (text: string): number => {
  const amounts = [...text.matchAll(/\$([\d.,]+)\s*([mk])?/gi)].map(
    ([, amount = '', unit = '']) =>
      Number(amount.replaceAll(',', '')) * ({ m: 1_000_000, k: 1000 }[unit.toLowerCase()] ?? 1),
  )
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
}

/** Journeys that narrow the results without a new search. */
export const narrowing: readonly Journey[] = [
  {
    name: 'sort by price both ways, keep it over a reload, and come back to the best match',
    go: async ({ page, open }) => {
      await open()
      const prices = async () => {
        const texts = await page.getByRole('article').locator('p, h3').getByText(/\$\d/).allInnerTexts()
        return texts.slice(0, 5).map(dollarsIn)
      }
      await chooseIn(page, 'Sort by', 'Price, low to high')
      await page.getByRole('list', { name: 'Homes by Price, low to high' }).waitFor()
      await page.reload()
      await page.getByRole('article').first().waitFor()
      const low = await prices()
      expect(low).toEqual(low.toSorted((one, other) => one - other))
      await chooseIn(page, 'Sort by', 'Price, high to low')
      await expect.poll(async () => Math.min(...(await prices()))).toBeGreaterThan(Math.max(...low))
      await page.goBack()
      await page.goBack()
      await page.getByRole('list', { name: 'Homes, best match first' }).waitFor()
      await expectParam(page, 'sort', null)
    },
  },
  {
    name: 'filter within the results by type and bedrooms, and take a filter away again',
    go: async ({ page, open, homes, searchId }) => {
      const houses = homes.filter(({ propertyType }) => propertyType === 'House')
      const large = houses.filter(({ bedrooms }) => (bedrooms ?? 0) >= 4)
      await open()
      await narrow(page, async (dialog) => {
        await dialog.getByLabel('House', { exact: true }).check()
        await dialog.getByLabel('Bedrooms').selectOption('4')
      })
      await seeCounts(page, `Showing ${large.length} of ${homes.length}`)
      await page.getByRole('heading', { name: `Found ${homes.length} Properties` }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Remove 4+ bedrooms' }).click()
      await seeCounts(page, `Showing ${houses.length} of ${homes.length}`)
      await expectParam(page, 'searchId', searchId)
    },
  },
  {
    name: 'part the homes by a word: those with it and those without are all of them',
    go: async ({ page, open, homes }) => {
      const shown = async (label: string) => {
        await open()
        await narrow(page, (dialog) => dialog.getByLabel(label).fill('garden'))
        const words = await page
          .getByRole('status')
          .getByText(/^Showing \d+ of/)
          .innerText()
        return Number(/\d+/.exec(words)?.[0])
      }
      const included = await shown('Words to include')
      const left = await shown('Words to leave out')
      expect(included).toBeGreaterThan(0)
      expect(included + left).toBe(homes.length)
    },
  },
  {
    name: 'search the part of the map that is in sight, and give the others back',
    go: async ({ page, open, homes, isPhone }) => {
      await open()
      await page.getByRole('button', { name: 'Show map' }).click()
      await page.locator('.home-marker').first().waitFor()
      for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.getByRole('button', { name: 'Search this area' }).click()
      await seeCounts(page, new RegExp(`^Showing \\d+ of ${homes.length}`))
      if (isPhone) await page.getByRole('button', { name: 'Back to the list' }).click()
      await page.getByRole('button', { name: 'Remove Area on the map' }).click()
      await expectParam(page, 'area', null)
      if (!isPhone) await page.getByRole('button', { name: 'Hide map' }).click()
    },
  },
]
