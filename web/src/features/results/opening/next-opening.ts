import type { SearchStatus } from '@verandah/contracts'
import type { SearchInput } from '@/lib/endpoints/request-search.ts'

interface Known {
  /** The caller's searches, newest first; undefined while they load. */
  searches: readonly SearchStatus[] | undefined
  /** Criteria of the server; undefined while they load, empty when there are none. */
  saved: SearchInput | undefined
  /** Criteria of this browser, for when the server has none. */
  remembered: SearchInput
  startsFresh: boolean
}

export type Opening =
  { kind: 'wait' } | { kind: 'adopt'; searchId: string } | { kind: 'start'; criteria: SearchInput } | { kind: 'ask' }

/** What an address without a search leads to: the newest search, else one by the saved criteria, else the criteria screen. */
export const nextOpening = ({ searches, saved, remembered, startsFresh }: Known): Opening => {
  if (searches === undefined) return { kind: 'wait' }
  const newest = searches[0]
  if (newest !== undefined && !startsFresh) return { kind: 'adopt', searchId: newest.id }
  if (saved === undefined) return { kind: 'wait' }
  const criteria = [saved, remembered].find(namesPlace)
  if (criteria !== undefined) return { kind: 'start', criteria }
  return newest === undefined ? { kind: 'ask' } : { kind: 'adopt', searchId: newest.id }
}

const namesPlace = ({ suburb, locality }: SearchInput): boolean =>
  (suburb !== undefined && suburb.trim() !== '') || (locality !== undefined && locality !== null)
