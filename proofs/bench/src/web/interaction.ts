import type { CDPSession, Page } from 'playwright-core'
import { untilCalm } from '@verandah/e2e/src/browser/until-calm.ts'
import { figuresIn, medianOf, percentileOf, type Figure } from '../measure.ts'
import { openSlowedPage, slowdown, type SignedIn } from './slowed-page.ts'
import { answerThousandHomes } from './thousand-homes.ts'

const presses = 100
/** What browsers do not report is shorter. */
const leastReportedMs = 16

/** Measures moving a slider a hundred times over a thousand cards, on a CPU slowed four times. */
export async function benchInteraction(signedIn: SignedIn): Promise<Figure[]> {
  const { page, devtools, slowDown, watched, elements, close } = await openSlowedPage(signedIn, answerThousandHomes)
  await page.goto(`${signedIn.url}/search-results?searchId=search-1`)
  await page.getByRole('heading', { name: 'Found 1,000 Properties' }).waitFor()
  await untilCalm(page)
  await slowDown()
  const before = { elements: await elements(), heap: await heapOf(devtools) }
  await moveSlider(page)
  const longest = longestWaits((await watched()).waits)
  const after = { elements: await elements(), heap: await heapOf(devtools) }
  await close()
  const named = (what: string) => `1,000 cards, ${slowdown}x CPU throttling: ${what}`
  return [
    ...figuresIn('ms', {
      [named('slider interaction, median')]: medianOf(longest),
      [named('slider interaction, 98th percentile')]: percentileOf(longest, 0.98),
    }),
    ...figuresIn('', {
      [named('elements of the page')]: before.elements,
      [named(`elements after ${presses} moves of the slider`)]: after.elements,
    }),
    ...figuresIn('MB', {
      [named('heap')]: before.heap,
      [named(`heap after ${presses} moves of the slider`)]: after.heap,
    }),
  ]
}

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

/** Returns the longest event of each interaction. */
const longestWaits = (waits: readonly { id: number; ms: number }[]): number[] => {
  const longest = new Map<number, number>()
  for (const { id, ms } of waits) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  const unreported = Math.max(0, presses - longest.size)
  return [...longest.values(), ...Array<number>(unreported).fill(leastReportedMs)]
}
