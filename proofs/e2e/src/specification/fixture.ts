import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type PageClock, stopClock } from '../browser/page-clock.ts'
import { watchToasts } from '../browser/watch-toasts.ts'
import { type Belongings, seedBuyer, searchIndifferently } from '../people/seed-buyer.ts'
import { openAccount, type Person } from '../people/open-account.ts'
import type { Place, Who } from './row.ts'

interface Known {
  person: Person | null
  belongings: Belongings | null
}

/** Prepares each person of the specification once, and opens a new browser window for every state. */
export function createFixture(browser: Browser, url: string) {
  const people = new Map<Who, Promise<Known>>()
  const known = (who: Who): Promise<Known> => {
    const person = people.get(who) ?? prepare(browser, url, who)
    people.set(who, person)
    return person
  }
  const enter = async (who: Who, options: BrowserContextOptions = {}): Promise<Place & { leave(): Promise<void> }> => {
    const { person, belongings } = await known(who)
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-AU',
      serviceWorkers: 'block',
      ...options,
    })
    if (person !== null) await context.addCookies(await person.cookies())
    const toasts = await watchToasts(context)
    const page = await context.newPage()
    const go = async (path: string): Promise<void> => {
      await page.goto(`${url}${path}`)
    }
    let clock: PageClock | null = null
    return {
      page,
      toasts,
      person,
      url,
      go,
      goStill: async (path, ready) => (clock = await stopClock(page, () => go(path), ready)),
      clock: () => clock ?? missing('The clock'),
      failEverything: () => failEverything(page),
      belongings: () => belongings ?? missing(`What ${who} has`),
      leave: async () => {
        const cookies = await context.cookies()
        if (person !== null && cookies.length > 0) await person.keepCookies(cookies)
        await context.close()
      },
    }
  }
  return { enter }
}

const prepare = async (browser: Browser, url: string, who: Who): Promise<Known> => {
  if (who === 'visitor') return { person: null, belongings: null }
  const person = await openAccount(browser, url, { plan: who === 'unpaid' ? 'quarterly' : 'free_trial' })
  if (who === 'buyer') return { person, belongings: await seedBuyer(person) }
  return { person, belongings: who === 'indifferent' ? await searchIndifferently(person) : null }
}

/** Fails every request except that for the current user. */
const failEverything = async (page: Page): Promise<void> => {
  await page.route('**/api/**', (route) =>
    route.request().url().endsWith('/api/user')
      ? route.fallback()
      : route.fulfill({ status: 503, body: 'Back in a minute' }),
  )
}

const missing = (who: string): never => {
  throw new Error(`${who} is not there yet`)
}
