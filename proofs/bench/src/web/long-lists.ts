import { getSearchProperty, listCalendarEvents, listSavedProperties, paths } from '@verandah/contracts'
import { answerAt } from '@verandah/e2e/src/browser/network-edge.ts'
import { untilCalm } from '@verandah/e2e/src/browser/until-calm.ts'
import { aHome } from '@verandah/web/src/testing/builders.ts'
import { anEvent, aSavedHome } from '@verandah/web/src/testing/calendar-builders.ts'
import type { Page } from 'playwright-core'
import { figuresIn, type Figure } from '../measure.ts'
import { openSlowedPage, slowdown, type SignedIn } from './slowed-page.ts'

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
export async function benchLongLists(signedIn: SignedIn): Promise<Figure[]> {
  const lists = [shortlistOf(24), shortlistOf(100), shortlistOf(500), agendaOf(900)]
  const figures: Figure[] = []
  for (const list of lists) figures.push(...(await openList(signedIn, list)))
  return figures
}

const openList = async (signedIn: SignedIn, { name, path, answer, typed }: LongList): Promise<Figure[]> => {
  const { page, devtools, slowDown, watched, elements, close } = await openSlowedPage(signedIn, answer)
  await slowDown()
  await page.goto(`${signedIn.url}${path}`)
  await page.getByRole('article').first().waitFor()
  await untilCalm(page)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const scripts = metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? NaN
  const { firstCardMs } = await watched()
  const named = (what: string) => `${name}, ${slowdown}x CPU throttling: ${what}`
  const figures = [
    ...figuresIn('ms', { [named('scripts')]: scripts * 1_000, [named('until the first card')]: firstCardMs }),
    ...figuresIn('', { [named('elements')]: await elements() }),
  ]
  if (typed !== undefined) {
    await page.getByRole('searchbox').pressSequentially(typed, { delay: 150, timeout: 120_000 })
    await page.waitForTimeout(1_000)
    const slowest = Math.max(0, ...(await watched()).waits.map(({ ms }) => ms))
    figures.push(...figuresIn('ms', { [named('the slowest letter of a word')]: slowest }))
  }
  await close()
  return figures
}
