import {
  type CalendarEvent,
  getBuyersMoney,
  getCostTables,
  getCurrentUser,
  hrefOf,
  listCalendarEvents,
  listDayPlans,
  listFiles,
  listPurchases,
  listResultCards,
  listResultColumns,
  listSavedProperties,
  listSearches,
  listVisits,
  type SavedProperty,
  type SearchStatus,
} from '@verandah/contracts'
import { cardsPerPage } from '@/lib/endpoints/searches.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { type Read, untilKept } from './until-kept.ts'

/** Fetches, through the caching service worker, what must open offline. */
export function fetchAhead(): Promise<void> {
  return untilKept(async (read) => {
    await read(hrefOf(getCurrentUser))
    const saved = (await read(savedHref)) as SavedProperty[] | null
    const events = (await read(hrefOf(listCalendarEvents, { params: { id: ownUserId } }))) as CalendarEvent[] | null
    await read(hrefOf(listDayPlans))
    await read(hrefOf(listPurchases))
    await read(hrefOf(listVisits))
    await read(hrefOf(listFiles))
    if (saved?.some(mayBeBidFor) || events?.some(isAuctionAhead)) await readCosts(read)
    const searches = (await read(hrefOf(listSearches))) as SearchStatus[] | null
    const newest = searches?.find(({ status }) => status === 'completed')
    if (newest === undefined) return
    const query = { limit: cardsPerPage, sort: 'match' } as const
    await read(hrefOf(listResultCards, { params: { searchId: newest.id }, query }))
    await read(hrefOf(listResultColumns, { params: { searchId: newest.id }, query: {} }))
  })
}

/** Fetches again what a bidding card needs offline, after a change of the shortlist. */
export function fetchForBidding(): Promise<void> {
  return untilKept(async (read) => {
    await read(savedHref)
    await readCosts(read)
  })
}

const savedHref = hrefOf(listSavedProperties, { query: { userId: ownUserId } })

const mayBeBidFor = ({ walkAway, home }: SavedProperty): boolean =>
  walkAway !== null || isAhead(home?.auctionDate ?? null)

const isAuctionAhead = ({ eventType, startTime }: CalendarEvent): boolean =>
  eventType === 'Auction' && isAhead(startTime)

/** Not yet a day old: an auction can start late. */
const isAhead = (time: string | null): boolean => time !== null && Date.parse(time) > Date.now() - dayMs

const dayMs = 24 * 60 * 60 * 1000

const readCosts = async (read: Read): Promise<void> => {
  await read(hrefOf(getBuyersMoney))
  await read(hrefOf(getCostTables))
}
