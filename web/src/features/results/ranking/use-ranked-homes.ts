import type { HomeCard } from '@verandah/contracts'
import { createContext, useDeferredValue, useMemo } from 'react'
import { useFoundColumns } from '../api/found-columns.ts'
import { useNamedCards } from '../api/named-cards.ts'
import type { Narrowing } from '../narrowing/narrowing.ts'
import { asRanked, type Preview, previewOf, type RankedHome, type Reasons } from './rank-homes.ts'
import type { CustomWeights } from './use-custom-weights.ts'

/** A place in the list; `ranked` is null until the card of its home has come. */
export interface ListedHome {
  id: string
  ranked: RankedHome | null
}

/** Why a home has the score that the page shows now; null while nothing has scored it. */
export type ReasonsOf = (home: HomeCard) => Reasons | null

interface Found {
  searchId: string
  narrowing: Narrowing
  revision: number
  /** The buyer is at the sliders: what they rank by is read ahead. */
  isWeighing: boolean
  /** What has come of the list, from its beginning. */
  cards: readonly HomeCard[]
  /** How many homes the list has. */
  count: number
  /** Beside the list stands the map. */
  hasMap: boolean
}

/** What the map needs beside the list: all homes as columns, what ranks them, and the cards that have come. */
export type MappedHomes = ReturnType<typeof useRankedHomes>['mapped']

/** From where to where the list is drawn. */
export interface Drawn {
  from: number
  to: number
}

/** The homes in the order of the moment, and the reasons: the server's own until a slider is moved. The slider goes first. */
export const useRankedHomes = (
  { searchId, narrowing, revision, isWeighing, cards, count, hasMap }: Found,
  custom: Pick<CustomWeights, 'weights' | 'own'>,
  drawn: Drawn,
) => {
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
    hasFailed: named.hasFailed,
    retry: named.retry,
  }
}

const missingIn = (
  order: readonly string[] | null,
  come: ReadonlyMap<string, HomeCard>,
  { from, to }: Drawn,
): readonly string[] => order?.slice(from, to).filter((id) => !come.has(id)) ?? []

/** The cards that have come, then the places of those that are still to come. */
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

/** What the moved sliders make of the search. */
const usePreview = (
  { isWeighing, hasMap, ...of }: Pick<Found, 'searchId' | 'narrowing' | 'revision' | 'isWeighing' | 'hasMap'>,
  custom: Pick<CustomWeights, 'weights'>,
) => {
  const weights = useDeferredValue(custom.weights)
  const isWanted = isWeighing || hasMap || weights !== null
  const { data: all, isLoadingError: isMissing, refetch: readAll } = useFoundColumns({ ...of, isWanted })
  const preview = useMemo(
    () => (weights === null || all === undefined ? null : previewOf(all, weights)),
    [weights, all],
  )
  return { all, isMissing, readAll, preview }
}

const storedReasons: ReasonsOf = ({ breakdown, coverage }) => (coverage === null ? null : { breakdown, coverage })

/** Only an open breakdown listens: moving a slider redraws no card whose score stays. */
export const ReasonsContext = createContext<ReasonsOf>(() => null)
