import {
  getCurrentUser,
  hrefOf,
  listCalendarEvents,
  listResultCards,
  listResultColumns,
  listSavedProperties,
  listSearches,
  type SearchStatus,
} from '@verandah/contracts'
import { cardsPerPage } from '@/lib/endpoints/searches.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'

/** Fetches, through the caching service worker, what must open offline. Skips whatever fails. */
export const fetchAhead = async (): Promise<void> => {
  await navigator.serviceWorker.ready
  await read(hrefOf(getCurrentUser))
  await read(hrefOf(listSavedProperties, { query: { userId: ownUserId } }))
  await read(hrefOf(listCalendarEvents, { params: { id: ownUserId } }))
  const searches = (await read(hrefOf(listSearches))) as SearchStatus[] | null
  const newest = searches?.find(({ status }) => status === 'completed')
  if (newest === undefined) return
  const query = { limit: cardsPerPage, sort: 'match' } as const
  await read(hrefOf(listResultCards, { params: { searchId: newest.id }, query }))
  await read(hrefOf(listResultColumns, { params: { searchId: newest.id }, query: {} }))
}

const read = async (href: string): Promise<unknown> => {
  try {
    const response = await fetch(href, { credentials: 'include', priority: 'low' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
