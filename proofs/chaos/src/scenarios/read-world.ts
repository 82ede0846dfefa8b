import {
  getCriteria,
  getCurrentUser,
  getSubscription,
  getWeights,
  listCalendarEvents,
  listInvoices,
  listNotices,
  listProperties,
  listSavedProperties,
  listSavedSearches,
  listSearches,
  type Property,
} from '@verandah/contracts'
import { advertsOf, type BuyerAtWork } from './buyer-at-work.ts'
import { homesOf } from './carry-out.ts'

/**
 * Everything that buyers can see, line by line, in terms that are the same in every run of a plan: no generated ids, no
 * current times.
 */
export type World = Map<string, string>

/** Whole homes, by the key of their line: what a line leaves out explains why two differ. */
export type Homes = Map<string, Property>

type Say = (key: string, value: unknown, home?: Property) => void

const readAll = async (buyers: readonly BuyerAtWork[], read: (buyer: BuyerAtWork, say: Say) => Promise<void>) => {
  const world: World = new Map()
  const homes: Homes = new Map()
  for (const buyer of buyers)
    await read(buyer, (key, value, home) => {
      const whole = `${buyer.name}, ${key}`
      world.set(whole, JSON.stringify(value))
      if (home) homes.set(whole, home)
    })
  return { world, homes }
}

/** Reads what buyers did. `asOf`: imported open homes count from then on, so that none passes between two readings. */
export function readWorks(buyers: readonly BuyerAtWork[], asOf: Date) {
  return readAll(buyers, async (buyer, say) => {
    for (const [step, advert] of buyer.chosen) say(`chose at ${step}`, advert)
    await readAccount(buyer, say)
    await readSearches(buyer, say)
    await readHomes(buyer, say)
    await readCalendar(buyer, asOf, say)
  })
}

const readAccount = async (buyer: BuyerAtWork, say: Say) => {
  const { name, plan, subscriptionStatus } = (await buyer.ask('look', (call) => call(getCurrentUser))).body
  say('account', { name, plan, subscriptionStatus })
  const { status, plan: paid, isActive } = (await buyer.ask('look', (call) => call(getSubscription))).body
  say('subscription', { status, paid, isActive })
  const invoices = (await buyer.ask('look', (call) => call(listInvoices))).body
  say(
    'invoices',
    invoices.map(({ description, totalCents, amountPaidCents }) => ({ description, totalCents, amountPaidCents })),
  )
  const { price, landSize, additionalCriteria } = (
    await buyer.ask('look', (call) => call(getWeights, { params: { userId: 'me' } }))
  ).body
  say('weights', { price, landSize, additionalCriteria })
  say('criteria', (await buyer.ask('look', (call) => call(getCriteria))).body)
}

/** A search that was requested twice, because the first request had no response, exists twice. */
const readSearches = async (buyer: BuyerAtWork, say: Say) => {
  const listed = (await buyer.ask('look', (call) => call(listSearches))).body
  const again = [...buyer.searches.keys()].reduce((sum, step) => sum + buyer.uncertain(step), 0)
  say('searches', listed.length - Math.min(again, listed.length - buyer.searches.size))
  for (const [step, searchId] of buyer.searches) {
    const status = listed.find(({ id }) => id === searchId)
    const homes = await homesOf(buyer, searchId)
    say(`search ${step}`, { status: status?.status, count: status?.resultsCount, homes: homes.length })
    for (const home of homes) say(`search ${step}, ${advertsOf(home)}`, scoreIn(home), home)
  }
}

const scoreIn = ({
  address,
  score,
  breakdown,
  scoreOverrides,
  notes,
  tags,
}: Awaited<ReturnType<typeof homesOf>>[number]) => ({
  address,
  score,
  scoreOverrides,
  notes,
  tags,
  breakdown: breakdown.map(({ name, weight, points }) => `${name} ${weight} ${points}`).join(', '),
})

const readHomes = async (buyer: BuyerAtWork, say: Say) => {
  const ranked: Awaited<ReturnType<typeof homesOf>> = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query: Record<string, string | number> = { limit: 100, ...(cursor !== '' && { cursor }) }
    const { body, headers } = await buyer.ask('look', (call) => call(listProperties, { query }))
    ranked.push(...body)
    cursor = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
    if (cursor !== undefined) cursor = decodeURIComponent(cursor)
  }
  say('ranked homes', ranked.length)
  for (const home of ranked) say(`ranked ${advertsOf(home)}`, scoreIn(home), home)
  const saved = (await buyer.ask('look', (call) => call(listSavedProperties))).body
  say('saved homes', saved.length)
  for (const { home, notes, tags, favorite } of saved)
    say(`saved ${home ? advertsOf(home) : 'unknown'}`, {
      notes,
      tags: tags.toSorted(),
      favorite,
      price: home?.displayPrice,
    })
}

const readCalendar = async (buyer: BuyerAtWork, asOf: Date, say: Say) => {
  const events = (await buyer.ask('look', (call) => call(listCalendarEvents, { params: { id: 'me' } }))).body
  const coming = events.filter(({ startTime }) => startTime > asOf.toISOString())
  countTimes(coming, ({ title, startTime, address }) => `${title} at ${startTime}, ${address}`).forEach(
    (times, title) => {
      const step = /^visit (s\d+)/.exec(title)?.[1]
      say(`calendar: ${title}`, times - allowedAgain(buyer, step, times))
    },
  )
}

/** Reads what buyers were told after the market changed. */
export async function readNews(buyers: readonly BuyerAtWork[]): Promise<World> {
  return (await readAll(buyers, readNewsOf)).world
}

const readNewsOf = async (buyer: BuyerAtWork, say: Say) => {
  const saved = (await buyer.ask('look', (call) => call(listSavedSearches))).body
  for (const { name, homesCount } of saved) say(`follows ${name}`, homesCount)
  const notices = (await buyer.ask('look', (call) => call(listNotices, { query: { limit: 100 } }))).body
  const words = notices.map(
    ({ searchName, kind, text, home }) => `${searchName}: ${home?.address ?? ''}: ${kind === 'gone' ? kind : text}`,
  )
  countTimes(words, (text) => text).forEach((times, text) => {
    const step = /^watch (s\d+)/.exec(text)?.[1]
    say(`notice: ${text}`, times - allowedAgain(buyer, step, times))
  })
}

export function countTimes<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

/** Returns how many duplicates are allowed: the requests of the step without a response. */
export function allowedAgain(buyer: BuyerAtWork, step: string | undefined, times: number): number {
  return step === undefined ? 0 : Math.min(buyer.uncertain(step), times - 1)
}
