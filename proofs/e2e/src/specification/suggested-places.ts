import { searchLocalities } from '@verandah/contracts'
import { aSuggestion } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { answerAt, type Asked } from '../browser/network-edge.ts'

const places = ['Richmond', 'Brighton', 'Newtown', 'Kew', 'Hawthorn', 'Toorak'].map((locality, index) =>
  aSuggestion({
    id: `vic-${locality}`,
    locality,
    value: `${locality} VIC 31${21 + index}`,
    postcode: `31${21 + index}`,
  }),
)

/** Answers suggestions by six places of Victoria. */
export function suggestPlaces(page: Page): Promise<Asked[]> {
  return answerAt(page, searchLocalities, ({ url }) => ({
    reply: places.filter(({ value }) => value.startsWith(url.searchParams.get('q') ?? '')),
  }))
}

export function locationsBox(page: Page) {
  return page.getByRole('combobox', { name: 'Locations' })
}

export async function choosePlace(page: Page, name: string): Promise<void> {
  await locationsBox(page).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}
