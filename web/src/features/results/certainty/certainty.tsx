import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { HomeCard, Weights } from '@verandah/contracts'
import { use, useEffect, useMemo } from 'react'
import { type FoundColumns, useFoundColumns } from '../api/found-columns.ts'
import { BudgetContext } from '../components/over-budget.ts'
import type { Narrowing } from '../narrowing/narrowing.ts'
import type { CustomWeights } from '../ranking/use-custom-weights.ts'
import { askWorker } from './ask-worker.ts'
import { type CertaintyNotes, noNotes } from './certainty-context.ts'
import { CertaintyLine } from './certainty-line.tsx'
import { kindsOf } from './kinds-of.ts'
import type { HomeCertainty } from './model/certainty-of.ts'
import type { Ranked } from './model/ranked.ts'
import { untilIdle } from '@/lib/until-idle.ts'
import { WaysToFirst } from './ways-to-first.tsx'
import { drawnText } from './words.ts'

interface CertaintyProps {
  searchId: string
  narrowing: Narrowing
  revision: number
  custom: Pick<CustomWeights, 'own' | 'weights' | 'move'>
  /** Called with the notes, and with none while they are unknown. */
  onNotes: (notes: CertaintyNotes) => void
}

/** Computes how certain the ranks of a search's homes are, after the list is shown and the browser is idle. */
export function Certainty({ searchId, narrowing, revision, custom, onNotes }: CertaintyProps) {
  const maxPrice = use(BudgetContext)
  const { own, weights, move } = custom
  const columns = useFoundColumns({ searchId, narrowing, revision, isWanted: true })
  const all = columns.isPlaceholderData || columns.data?.isOutdated === true ? undefined : columns.data
  const ranked = useMemo(
    () => (all === undefined ? null : rankedOf(all, weights ?? own, maxPrice)),
    [all, weights, own, maxPrice],
  )
  const { data: homes, isPlaceholderData: isStale } = useQuery({
    queryKey: ['certainty', searchId, narrowing, revision, columns.dataUpdatedAt, weights ?? own, maxPrice],
    queryFn: async ({ signal }) => {
      await untilIdle(signal)
      return askWorker('certainty', ranked ?? (await Promise.reject(new Error('No columns'))), signal)
    },
    enabled: ranked !== null,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 60_000,
  })
  /** Null while the computation for these weights runs. */
  const counted = isStale ? null : ranked
  const notes = useMemo(
    () => (all === undefined || homes === undefined ? noNotes : notesOf({ all, homes, counted, move })),
    [all, homes, counted, move],
  )
  useEffect(() => onNotes(notes), [notes, onNotes])
  useEffect(() => () => onNotes(noNotes), [onNotes])
  return null
}

const rankedOf = ({ columns, kinds }: FoundColumns, weights: Weights, maxPrice: number | undefined): Ranked => ({
  columns,
  kinds: kindsOf(kinds),
  weights,
  maxPrice,
})

interface Known {
  all: FoundColumns
  homes: readonly HomeCertainty[]
  /** The input of the computation; null if that was for other weights. */
  counted: Ranked | null
  move: CustomWeights['move']
}

const notesOf = ({ all, homes, counted, move }: Known): CertaintyNotes => {
  const byId = new Map(homes.map((home, index) => [all.ids[home.row] ?? '', { certainty: home, place: index + 1 }]))
  return {
    lineOf: (home, isRow) => {
      const known = byId.get(home.id)
      return known && <CertaintyLine home={home} certainty={known.certainty} isRow={isRow} isStale={counted === null} />
    },
    partOf: (home) => {
      const known = byId.get(home.id)
      return known && counted && <CertaintyPart key={known.place} home={home} {...known} ranked={counted} move={move} />
    },
  }
}

interface CertaintyPartProps {
  home: HomeCard
  certainty: HomeCertainty
  /** From 1. */
  place: number
  ranked: Ranked
  move: CustomWeights['move']
}

/** At the end of a home's reasons: how sure its place is, how that was counted, and what would put it first. */
function CertaintyPart({ home, certainty, place, ranked, move }: CertaintyPartProps) {
  const { first, firstThree, aboveNext, drawnFrom } = certainty
  return (
    <div className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3">
      <h4 className="text-14 font-semibold">How sure this place is</h4>
      <p className="text-14 text-ink-soft">
        Of 100 weightings like yours it is first in {first}
        {firstThree !== null && `, in the first three in ${firstThree}`}
        {aboveNext !== null && ` and above the next home in ${aboveNext}`}.
      </p>
      <p className="text-12 text-ink-faint">
        Each slider may be up to 2 higher or lower, 10,000 times.
        {drawnFrom.length > 0 && ` Of what isn’t stated, ${drawnFrom.map(drawnText).join('; ')}.`}
      </p>
      {place > 1 && <WaysToFirst home={home} row={certainty.row} {...{ ranked, move }} />}
    </div>
  )
}
