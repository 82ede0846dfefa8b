import { PropertiesFetched, type EventOf } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import { seenKey, seenOf } from '../homes/domain/seen.ts'
import type { Listing } from '../providers/domain/listing.ts'
import { scoringInputOf, splitInputs } from '../ranking/domain/scoring-inputs.ts'
import type { PageFacts } from './domain/page-facts.ts'
import { keepMatching } from './keep-matching.ts'
import { pageIdOf } from './search-pages.ts'
import type { SearchDoc } from './search-document.ts'
import type { SearchParts } from './search-parts.ts'

export type StorePageDeps = Pick<
  SearchParts,
  'searches' | 'pages' | 'results' | 'properties' | 'searchUpdates' | 'keepListings' | 'overrides' | 'clock'
>

type KeptFacts = 'provider' | 'page' | 'outcome' | 'detail' | 'total' | 'count' | 'pageCount'

interface FetchedPage extends Pick<PageFacts, KeptFacts> {
  listings: Listing[]
  /** Where the provider's next page begins. */
  cursor?: string | undefined
}

/**
 * Keeps a page with its homes and its `PropertiesFetched` messages in one write; a page that is there already stays as it is. A home
 * that another page of the search announced is not announced again. A home of several adverts belongs to the search when it matches as it is shown, whatever one of its adverts says.
 */
export const storePage = async (
  { searches, pages, results, properties, searchUpdates, keepListings, overrides, clock }: StorePageDeps,
  { _id: searchId, userId, filters }: Pick<SearchDoc, '_id' | 'userId' | 'filters'>,
  { listings, ...facts }: FetchedPage,
): Promise<void> => {
  const { matching, own } = await keepMatching(
    { results, properties, overrides },
    { searchId, userId, filters },
    await keepListings(listings),
  )
  const homes = new Map(matching.map((home) => [home.id, home]))
  const announced = new Set((await pages.announced(searchId)).map(seenKey))
  const news = [...homes.values()].filter((home) => !announced.has(seenKey(seenOf(home))))
  const messages = splitInputs(news.map((home) => scoringInputOf(home, own.get(home.id))))
  const pageId = pageIdOf(searchId, facts.provider, facts.page)
  const events = messages.map((inputs, part) =>
    propertiesFetched({ searchId, userId, pageId, part, filters, inputs }, clock),
  )
  const homesOfParts = messages.map((inputs) => inputs.flatMap(({ propertyId }) => homes.get(propertyId) ?? []))
  const page = { _id: pageId, searchId, ...facts, found: homes.size, parts: messages.length, homes: homesOfParts }
  await pages.add(page, events)
  await searches.touch(searchId)
  searchUpdates.moved(searchId)
}

const propertiesFetched = (message: EventOf<typeof PropertiesFetched>['data'], clock: Clock) =>
  newEvent(PropertiesFetched, message, { clock, id: `${message.pageId}:${message.part}` })

/** What scoring has not answered yet, of the searches that are under way. */
export const tellPages = (deps: Pick<StorePageDeps, 'searches' | 'pages' | 'overrides' | 'clock'>) =>
  deps.searches.eachUnderWay(async (searches) => {
    const pages = await Promise.all(searches.map((search) => unscoredOf(deps, search)))
    return pages.flat()
  })

const unscoredOf = async (
  { pages, overrides, clock }: Pick<StorePageDeps, 'pages' | 'overrides' | 'clock'>,
  { _id: searchId, userId, filters }: SearchDoc,
) => {
  const stored = await pages.withHomesOf(searchId)
  const own = await overrides.of(
    userId,
    stored.flatMap(({ homes }) => homes.flat().map(({ id }) => id)),
  )
  return stored.flatMap(({ _id: pageId, homes, scoredParts }) =>
    homes.flatMap((part, index) => {
      if (scoredParts.includes(index)) return []
      const inputs = part.map((home) => scoringInputOf(home, own.get(home.id)))
      return [propertiesFetched({ searchId, userId, pageId, part: index, filters, inputs }, clock)]
    }),
  )
}
