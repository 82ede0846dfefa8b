import { getSearchProperty, listCalendarEvents, listSavedProperties, paths } from '@verandah/contracts'
import { answerAt } from '@verandah/e2e/src/browser/network-edge.ts'
import { untilCalm } from '@verandah/e2e/src/browser/until-calm.ts'
import type { Person } from '@verandah/e2e/src/people/open-account.ts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import { anEvent, aSavedHome } from '@verandah/web/src/testing/calendar-builders.ts'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Figure } from '../measure.ts'

const slowdown = 4
const hourMs = 60 * 60_000

/** A list that may grow long: its name, its page, and how to fill it. */
interface LongList {
  name: string
  path: string
  answer: (page: Page) => Promise<unknown>
  /** Typed into its search box, letter by letter. */
  typed?: string
}

const shortlistOf = (count: number): LongList => {
  const homes = Array.from({ length: count }, (_, index) =>
    aHome({ id: `home-${index}`, address: `${index + 1} Bench Street` }),
  )
  return {
    name: `the shortlist of ${count}`,
    path: paths.shortlist,
    typed: 'ben',
    answer: async (page) => {
      await answerAt(page, listSavedProperties, { reply: homes.map((home) => aSavedHome(home)) })
      await answerAt(page, getSearchProperty, ({ url }) => ({
        reply: aHome(homes.find(({ id }) => url.pathname.endsWith(`/${id}`))),
      }))
    },
  }
}

const agendaOf = (count: number): LongList => ({
  name: `the agenda of ${count}`,
  path: paths.calendar.href({ view: 'all' }),
  answer: async (page) => {
    await answerAt(page, listSavedProperties, { reply: [aSavedHome()] })
    await answerAt(page, listCalendarEvents, {
      reply: Array.from({ length: count }, (_, index) => {
        const startTime = new Date(Date.now() + (index + 1) * 8 * hourMs).toISOString()
        return anEvent({ id: `event-${index}`, startTime, endTime: null, address: `${index + 1} Bench Street` })
      }),
    })
  },
})

/** Opens long lists on a CPU slowed four times: time in scripts, time of the first card, and rendered elements. */
export async function benchLongLists(browser: Browser, url: string, person: Person): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const list of [shortlistOf(24), shortlistOf(100), shortlistOf(500), agendaOf(900)]) {
    figures.push(...(await openList(browser, url, { person, list })))
  }
  return figures
}

const openList = async (
  browser: Browser,
  url: string,
  { person, list }: { person: Person; list: LongList },
): Promise<Figure[]> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies(await person.cookies())
  const page = await context.newPage()
  await page.addInitScript(watch)
  await list.answer(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}${list.path}`)
  await page.getByRole('article').first().waitFor()
  await untilCalm(page)
  const named = (what: string) => `${list.name}, ${slowdown}x CPU throttling: ${what}`
  const opened: Figure[] = [
    { name: named('scripts'), value: await msOf(devtools, 'ScriptDuration'), unit: 'ms' },
    { name: named('scripts, style and layout'), value: await msOf(devtools, 'TaskDuration'), unit: 'ms' },
    { name: named('until the first card'), value: await page.evaluate(firstCardMs), unit: 'ms' },
    { name: named('elements'), value: await page.evaluate(() => document.querySelectorAll('*').length), unit: '' },
  ]
  const typed = list.typed === undefined ? [] : await typeInto(page, list.typed)
  await context.close()
  return [...opened, ...typed.map((value) => ({ name: named('the slowest letter of a word'), value, unit: 'ms' }))]
}

const msOf = async (devtools: CDPSession, name: string): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1_000
}

/** Returns the longest wait of a letter for its frame. */
const typeInto = async (page: Page, text: string): Promise<number[]> => {
  await page.getByRole('searchbox').pressSequentially(text, { delay: 150, timeout: 120_000 })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
  return [await page.evaluate(() => Math.max(0, ...(window as unknown as Watched).waits))]
}

interface Watched {
  firstCard: number
  waits: number[]
}

const firstCardMs = () => (window as unknown as Watched).firstCard

/** Runs in the page, before our scripts. */
const watch = () => {
  const watched = Object.assign(window, { firstCard: NaN, waits: [] as number[] })
  const seen = new MutationObserver(() => {
    if (document.querySelector('article') === null) return
    seen.disconnect()
    requestAnimationFrame(() => (watched.firstCard = performance.now()))
  })
  seen.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) watched.waits.push(entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
