import { type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import {
  type Coverage,
  listProperties,
  shownPriceOf,
  type Property,
  type PropertySnapshot,
  type SavedProperty,
} from '@verandah/contracts'
import { type KnownFacts, type ScoreRange, scoreRangeOf } from '@verandah/scoring-model'
import { callForResponse, nextCursorOf } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { homeQuery, loadedHomeKey } from '@/lib/endpoints/home.ts'

export interface HomeOf {
  /** The latest data from the server; undefined until there is some. */
  home: PropertySnapshot | undefined
  score: number | null
  /** Start of the search whose weights scored it; null if scored by the buyer's current weights. */
  searchedAt: string | null
  /** How much its score knows, and the scores that it could have; null until the home has loaded. */
  certainty: { coverage: Coverage; range: ScoreRange | null } | null
  /** Its price when found, if known. */
  priceThen: number | null
  isFailed: boolean
  retry: () => void
}

/** The home of a record: the list's snapshot at once, then the result of its own request. */
export function useHomeOf(record: SavedProperty, { isWanted = true } = {}): HomeOf {
  const { data: loaded, isError, refetch } = useQuery({ ...loadedHomeQuery(record), enabled: isWanted })
  return {
    home: newest(record.home ?? undefined, loaded),
    ...scoringOf(loaded === undefined || loaded.score === null ? record : loaded),
    certainty: certaintyOf(loaded),
    priceThen: loaded === undefined ? null : shownPriceOf(loaded),
    isFailed: isError,
    retry: () => void refetch(),
  }
}

export function useFactsOf(records: readonly SavedProperty[]): KnownFacts[] {
  return useQueries({ queries: records.map((record) => loadedHomeQuery(record)) }).map(({ data: loaded }, index) => ({
    facts: newest(records[index]?.home ?? undefined, loaded)?.facts ?? [],
    overrides: loaded?.scoreOverrides ?? null,
  }))
}

const scoringOf = ({ score, searchedAt }: Pick<Property, 'score' | 'searchedAt'>) => ({ score, searchedAt })

const certaintyOf = (loaded: Property | undefined): HomeOf['certainty'] =>
  loaded?.coverage ? { coverage: loaded.coverage, range: scoreRangeOf(loaded.breakdown) } : null

const newest = (known: PropertySnapshot | undefined, loaded: PropertySnapshot | undefined) =>
  known === undefined || (loaded !== undefined && loaded.revision > known.revision) ? loaded : known

const pageLimit = 100

/** The home of a saved record: as its search saw it, else in its current state, else from the list of all homes. */
export function loadedHomeQuery({ propertyId, searchId }: Pick<SavedProperty, 'propertyId' | 'searchId'>) {
  return queryOptions({
    queryKey: [...loadedHomeKey, propertyId, searchId],
    queryFn: async ({ client }) => {
      const seen = searchId === null ? undefined : await quietly(client.query(homeQuery(propertyId, searchId)))
      if (seen !== undefined) return seen
      const now = await quietly(client.query(homeQuery(propertyId, null)))
      return now ?? findInList(client, propertyId)
    },
  })
}

const quietly = (asked: Promise<Property>): Promise<Property | undefined> => asked.catch(() => undefined)

const findInList = async (client: QueryClient, propertyId: string): Promise<Property> => {
  const homes = await client.query(everyHomeQuery)
  const found = homes.find(({ id }) => id === propertyId)
  if (found === undefined) throw new Error('Your searches haven’t found this home.')
  return found
}

const everyHomeQuery = queryOptions({
  queryKey: queryKeyOf(listProperties, 'every'),
  queryFn: ({ signal }) => readPages(signal, null),
})

const readPages = async (signal: AbortSignal, cursor: string | null): Promise<Property[]> => {
  const query = { limit: pageLimit, ...(cursor === null ? {} : { cursor }) }
  const { reply, headers } = await callForResponse(listProperties, { query, signal })
  const next = nextCursorOf(headers)
  return next === null ? reply : [...reply, ...(await readPages(signal, next))]
}
