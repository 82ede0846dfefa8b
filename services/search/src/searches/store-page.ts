import { PropertiesFetched, type EventOf, type SearchRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import type { Listing } from '../providers/domain/listing.ts'
import type { PageOutcome } from './domain/page-facts.ts'
import { scoringInputOf, splitInputs } from '../ranking/domain/scoring-inputs.ts'
import { pageIdOf } from './search-pages.ts'

interface FetchedPage {
  provider: string
  page: number
  outcome: PageOutcome
  detail: string | null
  total: number | null
  listings: Listing[]
}

/** Keeps a page with its homes and its `PropertiesFetched` messages in one write; a page that is there already stays as it is. */
export const storePage = async (
  context: SearchContext,
  { data: { searchId, userId, filters } }: EventOf<typeof SearchRequested>,
  { listings, ...facts }: FetchedPage,
): Promise<void> => {
  const homes = await context.keepListings(listings)
  const pageId = pageIdOf(searchId, facts.provider, facts.page)
  const own = await context.overrides.of(
    userId,
    homes.map(({ id }) => id),
  )
  const messages = splitInputs(homes.map((home) => scoringInputOf(home, own.get(home.id))))
  const events = messages.map((inputs, part) =>
    newEvent(
      PropertiesFetched,
      { searchId, userId, pageId, part, filters, inputs },
      { clock: context.clock, id: `${pageId}:${part}` },
    ),
  )
  const homesOf = new Map(homes.map((home) => [home.id, home]))
  const homesByPart = messages.map((inputs) => inputs.flatMap(({ propertyId }) => homesOf.get(propertyId) ?? []))
  await context.pages.add(
    { _id: pageId, searchId, ...facts, found: listings.length, parts: messages.length, homes: homesByPart },
    events,
  )
  await context.searches.touch(searchId)
  context.news.moved(searchId)
}
