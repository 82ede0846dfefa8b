import { useQuery } from '@tanstack/react-query'
import { leadOfPreferred } from '@verandah/decide'
import { weightOf } from '@verandah/scoring-model'
import { useMemo, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { plural } from '@/lib/format.ts'
import { suggestionSilenced } from '@/lib/storage/local.ts'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import { askWorker } from '../certainty/ask-worker.ts'
import type { CustomWeights, MovedWeights } from '../ranking/use-custom-weights.ts'
import { choicesOf, criteriaWeighed, dialsOf, type Weighed } from './model/choices-of.ts'
import type { Preference } from './model/preferences.ts'
import { stepsText, type SuggestedStep, whyText } from './words.ts'

interface SuggestionProps {
  searchId: string
  revision: number
  custom: CustomWeights
  weighed: Weighed
  preferences: readonly Preference[]
}

/** A suggestion with the homes that it is based on; null while there is none. */
export function Suggestion({ searchId, revision, custom, weighed, preferences }: SuggestionProps) {
  const [applied, setApplied] = useState<{ steps: readonly SuggestedStep[]; before: MovedWeights } | null>(null)
  const [silenced, setSilenced] = useState(suggestionSilenced.read())
  const choices = useMemo(() => choicesOf(weighed, preferences), [weighed, preferences])
  const steps = useSteps(weighed, choices)
  // Once the weights are applied, reset or moved on, there is nothing left to undo.
  if (applied !== null && isPreviewed(custom, applied.steps)) {
    const undo = () => {
      custom.restore(applied.before)
      setApplied(null)
    }
    return (
      <UndoStrip action="the suggested weights" onUndo={undo}>
        {stepsText(applied.steps).replace(/^Set/, 'You set')}. Apply it below to keep it.
      </UndoStrip>
    )
  }
  if (steps.length === 0) return null
  const action = stepsText(steps)
  if (silenced === action) return null
  const apply = () => {
    setApplied({ steps, before: custom.moved })
    for (const { criterion, to } of steps) custom.move(criterion, to)
  }
  const silence = () => {
    suggestionSilenced.write(action)
    setSilenced(action)
  }
  return (
    <section aria-label="Suggested weights" className="flex flex-col gap-2 rounded-lg bg-sunken p-4 text-14">
      <p className="font-semibold">{whyText(steps)}</p>
      <From {...{ searchId, revision, weighed, steps, choices }} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className="whitespace-normal" onClick={apply}>
          {action}
        </Button>
        <Button size="sm" variant="quiet" onClick={silence}>
          Not now
        </Button>
      </div>
    </section>
  )
}

const isPreviewed = ({ weights }: CustomWeights, steps: readonly SuggestedStep[]): boolean =>
  weights !== null && steps.every(({ criterion, to }) => weightOf(weights, criterion) === to)

type Choices = ReturnType<typeof choicesOf>

const noSteps: readonly SuggestedStep[] = []

const useSteps = (weighed: Weighed, choices: Choices): readonly SuggestedStep[] => {
  const { weights } = weighed
  const { data } = useQuery({
    queryKey: ['suggested-weights', weights, choices.map(({ preference }) => preference)],
    queryFn: async ({ signal }) => {
      const asked = { choices: choices.map(({ choice }) => choice), dials: dialsOf({ weights }) }
      const criteria = criteriaWeighed({ weights })
      return (await askWorker('suggestion', asked, signal)).flatMap(({ criterion: index, to }) => {
        const criterion = criteria[index]
        return criterion === undefined ? [] : [{ criterion, from: weightOf(weights, criterion), to }]
      })
    },
    structuralSharing: false,
    gcTime: 60_000,
  })
  return data ?? noSteps
}

const shownPairs = 5

interface FromProps extends Pick<SuggestionProps, 'searchId' | 'revision' | 'weighed'> {
  steps: readonly SuggestedStep[]
  choices: Choices
}

/** The choices that the suggested weights explain best, compared with the current ones. */
const From = ({ searchId, revision, weighed, steps, choices }: FromProps) => {
  const [isOpen, setOpen] = useState(false)
  const pairs = isOpen ? bestExplained(weighed, steps, choices) : []
  const { cards } = useNamedCards(
    searchId,
    revision,
    pairs.flatMap(({ better, worse }) => [better, worse]),
  )
  const nameOf = (id: string) => {
    const card = cards[id]
    return card === undefined ? '…' : streetOf(card)
  }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer text-ink-soft">
        From {plural(choices.length, 'choice')} of yours
      </summary>
      <ul className="mt-1 flex flex-col gap-1 text-ink-soft">
        {pairs.map(({ better, worse }) => (
          <li key={`${better} ${worse}`}>
            <strong className="font-semibold text-ink">{nameOf(better)}</strong> over {nameOf(worse)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const bestExplained = (weighed: Weighed, steps: readonly SuggestedStep[], choices: Choices): Preference[] => {
  const now = dialsOf(weighed).map(({ at }) => at)
  const then = criteriaWeighed(weighed).map(
    ({ kind, name }, index) =>
      steps.find(({ criterion }) => criterion.kind === kind && criterion.name === name)?.to ?? now[index] ?? 0,
  )
  return choices
    .map(({ preference, choice }) => ({
      preference,
      gain: leadOfPreferred(choice, then) - leadOfPreferred(choice, now),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, shownPairs)
    .map(({ preference }) => preference)
}
