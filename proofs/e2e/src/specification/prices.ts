import { listProperties } from '@verandah/contracts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { answerAt } from '../browser/network-edge.ts'
import { showResults } from './open-homes.ts'
import { fact, type Row, type Section, type State } from './row.ts'

const card = (page: Page, street: string) => page.getByRole('article', { name: new RegExp(street) })

const written: readonly (readonly [number | null, string | null, string, string])[] = [
  [null, 'Contact agent', 'Price on request', 'Price on request'],
  [null, null, 'Price on application', 'Price on application'],
  [0, null, 'Price on application', 'Price on application'],
  [999, null, '$999', 'Price Unknown'],
  [1_000, null, '$1,000', '$1,000'],
  [999_999, null, '$999,999', '$999,999'],
  [1_000_000, null, '$1.0M', '$1.0M'],
  [1_240_000, null, '$1.2M', '$1.2M'],
]
const priced = written.map(([price, displayPrice], index) =>
  aHome({ id: `home-${index}`, address: `${index + 1} Price Street`, price, displayPrice, description: '' }),
)

const pricesOn = (section: Section, screen: 'list' | 'results'): Row[] =>
  written.map(([price, displayPrice, list, result], index) => {
    const shown = screen === 'list' ? list : result
    return fact(
      section,
      `${screen}: ${price ?? 'no price'}${displayPrice ? ` (${displayPrice})` : ''} shows ${shown}`,
      ({ page }) =>
        card(page, `^${index + 1} Price Street`)
          .getByText(shown, { exact: true })
          .waitFor(),
    )
  })

export const prices: readonly State[] = [
  { name: 'prices of results', as: 'newcomer', open: showResults(priced), rows: pricesOn(5, 'results') },
  {
    name: 'prices of lists',
    as: 'newcomer',
    open: async ({ page, go }) => {
      await answerAt(page, listProperties, { reply: priced })
      await go('/dashboard')
      await page.getByRole('article').first().waitFor()
    },
    rows: pricesOn(5, 'list'),
  },
]
