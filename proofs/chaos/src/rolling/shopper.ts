import {
  createCalendarEvent,
  createWeights,
  editSavedProperty,
  getCriteria,
  getCurrentUser,
  getNotificationPreferences,
  getProperty,
  getSubscription,
  getWeights,
  listCalendarEvents,
  listInvoices,
  listNotices,
  listProperties,
  listSavedProperties,
  listSearches,
  listSearchResults,
  openCalendarFeed,
  overrideScore,
  readCalendarFeed,
  requestSearch,
  saveCriteria,
  saveProperty,
  searchLocalities,
  type AnyRoute,
  type BodyInput,
} from '@verandah/contracts'
import type { Send } from '@verandah/runtime/testing/browser'
import { createBuyer, richmond, saveWeights, type Buyer } from '@verandah/runtime/testing/buyer'

/** A buyer under load: their data, and what the product acknowledged. */
export interface Shopper {
  readonly buyer: Buyer
  readonly homes: readonly string[]
  readonly savedId: string
  readonly feedToken: string
  readonly searches: { id: string; revision: number }[]
  readonly events: string[]
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

interface Request {
  /** Percentage of requests of this kind. */
  readonly share: number
  ask(shopper: Shopper, number: number): Promise<Reply>
}

const asking =
  (route: AnyRoute, params?: Record<string, string>): Request['ask'] =>
  ({ buyer }) =>
    buyer.call(route, params && { params })

const resultsOf = async ({ buyer, searches }: Shopper, waitMs: number): Promise<Reply> => {
  const newest = searches.at(-1)
  const query = { waitMs, revision: newest?.revision ?? 0 }
  const reply = await buyer.call(listSearchResults, { params: { searchId: newest?.id ?? '' }, query })
  if (newest) newest.revision = Number(reply.headers.get('x-revision') ?? newest.revision)
  return reply
}

/** About twenty homes. */
const wanted: BodyInput<typeof requestSearch> = {
  locations: [richmond],
  minBedrooms: '3',
  propertyType: 'House',
  maxPages: 1,
}

/** Opens an account with weights, a finished search, a saved home and a calendar feed. */
export async function prepareShopper(url: string, through: Send): Promise<Shopper> {
  const buyer = await createBuyer(url, { through })
  await saveWeights(buyer)
  await buyer.call(saveCriteria, { body: { suburb: 'Richmond', locality: richmond } })
  const searchId = await buyer.search(wanted)
  const { status, revision } = await buyer.waitFor(searchId, 120_000)
  if (status !== 'completed') throw new Error(`The search of a shopper is ${status}, before any load`)
  const homes = (await buyer.resultsOf(searchId)).map(({ id }) => id)
  const saved = await buyer.call(saveProperty, { body: { propertyId: homes[0] ?? '', searchId } })
  const feed = await buyer.call(openCalendarFeed)
  const feedToken = /([\w-]{43})\.ics$/.exec(feed.body.url)?.[1] ?? ''
  return { buyer, homes, savedId: saved.body.id, feedToken, searches: [{ id: searchId, revision }], events: [] }
}

const homeOf = ({ homes }: Shopper, number: number): string => homes[number % homes.length] ?? ''

/** Typical requests of buyers, by the name in the report. */
export const requests: Readonly<Record<string, Request>> = {
  'begin a search': {
    share: 2,
    ask: async ({ buyer, searches }) => {
      const reply = await buyer.call(requestSearch, { body: wanted })
      if (reply.status === 202) searches.push({ id: reply.body.searchId, revision: 0 })
      return reply
    },
  },
  'wait for news of a search': { share: 2, ask: (shopper) => resultsOf(shopper, 15_000) },
  'read results': { share: 10, ask: (shopper) => resultsOf(shopper, 0) },
  'list searches': { share: 10, ask: asking(listSearches) },
  'list ranked homes': { share: 8, ask: asking(listProperties) },
  'open a home': {
    share: 8,
    ask: (shopper, number) => shopper.buyer.call(getProperty, { params: { id: homeOf(shopper, number) } }),
  },
  'override a score': {
    share: 1,
    ask: (shopper, number) =>
      shopper.buyer.call(overrideScore, {
        params: { id: homeOf(shopper, number) },
        body: { scoreOverrides: { price: number % 11 } },
      }),
  },
  'save a home': {
    share: 5,
    ask: (shopper, number) => shopper.buyer.call(saveProperty, { body: { propertyId: homeOf(shopper, number) } }),
  },
  'write notes': {
    share: 4,
    ask: ({ buyer, savedId }, number) =>
      buyer.call(editSavedProperty, { params: { id: savedId }, body: { notes: `Note ${number}` } }),
  },
  'read the shortlist': { share: 9, ask: asking(listSavedProperties) },
  'add to the calendar': {
    share: 3,
    ask: async (shopper, number) => {
      const startTime = new Date(Date.now() + (1 + (number % 60)) * 24 * 60 * 60_000).toISOString()
      const body = { title: `Visit ${number}`, startTime, propertyId: homeOf(shopper, number) }
      const reply = await shopper.buyer.call(createCalendarEvent, { body })
      if (reply.status === 201) shopper.events.push(reply.body.id)
      return reply
    },
  },
  'read the calendar': { share: 7, ask: asking(listCalendarEvents, { id: 'me' }) },
  'read the calendar feed': {
    share: 4,
    ask: ({ buyer, feedToken }) => buyer.call(readCalendarFeed, { params: { token: feedToken } }),
  },
  'change weights': {
    share: 1,
    ask: ({ buyer }, number) => buyer.call(createWeights, { body: { landSize: number % 11 } }),
  },
  'read weights': { share: 5, ask: asking(getWeights, { userId: 'me' }) },
  'save criteria': {
    share: 2,
    ask: ({ buyer }, number) =>
      buyer.call(saveCriteria, { body: { suburb: 'Richmond', maxPrice: String(900_000 + number) } }),
  },
  'read criteria': { share: 4, ask: asking(getCriteria) },
  'ask who I am': { share: 5, ask: asking(getCurrentUser) },
  'read notices': { share: 3, ask: asking(listNotices) },
  'read preferences': { share: 1, ask: asking(getNotificationPreferences) },
  'read my plan': { share: 3, ask: asking(getSubscription) },
  'read invoices': { share: 1, ask: asking(listInvoices) },
  'type a suburb': {
    share: 2,
    ask: ({ buyer }) => buyer.call(searchLocalities, { query: { q: 'Richm' } }),
  },
}
