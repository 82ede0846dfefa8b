import type { HomeCard } from '@verandah/contracts'
import { createContext, useDeferredValue, useMemo } from 'react'
import { type Preview, previewOf, type Reasons } from '@/lib/ranking/preview.ts'
import { useFoundColumns } from '../api/found-columns.ts'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import type { Narrowing } from '../narrowing/narrowing.ts'
import { asRanked, type RankedHome } from './rank-homes.ts'
import type { CustomWeights } from './use-custom-weights.ts'

/** An entry of the list; `ranked` is null until the home's card has loaded. */
export interface ListedHome {
  id: string
  ranked: RankedHome | null
}

/** Returns the reasons for a home's displayed score; null if it is not scored. */
export type ReasonsOf = (home: HomeCard) => Reasons | null

interface Found {
  searchId: string
  narrowing: Narrowing
  revision: number
  /** The buyer is at the sliders: prefetch the columns for ranking. */
  isWeighing: boolean
  /** The cards loaded so far, from the start of the list. */
  cards: readonly HomeCard[]
  count: number
  hasMap: boolean
}

/** Data for the map: all homes as columns, their ranking, and the loaded cards. */
export type MappedHomes = ReturnType<typeof useRankedHomes>['mapped']

/** The rendered range of the list, `to` exclusive. */
export interface Drawn {
  from: number
  to: number
}

/**
 * The homes in their current order with reasons: the server's until a slider is moved. Rendering of the list is
 * deferred to keep the slider responsive.
 */
export function useRankedHomes(
  { searchId, narrowing, revision, isWeighing, cards, count, hasMap }: Found,
  custom: Pick<CustomWeights, 'weights' | 'own'>,
  drawn: Drawn,
) {
  const { all, isMissing, readAll, preview } = usePreview({ searchId, narrowing, revision, isWeighing, hasMap }, custom)
  const order = preview !== null && narrowing.sort === 'match' ? preview.order : null
  const come = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const named = useNamedCards(searchId, revision, missingIn(order, come, drawn))
  const listed = useMemo(
    () =>
      order === null
        ? inPages(cards, count).map((listing) => rankedAs(listing, preview))
        : order.map((id) => rankedAs({ id, card: come.get(id) ?? named.cards[id] }, preview)),
    [order, preview, cards, count, come, named.cards],
  )
  const { own } = custom
  const mapped = useMemo(
    () => ({ all, isMissing, readAll, preview, own, come, revision }),
    [all, isMissing, readAll, preview, own, come, revision],
  )
  return {
    listed,
    mapped,
    reasonsOf: preview === null ? storedReasons : preview.reasonsOf,
    isPreview: order !== null,
    isOutdated: all?.isOutdated === true,
    hasFailed: named.hasFailed,
    retry: named.retry,
  }
}

const missingIn = (
  order: readonly string[] | null,
  come: ReadonlyMap<string, HomeCard>,
  { from, to }: Drawn,
): readonly string[] => order?.slice(from, to).filter((id) => !come.has(id)) ?? []

const inPages = (cards: readonly HomeCard[], count: number) => [
  ...cards.map((card) => ({ id: card.id, card })),
  ...Array.from({ length: Math.max(0, count - cards.length) }, (_none, index) => ({
    id: `place-${cards.length + index}`,
    card: undefined,
  })),
]

const rankedAs = ({ id, card }: { id: string; card: HomeCard | undefined }, preview: Preview | null): ListedHome => ({
  id,
  ranked: card === undefined ? null : asRanked(card, preview),
})

/** Ranks the search by the moved sliders. */
const usePreview = (
  { isWeighing, hasMap, ...of }: Pick<Found, 'searchId' | 'narrowing' | 'revision' | 'isWeighing' | 'hasMap'>,
  custom: Pick<CustomWeights, 'weights'>,
) => {
  const weights = useDeferredValue(custom.weights)
  const isWanted = isWeighing || hasMap || weights !== null
  const { data: all, isLoadingError: isMissing, refetch: readAll } = useFoundColumns({ ...of, isWanted })
  const preview = useMemo(
    () => (weights === null || all === undefined || all.isOutdated ? null : previewOf(all, weights)),
    [weights, all],
  )
  return { all, isMissing, readAll, preview }
}

const storedReasons: ReasonsOf = ({ breakdown, coverage }) => (coverage === null ? null : { breakdown, coverage })

/** Read only by open breakdowns, so that moving a slider re-renders no card whose score is unchanged. */
export const ReasonsContext = createContext<ReasonsOf>(() => null)
