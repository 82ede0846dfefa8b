import {
  getCurrentUser,
  hrefOf,
  listCalendarEvents,
  listSavedProperties,
  listSearches,
  listSearchResults,
  type SearchStatus,
} from '@verandah/contracts'
import { ownUserId } from '@/lib/endpoints/weights.ts'

/** Reads once what shall open without a network, through the worker that keeps it. What cannot be read is left out. */
export const fetchAhead = async (): Promise<void> => {
  await navigator.serviceWorker.ready
  await read(hrefOf(getCurrentUser))
  await read(hrefOf(listSavedProperties, { query: { userId: ownUserId } }))
  await read(hrefOf(listCalendarEvents, { params: { id: ownUserId } }))
  const searches = (await read(hrefOf(listSearches))) as SearchStatus[] | null
  const newest = searches?.find(({ status }) => status === 'completed')
  if (newest !== undefined) await read(hrefOf(listSearchResults, { params: { searchId: newest.id } }))
}

const read = async (href: string): Promise<unknown> => {
  try {
    const response = await fetch(href, { credentials: 'include', priority: 'low' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
