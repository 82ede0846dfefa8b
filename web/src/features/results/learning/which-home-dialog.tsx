import { useQuery } from '@tanstack/react-query'
import { rank } from '@verandah/scoring-model'
import { useMemo, useState } from 'react'
import { Failure } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import { askWorker } from '../certainty/ask-worker.ts'
import { choicesOf, valuesByCriterion, type Weighed } from './model/choices-of.ts'
import type { Preference } from './model/preferences.ts'
import { PairOptions } from './pair-options.tsx'
import { useHomeChoices } from './use-home-choices.ts'

const inARow = 10

/** The number of homes to ask about, from the first of the list. */
const askedAbout = 60

interface WhichHomeDialogProps {
  searchId: string
  revision: number
  /** Null while the homes load. */
  weighed: Weighed | null
  /** Ids of the homes to ask about: neither hidden nor left out by a must-have. Null while they load. */
  listed: readonly string[] | null
  preferences: readonly Preference[]
  /** Loads the homes again; null unless that failed. */
  failure: (() => void) | null
  onClose: () => void
}

/** The ten pairs of homes whose answers tell most about the buyer's weights. */
export function WhichHomeDialog({ failure, onClose, ...of }: WhichHomeDialogProps) {
  const [round, setRound] = useState(0)
  return (
    <Dialog
      title="Which would you rather see?"
      description="Ten pairs. Your answers suggest weights; they change nothing by themselves."
      onClose={onClose}
      className="sm:max-w-2xl"
    >
      {failure === null ? (
        <Round key={round} {...of} round={round} onMore={() => setRound(round + 1)} onClose={onClose} />
      ) : (
        <Failure size="sm" title="We could not load the homes" onRetry={failure} />
      )}
    </Dialog>
  )
}

interface RoundProps extends Omit<WhichHomeDialogProps, 'failure'> {
  round: number
  onMore: () => void
}

const Round = ({ searchId, revision, weighed, listed, preferences, round, onMore, onClose }: RoundProps) => {
  const [place, setPlace] = useState(0)
  const pairs = usePairs({ weighed, listed, preferences, round })
  const { cards, hasFailed, retry } = useNamedCards(searchId, revision, pairs?.flat() ?? [])
  const { keep, takeBack } = useHomeChoices()
  if (pairs === undefined) return <Skeleton className="h-80 rounded-lg" />
  if (pairs.length === 0) return <p className="text-ink-soft">There are too few different homes here to ask about.</p>
  const pair = pairs[place]
  if (pair === undefined) return <Done onMore={onMore} onClose={onClose} />
  const [one, other] = pair
  const choose = (better: string, worse: string) => {
    keep({ better, worse })
    setPlace(place + 1)
  }
  const back = () => {
    const [first, second] = pairs[place - 1] ?? pair
    if (preferences.some((known) => isBetween(known, first, second))) takeBack({ better: first, worse: second })
    setPlace(place - 1)
  }
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-14 text-ink-soft">
        {place + 1} of {pairs.length}
      </p>
      <PairOptions homes={[cards[one], cards[other]]} hasFailed={hasFailed} onRetry={retry} onChoose={choose} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" disabled={place === 0} onClick={back}>
          Back
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setPlace(place + 1)}>
          Can’t say
        </Button>
      </div>
    </div>
  )
}

const isBetween = ({ better, worse }: Preference, one: string, other: string): boolean =>
  (better === one && worse === other) || (better === other && worse === one)

/** Computed once per round: answers change no later question of it. */
const usePairs = ({
  weighed,
  listed,
  preferences,
  round,
}: Pick<RoundProps, 'weighed' | 'listed' | 'preferences' | 'round'>) => {
  const [known] = useState(preferences)
  const asked = useMemo(() => weighed && listed && questionsOn(weighed, listed, known), [weighed, listed, known])
  const { data } = useQuery({
    queryKey: ['telling-pairs', round, asked?.ids],
    queryFn: async ({ signal }) => {
      if (asked === null) return []
      const { ids, alternatives, choices } = asked
      const seed = known.length + round + 1
      const pairs = await askWorker('tellingPairs', { alternatives, choices, count: inARow, seed }, signal)
      return pairs.map(([one, other]): [string, string] => [ids[one] ?? '', ids[other] ?? ''])
    },
    enabled: asked !== null,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  return data
}

const questionsOn = (weighed: Weighed, listed: readonly string[], preferences: readonly Preference[]) => {
  const idOf = (row: number): string => weighed.ids[row] ?? ''
  const candidates = new Set(listed)
  const shown = rank(weighed.columns, weighed.weights).order.filter((row) => candidates.has(idOf(row)))
  const rows = shown.slice(0, askedAbout)
  return {
    ids: Array.from(rows, idOf),
    alternatives: Array.from(rows, (row) => valuesByCriterion(weighed, row)),
    choices: choicesOf(weighed, preferences).map(({ choice }) => choice),
  }
}

const Done = ({ onMore, onClose }: { onMore: () => void; onClose: () => void }) => (
  <div className="flex flex-col gap-4">
    <p role="status">
      Thank you. Where your answers speak for other weights, a suggestion stands beside your sliders; else your weights
      already say what you choose.
    </p>
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" size="sm" onClick={onMore}>
        Ten more
      </Button>
      <Button size="sm" autoFocus onClick={onClose}>
        Done
      </Button>
    </div>
  </div>
)
