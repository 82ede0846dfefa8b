import {
  maxInputsPerMessage,
  maxMessageBytes,
  PropertiesFetched,
  type ScoringInput,
  type EventOf,
  type KeptHome,
  type ScoreOverrides,
} from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import { seenKey, seenOf } from '../../homes/domain/seen.ts'
import type { Listing } from '@verandah/listing-providers/listing'
import { scoringInputOf } from '@verandah/scoring-model'
import type { PageFacts } from '../domain/page-plan.ts'
import { keepMatching } from '../read/keep-matching.ts'
import { pageIdOf } from '../search-pages.ts'
import { isUnderWay, type SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

type KeptFacts = 'provider' | 'page' | 'outcome' | 'detail' | 'total' | 'count' | 'pageCount' | 'retryAt'

export interface FetchedPage extends Pick<PageFacts, KeptFacts> {
  listings: Listing[]
  askedAt: Date
  cursor?: string | undefined
}

type Search = Pick<SearchDoc, '_id' | 'userId' | 'filters' | 'rounds'>

/**
 * Stores pages of a search, each with its homes and its `PropertiesFetched` messages in one write; idempotent. A home
 * announced by another page is not announced again. A home matches as merged, whatever one of its adverts says.
 * Resolves to whether the search still runs.
 */
export async function storePages(deps: SearchParts, search: Search, fetched: readonly FetchedPage[]): Promise<boolean> {
  const { searches, pages, results, seenHomes, searchUpdates, keepPages } = deps
  const searchId = search._id
  const askedAt = new Date(Math.min(...fetched.map((page) => page.askedAt.getTime())))
  const kept = await keepPages(
    fetched.map(({ listings }) => listings),
    askedAt,
  )
  const all = [...new Map(kept.flat().map((home) => [home.id, home])).values()]
  const { matching, own } = await keepMatching(deps, search, all)
  const matches = new Set(matching)
  const announced = new Set((await pages.announced(searchId)).map(seenKey))
  const made = fetched.map(({ listings: _, askedAt: __, ...facts }, at) => {
    const found = (kept[at] ?? []).filter((home) => matches.has(home))
    const news = found.filter((home) => !announced.has(seenKey(seenOf(home))))
    for (const home of news) announced.add(seenKey(seenOf(home)))
    return pageWith(deps, search, { facts: { ...facts, found: found.length }, news, own })
  })
  await seenHomes.keep(made.flatMap(({ page }) => page.homes.flat()))
  const added = await pages.add(made)
  // A concurrent writer may have announced other homes with the next page, so later pages are checked again.
  if (added + 1 < fetched.length) return storePages(deps, search, fetched.slice(added + 1))
  // The buyer may be erased during the writes, of which one names homes that are left out.
  const moved = await searches.touch(searchId)
  if (moved === null) await Promise.all([pages.purgeOf([searchId]), results.purgeOf([searchId])])
  searchUpdates.moved(searchId)
  return moved !== null && isUnderWay(moved)
}

interface Made {
  facts: Omit<FetchedPage, 'listings' | 'askedAt'> & { found: number }
  news: readonly KeptHome[]
  own: ReadonlyMap<string, ScoreOverrides>
}

const pageWith = ({ clock }: SearchParts, search: Search, { facts, news, own }: Made) => {
  const { _id: searchId, userId, filters, rounds } = search
  const pageId = pageIdOf(searchId, facts.provider, facts.page)
  const messages = splitInputs(news.map((home) => scoringInputOf(home, own.get(home.id))))
  const events = messages.map((inputs, part) =>
    propertiesFetched({ searchId, userId, pageId, part, filters, inputs }, { clock, rounds }),
  )
  const homeOf = new Map(news.map((home) => [home.id, home]))
  const homes = messages.map((inputs) => inputs.flatMap(({ propertyId }) => homeOf.get(propertyId) ?? []))
  return { page: { _id: pageId, searchId, round: rounds, ...facts, parts: messages.length, homes }, events }
}

interface Making {
  clock: Clock
  rounds: number | undefined
}

/** A page that is fetched again is another event: scoring handles each id once. */
const propertiesFetched = (message: EventOf<typeof PropertiesFetched>['data'], { clock, rounds = 0 }: Making) => {
  const id = `${message.pageId}:${message.part}`
  return newEvent(PropertiesFetched, message, { clock, id: rounds === 0 ? id : `${id}:${rounds}` })
}

/** Unscored messages of running searches. */
export function pageSnapshots(deps: SearchParts) {
  return deps.searches.eachUnderWay(async (searches) => {
    const pages = await Promise.all(searches.map((search) => unscoredOf(deps, search)))
    return pages.flat()
  })
}

const unscoredOf = async (
  { pages, overrides, clock }: SearchParts,
  { _id: searchId, userId, filters, rounds }: SearchDoc,
) => {
  const stored = await pages.withHomesOf(searchId)
  const own = await overrides.of(userId)
  return stored.flatMap(({ _id: pageId, homes, scoredParts }) =>
    homes.flatMap((part, index) => {
      if (scoredParts.includes(index)) return []
      const inputs = part.map((home) => scoringInputOf(home, own.get(home.id)))
      return [propertiesFetched({ searchId, userId, pageId, part: index, filters, inputs }, { clock, rounds })]
    }),
  )
}

const sizeOf = (input: ScoringInput): number => new TextEncoder().encode(JSON.stringify(input)).length

/** Splits inputs so that no message holds more than 100 of them or 512 KiB. */
function splitInputs(inputs: readonly ScoringInput[]): ScoringInput[][] {
  const parts: ScoringInput[][] = []
  let bytes = 0
  for (const input of inputs) {
    const size = sizeOf(input)
    const open = parts.at(-1)
    if (open === undefined || open.length >= maxInputsPerMessage || bytes + size > maxMessageBytes) {
      parts.push([input])
      bytes = size
    } else {
      open.push(input)
      bytes += size
    }
  }
  return parts
}
