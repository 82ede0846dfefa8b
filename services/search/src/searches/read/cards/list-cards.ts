import { type CardSort, hrefOf, listResultCards as contract, maxCards, type QueryOf } from '@verandah/contracts'
import { Answer, linkToNext, invalid, type Handler } from '@verandah/kit'
import { fingerprintOf } from '../../../homes/fingerprint.ts'
import { ownSearch, tagged } from '../list-results.ts'
import { isOver, type SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import { leavesOutSilent } from '@verandah/listing-providers/listing'
import { cardsOf } from './cards-of.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Narrowing } from './domain/narrowing.ts'
import { comparePlaces, type Place, sortings } from './domain/sorting.ts'
import { narrowHomes, type Narrowed } from './narrowed-homes.ts'

type Query = QueryOf<typeof contract>

/** A page of a search of the caller, as cards, with a `Link` to the next. With `waitMs` it waits for a change. */
export const listCards =
  (deps: SearchParts): Handler<'listResultCards'> =>
  async ({ caller, params, query, signal }) => {
    const search = await ownSearch(deps, { caller, params, query, signal })
    return tagged(deps, search, query, async () => {
      const { cards, headers } =
        query.ids === undefined ? await pageOf(deps, search, query) : await named(deps, search, query)
      return new Answer(cards, { 'X-Revision': String(search.revision), ...headers })
    })
  }

const named = async (deps: SearchParts, search: SearchDoc, { ids = '', ...query }: Query) => {
  readCursor(query.cursor, nameOfList(search, query))
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))]
  if (wanted.length > maxCards) throw invalid([{ field: 'ids', message: `Name at most ${maxCards} homes` }])
  return { cards: await cardsOf(deps, search, { ids: wanted, now: deps.clock.now() }), headers: {} }
}

/** Equal for pages of one list. Weights assigned with the first scores do not change the order. */
const nameOfList = ({ _id, customWeights }: SearchDoc, query: Query): string => {
  const { waitMs: _, revision: __, cursor: ___, limit: ____, ids: _____, ...order } = query
  return fingerprintOf([_id, customWeights ?? null, order]).slice(0, 16)
}

export async function pageOf(deps: SearchParts, search: SearchDoc, query: Query) {
  const { waitMs: _, revision: __, cursor: text, limit, sort, ids: ___, ...narrowing } = query
  const list = nameOfList(search, query)
  const cursor = readCursor(text, list)
  const now = cursor?.asOf ?? deps.clock.now()
  const asked = { narrowing, sort, limit, now, after: cursor?.last ?? null }
  const isStored = sort === 'match' && (await isAsStored(deps, search, narrowing))
  const { places, counts, unknownFacts, known, costOf } = isStored
    ? await storedPlaces(deps, search, asked)
    : await narrowedPlaces(deps, search, asked)
  const page = places.slice(0, limit)
  const [last] = page.slice(-1)
  const hasNext = places.length > limit && last !== undefined
  const next =
    hasNext &&
    hrefOf(contract, {
      params: { searchId: search._id },
      query: { ...narrowing, sort, limit, cursor: writeCursor({ last, asOf: now }, list) },
    })
  return {
    cards: await cardsOf(deps, search, { ids: page.map(({ id }) => id), now, known, costOf }),
    headers: {
      ...headersOf(counts),
      'X-Unknown-Facts': unknownFacts.join(','),
      ...linkToNext(next || null),
    },
  }
}

interface Asked {
  narrowing: Narrowing
  sort: CardSort
  limit: number
  now: Date
  after: Place | null
}

const narrowedPlaces = async (deps: SearchParts, search: SearchDoc, { narrowing, sort, now, after }: Asked) => {
  const { reads, keyOf } = sortings[sort]
  const { rows, counts, unknownFacts, costOf, ...known } = await narrowHomes(deps, search, { narrowing, reads, now })
  const places = rows
    .map(({ propertyId: id, home, sortKey }) => ({ id, key: keyOf(home, { sortKey, now, costOf }) }))
    .filter((place) => after === null || comparePlaces(place, after) > 0)
    .sort(comparePlaces)
  return { places, counts, unknownFacts, known, costOf }
}

/** Whether the stored order is the requested order: no home left out or rescored. */
const isAsStored = async (
  { overrides, results }: SearchParts,
  search: SearchDoc,
  narrowing: Narrowing,
): Promise<boolean> =>
  isOver(search) &&
  search.customWeights === undefined &&
  !leavesOutSilent(search.filters) &&
  Object.values(narrowing).every((part) => part === undefined) &&
  (await overrides.versionOf(search.userId)) === 0 &&
  !(await results.hasOutdated(search._id))

/** Like `narrowedPlaces` for buyers without overrides, but reads only the page. */
const storedPlaces = async (
  { results, homeMarks }: SearchParts,
  { _id, userId }: SearchDoc,
  { limit, after }: Asked,
) => {
  const without = [...(await homeMarks.hiddenBy(userId))]
  const behind = after && { value: -(after.key ?? 0), id: after.id }
  const [best, total, hidden] = await Promise.all([
    results.bestOf(_id, { without, after: behind, limit: limit + 1 }),
    results.countOf(_id),
    results.countAmong(_id, without),
  ])
  const counts = { total, shown: total - hidden, hidden, unknown: 0, silent: 0 }
  return {
    places: best.map(({ propertyId: id, sortKey }) => ({ id, key: -sortKey })),
    counts,
    unknownFacts: [],
    known: { own: new Map(), changed: null },
    costOf: undefined,
  }
}

const headersOf = ({ total, shown, hidden, unknown, silent }: Narrowed['counts']) => ({
  'X-Total-Count': String(total),
  'X-Shown-Count': String(shown),
  'X-Hidden-Count': String(hidden),
  'X-Unknown-Count': String(unknown),
  'X-Silent-Count': String(silent),
})
