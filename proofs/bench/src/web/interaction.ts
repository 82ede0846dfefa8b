import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Person } from '@verandah/e2e/src/people/open-account.ts'
import { untilCalm } from '@verandah/e2e/src/browser/until-calm.ts'
import type { Figure } from '../measure.ts'
import { answerThousandHomes } from './thousand-homes.ts'

const slowdown = 4
const presses = 100

interface Watched {
  shifts: number[]
  interactions: { duration: number; id: number }[]
}

/** Measures moving a slider a hundred times over a thousand cards, on a CPU slowed four times, and layout shifts. */
export async function benchInteraction(browser: Browser, url: string, person: Person): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies(await person.cookies())
  const page = await context.newPage()
  await page.addInitScript(watch)
  await answerThousandHomes(page)
  await page.goto(`${url}/search-results?searchId=search-1`)
  await page.getByRole('heading', { name: 'Found 1,000 Properties' }).waitFor()
  await untilCalm(page)
  const loadShift = sum((await readWatched(page)).shifts)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const nodes = await nodesOf(page)
  const heap = await heapOf(devtools)
  await moveSlider(page)
  const { shifts, interactions } = await readWatched(page)
  const nodesAfter = await nodesOf(page)
  const heapAfter = await heapOf(devtools)
  await context.close()
  const longest = durationsOf(interactions)
  const named = (what: string) => `1,000 cards, ${slowdown}x CPU throttling: ${what}`
  return [
    {
      name: named(`slider interaction, 50th percentile of ${longest.length}`),
      value: percentile(longest, 0.5),
      unit: 'ms',
    },
    { name: named('slider interaction, 98th percentile'), value: percentile(longest, 0.98), unit: 'ms' },
    { name: named('slider interaction, longest'), value: longest.at(-1) ?? NaN, unit: 'ms' },
    { name: named('elements of the page'), value: nodes, unit: '' },
    { name: named('elements after 100 moves of the slider'), value: nodesAfter, unit: '' },
    { name: named('heap'), value: heap, unit: 'MB' },
    { name: named('heap after 100 moves of the slider'), value: heapAfter, unit: 'MB' },
    { name: 'layout shift while 1,000 cards load', value: loadShift, unit: '' },
    { name: 'layout shift while the slider moves', value: sum(shifts) - loadShift, unit: '' },
  ]
}

const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

/** Returns the heap in use after a collection. */
const heapOf = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000
}

const moveSlider = async (page: Page): Promise<void> => {
  await page.getByRole('slider', { name: 'Price' }).focus()
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(press % 18 < 9 ? 'ArrowLeft' : 'ArrowRight')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

/** Runs in the page, before our scripts. */
const watch = () => {
  const watched: Watched = { shifts: [], interactions: [] }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) watched.shifts.push(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) watched.interactions.push({ duration: entry.duration, id: entry.interactionId })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

const readWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)

/** Returns the longest event of each interaction; browsers do not report those below 16 ms, which count as 16. */
const durationsOf = (interactions: Watched['interactions']): number[] => {
  const longest = new Map<number, number>()
  for (const { id, duration } of interactions) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
  const reported = [...longest.values()]
  const unreported = Array<number>(Math.max(0, presses - reported.length)).fill(16)
  return [...unreported, ...reported].sort((a, b) => a - b)
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
