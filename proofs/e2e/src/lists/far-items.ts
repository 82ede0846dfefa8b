import { getSearchProperty, listCalendarEvents, listSavedProperties, paths, saveBuyersMoney } from '@verandah/contracts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import { anEvent, aSavedHome } from '@verandah/web/src/testing/calendar-builders.ts'
import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enoughMoney } from '@verandah/web/src/testing/money.ts'
import { answerAt } from '../browser/network-edge.ts'
import { untilCalm } from '../browser/until-calm.ts'
import { openAccount } from '../people/open-account.ts'
import type { ProductInUse } from '../use-product.ts'

const tags = ['quiet street', 'north facing', 'near the park', 'ask Dad', 'to be renovated']
const notes = ['', 'Light all day.\nAsk about the fence.', 'One word after another. '.repeat(20)]

/** Homes whose cards differ in height. */
const homes = Array.from({ length: 60 }, (_, index) =>
  aSavedHome(
    {
      id: `home-${index}`,
      address: index % 7 === 0 ? `${index}/1204 Upper Ferntree Gully Boulevard East` : `${index} Far Street`,
      ...[{ price: null }, {}, { price: 1_250_000, priceFrom: 1_200_000, priceTo: 1_300_000 }][index % 3],
      displayPrice: index % 5 === 0 ? 'Contact the agent for a guide to the price of this home' : null,
    },
    {
      notes: notes[index % 3] ?? '',
      tags: tags.slice(0, index % 6),
      score: 40 + index,
      verdict: index % 4 === 0 ? 'maybe' : null,
      ...(index % 8 < 2 && { stage: 'lost', stageReason: index % 8 === 0 ? 'Over our limit' : '' }),
    },
  ),
)

const hourMs = 60 * 60_000
const events = Array.from({ length: 60 }, (_, index) =>
  anEvent({
    id: `event-${index}`,
    eventType: index % 4 === 0 ? 'Auction' : 'Open Home',
    address: index % 7 === 0 ? null : `${index} Far Street, Richmond VIC 3121`,
    startTime: new Date(Date.now() + (index + 1) * 8 * hourMs).toISOString(),
    endTime: null,
    notes: notes[index % 3] ?? '',
    clashes: index % 5 === 0 ? [`event-${index + 1}`] : [],
  }),
)

/** Off-screen items of long lists. */
export function farItems({ url, browser }: ProductInUse): void {
  const lists = [
    ['the shortlist', paths.shortlist, 360],
    ['the agenda', paths.calendar.href({ view: 'all' }), 320],
  ] as const
  const each = lists.flatMap(([name, path, narrowest]) =>
    [1280, 768, 375, narrowest].map((width) => ({ name, path, width })),
  )

  /** One page for pointers and one for touch, each with warm caches, so that widths do not affect each other. */
  const pages = new Map<boolean, Promise<Page>>()
  const pageFor = (width: number): Promise<Page> => {
    const isPhone = width < 400
    const page = pages.get(isPhone) ?? openPage(browser(), url(), isPhone)
    pages.set(isPhone, page)
    return page
  }

  it.each(each)(
    '$name, $width px wide: items take the same room far from the window and near it',
    async ({ path, width }) => {
      const page = await pageFor(width)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${url()}${path}`)
      await page.getByRole('article').nth(59).waitFor()
      await page
        .getByText(/cash, /)
        .first()
        .waitFor()
      await untilCalm(page)
      const far = await heightsIn(page)
      expect(await wholeIn(page)).toBeLessThan(40)
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      expect(await wholeIn(page)).toBe(60)
      expect(await heightsIn(page)).toEqual(far)
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await page.getByRole('article').nth(59).scrollIntoViewIfNeeded()
      await page.getByRole('article').nth(59).getByRole('button').first().waitFor()
    },
  )
}

const openPage = async (browser: Browser, url: string, isPhone: boolean): Promise<Page> => {
  const buyer = await openAccount(browser, url)
  await buyer.call(saveBuyersMoney, { body: { ...enoughMoney, preApproval: { amount: 970_000 } } })
  const context = await browser.newContext({ hasTouch: isPhone, isMobile: isPhone, serviceWorkers: 'block' })
  await context.addCookies(await buyer.cookies())
  const page = await context.newPage()
  await answerAt(page, listSavedProperties, { reply: homes })
  await answerAt(page, listCalendarEvents, { reply: events })
  await answerAt(page, getSearchProperty, ({ url: { pathname } }) => ({
    reply: aHome(homes.find(({ propertyId }) => pathname.endsWith(`/${propertyId}`))?.home ?? {}),
  }))
  return page
}

const heightsIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...document.querySelectorAll('article')].map((item) => item.getBoundingClientRect().height))

const wholeIn = (page: Page): Promise<number> =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .count()
