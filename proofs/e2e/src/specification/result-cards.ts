import { saveProperty } from '@verandah/contracts'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { watchAt } from '../browser/network-edge.ts'
import { showResults } from './open-homes.ts'
import { fact, gone, type State, text } from './row.ts'

const card = (page: Page, street: string) => page.getByRole('article', { name: new RegExp(street) })

/** Returns 11 am in the home's time zone, `days` from now. */
const elevenIn = (days: number): string | null => {
  const { timeZone } = aHome()
  const { date } = wallClockOf(Date.now() + days * 86_400_000, timeZone)
  return instantOf(`${date}T11:00`, timeZone)
}

const full = aHome({
  address: '12 Lennox Street',
  features: ['Pool', 'Solar panels', 'Courtyard', 'Fireplace', 'isRural: true', 'isRetirement: false'],
  description: 'A deep verandah in the morning sun. '.repeat(30),
  openHome: true,
  openHomeDate: elevenIn(3),
  auction: true,
  auctionDate: elevenIn(14),
  images: ['/pictures/a.svg', '/pictures/b.svg', '/pictures/c.svg'],
})

/** Expected hues of the ring, as computed by the browser. */
const bands = [
  { score: 80, word: 'green', hue: [140, 155] },
  { score: 79, word: 'emerald', hue: [165, 185] },
  { score: 60, word: 'emerald', hue: [165, 185] },
  { score: 59, word: 'amber', hue: [60, 90] },
  { score: 40, word: 'amber', hue: [60, 90] },
  { score: 39, word: 'red', hue: [20, 35] },
] as const

const hueOf = (page: Page, street: string): Promise<number> =>
  card(page, street)
    .locator('circle')
    .last()
    .evaluate((circle) => Number(/oklch\([\d.]+ [\d.]+ ([\d.]+)/.exec(getComputedStyle(circle).stroke)?.[1]))

export const resultCards: readonly State[] = [
  {
    name: 'a result card',
    as: 'buyer',
    open: showResults([full]),
    rows: [
      fact(2, 'the pictures loop', async ({ page }) => {
        await page.getByRole('group', { name: /^Pictures of/ }).hover()
        await page.getByRole('button', { name: 'Previous picture' }).click()
        await page.getByText('3/3').waitFor()
        await page.getByRole('button', { name: 'Next picture' }).click()
        await page.getByText('1/3').waitFor()
      }),
      ...(
        [
          ['an open home of this week by day and time', /^Open [A-Z][a-z]{2} 11:00 am$/],
          ['an auction of another week with its date', /^Auction [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}, 11:00 am$/],
        ] as const
      ).map(([what, words]) =>
        fact(2, `${what}, with detail on hover`, async ({ page }) => {
          await page.getByText(words).hover()
          await page
            .getByRole('tooltip')
            .filter({ visible: true })
            .getByText(/, 11:00 am/)
            .waitFor()
          await page.mouse.move(0, 0)
        }),
      ),
      fact(4, 'a click on the score opens the breakdown, another closes it', async ({ page }) => {
        const badge = page.getByRole('button', { name: /^Score 82/ })
        await badge.click()
        await page.getByRole('region', { name: /^Score of/ }).waitFor()
        await badge.click()
        await page.getByRole('region', { name: /^Score of/ }).waitFor({ state: 'hidden' })
      }),
      text(2, 'address', '12 Lennox Street'),
      text(2, 'suburb', 'Richmond VIC 3121'),
      text(2, 'bedrooms', '3 bedrooms'),
      text(2, 'bathrooms', '2 bathrooms'),
      text(2, 'parking', '1 parking space'),
      text(2, 'land size in m²', '312 m²'),
      text(2, 'Source: …', /^Source: Domain/),
      fact(2, 'features are icons with tooltips', async ({ page }) => {
        const features = page.getByRole('button', { name: /^Features:/ })
        await features.locator('svg').first().hover()
        await page.locator('[role=tooltip]').filter({ visible: true, hasText: 'Pool' }).waitFor()
      }),
      text(9, '+N more beyond 4 features', '+1 more'),
      fact(3, 'isRural: true reads Rural property, the false variants are hidden', async ({ page }) => {
        const words = await page.getByRole('button', { name: /^Features:/ }).innerText()
        expect(words).toContain('Rural property')
        expect(words).not.toMatch(/retirement/i)
      }),
      fact(9, 'the description is clamped to 3 lines', async ({ page }) => {
        const clamp = await page
          .getByText('A deep verandah in the morning sun.')
          .evaluate((element) => getComputedStyle(element).webkitLineClamp)
        expect(clamp).toBe('3')
      }),
      fact(2, 'View Details leads to /property/{id}', async ({ page }) => {
        const details = page.getByRole('article').getByRole('link', { name: /^View Details/ })
        expect(await details.getAttribute('href')).toMatch(/^\/property\/home-1/)
      }),
      fact(2, 'View Listing opens the advert in a new tab', async ({ page }) => {
        const listing = page.getByRole('link', { name: /^View Listing/ })
        expect(await listing.getAttribute('href')).toBe('https://listings.example/home-1')
        expect(await listing.getAttribute('target')).toBe('_blank')
      }),
      fact(
        2,
        'View Property keeps the last visited page and opens the home as seen in the search',
        async ({ page }) => {
          await page
            .getByRole('button', { name: /^View Property/ })
            .or(page.getByRole('link', { name: /^View Property/ }))
            .first()
            .click()
          await page.waitForURL('**/property/home-1?searchId=search-1')
          const last = await page.evaluate(() => sessionStorage.getItem('lastVisitedPage'))
          expect(last).toContain('/search-results?searchId=search-1')
        },
      ),
    ],
  },
  {
    name: 'the heart of a home that is not saved',
    as: 'buyer',
    open: async (at) => {
      await showResults([full])(at)
    },
    rows: [
      fact(4, 'the heart creates a saved record marked favourite', async ({ page }) => {
        const asked = await watchAt(page, saveProperty)
        await page
          .getByRole('article')
          .getByRole('button', { name: /favou?rite|save/i })
          .click()
        await expect.poll(() => asked[0]?.body).toMatchObject({ propertyId: 'home-1', favorite: true })
      }),
    ],
  },
  {
    name: 'a home with four features',
    as: 'newcomer',
    open: showResults([aHome({ features: ['Pool', 'Courtyard', 'Fireplace', 'Study'] })]),
    rows: [gone(9, 'four features need no “more”', /\+\d more/)],
  },
  {
    name: 'scores in each band',
    as: 'newcomer',
    open: showResults(
      bands.map(({ score }) =>
        aHome({ id: `home-${score}`, address: `${score} Band Street`, score, displayScore: score }),
      ),
    ),
    rows: bands.map(({ score, word, hue: [from, to] }) =>
      fact(9, `a score of ${score} is ${word}`, async ({ page }) => {
        const hue = await hueOf(page, `^${score} Band Street`)
        expect(hue).toBeGreaterThanOrEqual(from)
        expect(hue).toBeLessThanOrEqual(to)
      }),
    ),
  },
]
