import { hrefOf, listResultCards as contract, maxCards, type QueryOf } from '@verandah/contracts'
import { Answer, invalid, TaggedAnswer, type Clock, type Handler } from '@verandah/kit'
import { fingerprintOf } from '../../homes/fingerprint.ts'
import { ownSearch } from '../list-results.ts'
import { tagOf, type TagDeps } from '../tag-of-search.ts'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'
import { cardsOf, type CardDeps } from './cards-of.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { comparePlaces, sortings } from './domain/sorting.ts'
import { narrowHomes, type NarrowDeps } from './narrowed-homes.ts'

type PageDeps = NarrowDeps & CardDeps & { clock: Clock }
type ListCardsDeps = PageDeps & TagDeps & Pick<SearchParts, 'searches' | 'searchUpdates'>
type Query = QueryOf<typeof contract>

/** A page of a search of the caller, as cards; `Link` leads to the next one. With `waitMs` the answer is held until the search moves. */
export const listCards =
  (deps: ListCardsDeps): Handler<typeof contract> =>
  async ({ caller, params, query, signal }) => {
    const search = await ownSearch(deps, { caller, params, query, signal })
    return new TaggedAnswer(await tagOf(deps, search), async () => {
      const { cards, headers } =
        query.ids === undefined ? await pageOf(deps, search, query) : await named(deps, search, query)
      return new Answer(cards, {
        'X-Revision': String(search.revision),
        ...headers,
      })
    })
  }

const named = async (deps: ListCardsDeps, search: SearchDoc, { ids = '', ...query }: Query) => {
  readCursor(query.cursor, nameOfList(search, query))
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))]
  if (wanted.length > maxCards) throw invalid([{ field: 'ids', message: `Name at most ${maxCards} homes` }])
  return { cards: await cardsOf(deps, search, { ids: wanted, now: deps.clock.now() }), headers: {} }
}

/** The same for pages that follow each other. */
const nameOfList = ({ _id, customWeights, weights }: SearchDoc, query: Query): string => {
  const { waitMs: _, revision: __, cursor: ___, limit: ____, ids: _____, ...order } = query
  return fingerprintOf([_id, customWeights ?? weights, order]).slice(0, 16)
}

/** One page, and where the next begins. */
export const pageOf = async (deps: PageDeps, search: SearchDoc, query: Query) => {
  const { waitMs: _, revision: __, cursor: text, limit, sort, ids: ___, ...narrowing } = query
  const { reads, keyOf } = sortings[sort]
  const list = nameOfList(search, query)
  const cursor = readCursor(text, list)
  const now = cursor?.asOf ?? deps.clock.now()
  const { rows, counts, unknownFacts } = await narrowHomes(deps, search, { narrowing, reads, now })
  const places = rows
    .map(({ propertyId: id, home, score }) => ({ id, key: keyOf(home, { score, now }) }))
    .filter((place) => cursor === null || comparePlaces(place, cursor.last) > 0)
    .sort(comparePlaces)
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
    cards: await cardsOf(deps, search, { ids: page.map(({ id }) => id), now }),
    headers: {
      ...headersOf(counts),
      'X-Unknown-Facts': unknownFacts.join(','),
      ...(next && { Link: `<${next}>; rel="next"` }),
    },
  }
}

const headersOf = ({ total, shown, hidden, unknown }: Record<'total' | 'shown' | 'hidden' | 'unknown', number>) => ({
  'X-Total-Count': String(total),
  'X-Shown-Count': String(shown),
  'X-Hidden-Count': String(hidden),
  'X-Unknown-Count': String(unknown),
})
