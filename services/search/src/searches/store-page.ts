import { PropertiesFetched, type EventOf, type SearchRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { Listing } from '../providers/domain/listing.ts'
import { scoringInputOf, splitInputs } from '../ranking/domain/scoring-inputs.ts'
import type { PageFacts } from './domain/page-facts.ts'
import { pageIdOf } from './search-pages.ts'
import type { SearchParts } from './search-parts.ts'

export type StorePageDeps = Pick<
  SearchParts,
  'searches' | 'pages' | 'searchUpdates' | 'keepListings' | 'overrides' | 'clock'
>

interface FetchedPage extends Pick<PageFacts, 'provider' | 'page' | 'outcome' | 'detail' | 'total'> {
  listings: Listing[]
}

/** Keeps a page with its homes and its `PropertiesFetched` messages in one write; a page that is there already stays as it is. */
export const storePage = async (
  { searches, pages, searchUpdates, keepListings, overrides, clock }: StorePageDeps,
  { data: { searchId, userId, filters } }: EventOf<typeof SearchRequested>,
  { listings, ...facts }: FetchedPage,
): Promise<void> => {
  const homes = new Map((await keepListings(listings)).map((home) => [home.id, home]))
  const own = await overrides.of(userId, [...homes.keys()])
  const messages = splitInputs([...homes.values()].map((home) => scoringInputOf(home, own.get(home.id))))
  const pageId = pageIdOf(searchId, facts.provider, facts.page)
  const events = messages.map((inputs, part) => {
    const message = { searchId, userId, pageId, part, filters, inputs }
    return newEvent(PropertiesFetched, message, { clock, id: `${pageId}:${part}` })
  })
  const homesOfParts = messages.map((inputs) => inputs.flatMap(({ propertyId }) => homes.get(propertyId) ?? []))
  const page = { _id: pageId, searchId, ...facts, found: listings.length, parts: messages.length, homes: homesOfParts }
  await pages.add(page, events)
  await searches.touch(searchId)
  searchUpdates.moved(searchId)
}
