import type { Locator, Page } from 'playwright-core'
import { choose, compareThree, holdLastProvider, overridden } from './preparations.ts'
import type { Showcase } from './showcase.ts'

export const shapes = {
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 375, height: 600 }, deviceScaleFactor: 2 },
  detail: { viewport: { width: 640, height: 480 }, deviceScaleFactor: 2 },
  /** Same pixel size at a larger scale: one column of cards. */
  close: { viewport: { width: 560, height: 420 }, deviceScaleFactor: 16 / 7 },
} as const

export type Shape = keyof typeof shapes

export interface Screen {
  readonly name: string
  readonly shapes: readonly Shape[]
  readonly address: (showcase: Showcase) => string
  /** Sets up interception before the page opens. */
  readonly before?: (page: Page) => Promise<void>
  /** Brings the page into the state to capture. */
  readonly prepare: (page: Page, showcase: Showcase) => Promise<void>
  /** Element at the top of a detail; defaults to the top of the page. */
  readonly part?: (page: Page) => Locator
  /** Element below the header on a phone; defaults to the page as prepared. */
  readonly onPhone?: (page: Page) => Locator
}

const hero = ['wide', 'phone'] as const
const detail = ['detail'] as const
const close = ['close'] as const
const results = ({ searchId }: Showcase) => `/search-results?searchId=${searchId}`
const bestHome = ({ homes, searchId }: Showcase) => `/property/${homes[0]?.id ?? ''}?searchId=${searchId}`
const openHome = ({ homes, searchId }: Showcase) => {
  const home = homes.find(({ inspections }) => inspections.length > 0)
  return `/property/${home?.id ?? ''}?searchId=${searchId}`
}
const firstCard = (page: Page) => page.getByRole('article').first()
const ring = (card: Locator): Locator => card.getByRole('button', { name: /score/i }).first()
const cards = (page: Page) => firstCard(page).waitFor()

/** Screenshots of the marketing pages, in page order. */
export const screens: readonly Screen[] = [
  {
    name: 'search',
    shapes: hero,
    address: results,
    prepare: cards,
    onPhone: (page) => page.getByText('Sample listings'),
  },
  {
    name: 'search-panel',
    shapes: detail,
    address: () => '/dashboard',
    prepare: async (page) => {
      for (const place of ['Richmond VIC 3121', 'Hobart TAS 7000', 'Fremantle WA 6160']) await choose(page, place)
      await page.getByLabel('Price Range').selectOption({ index: 4 })
    },
    part: (page) => page.getByRole('heading', { name: 'Start a search' }),
  },
  {
    name: 'search-progress',
    shapes: detail,
    address: results,
    before: holdLastProvider,
    prepare: async (page) => {
      await page.getByText('Search in progress...').waitFor()
      await cards(page)
    },
    part: (page) => page.getByText('Search in progress...'),
  },
  {
    name: 'search-map',
    shapes: detail,
    address: results,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Show map' }).click()
      await page.locator('.home-marker').first().waitFor()
    },
    part: (page) => page.locator('.leaflet-container'),
  },
  {
    name: 'scoring',
    shapes: hero,
    address: results,
    prepare: async (page) => {
      await cards(page)
      await ring(firstCard(page)).click()
    },
  },
  {
    name: 'scoring-weights',
    shapes: detail,
    address: () => '/setup-scoring',
    prepare: (page) => page.getByRole('tab', { name: 'Scoring Weights' }).click(),
    part: (page) => page.getByRole('tabpanel'),
  },
  {
    name: 'scoring-breakdown',
    shapes: close,
    address: results,
    prepare: async (page) => {
      await cards(page)
      await ring(firstCard(page)).click()
    },
    part: (page) => ring(firstCard(page)),
  },
  {
    name: 'scoring-override',
    shapes: detail,
    address: bestHome,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Adjust score' }).click()
      await overridden(page, 'Location', 4)
      await overridden(page, 'Bathrooms', -2)
      await overridden(page, 'Land Size', 2)
    },
  },
  { name: 'calendar', shapes: hero, address: () => '/calendar', prepare: (page) => page.getByRole('grid').waitFor() },
  {
    name: 'calendar-visit',
    shapes: detail,
    address: openHome,
    prepare: (page) => page.getByRole('button', { name: 'Schedule Visit' }).first().click(),
  },
  {
    name: 'calendar-feed',
    shapes: detail,
    address: () => '/calendar',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
      await page.getByRole('button', { name: 'Create a private link' }).waitFor()
    },
  },
  {
    name: 'compare',
    shapes: hero,
    address: () => '/my-properties',
    prepare: compareThree,
    onPhone: (page) => page.getByText('3 homes side by side'),
  },
  {
    name: 'compare-shortlist',
    shapes: detail,
    address: () => '/my-properties',
    prepare: cards,
    part: (page) => page.getByRole('tablist'),
  },
  {
    name: 'compare-notes',
    shapes: detail,
    address: bestHome,
    prepare: (page) => page.getByLabel(/notes/i).first().waitFor(),
    part: (page) =>
      page
        .getByRole('heading', { name: 'Notes and tags' })
        .or(page.getByRole('heading', { name: 'Notes' }))
        .first(),
  },
]
