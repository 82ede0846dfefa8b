import type { Property, PropertyScore, SearchStatus, Weights } from '@verandah/contracts'
import { weighEvaluation } from '@verandah/scoring-model'
import { createContext, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import {
  asRanked,
  type EvaluatedHomes,
  evaluateHomes,
  evaluateHomesInSlices,
  rankHomes,
  type ToEvaluate,
} from './rank-homes.ts'
import type { CustomWeights } from './use-custom-weights.ts'

type Reasons = Omit<PropertyScore, 'score'>

/** Why a home has the score that the page shows now; null while nothing has scored it. */
export type ReasonsOf = (home: Property) => Reasons | null

/** The homes in the order of the moment, and the reasons: the server's own until a slider is moved. The slider goes first. */
export const useRankedHomes = (
  homes: readonly Property[],
  search: SearchStatus | null | undefined,
  custom: Pick<CustomWeights, 'own' | 'weights'>,
) => {
  const own = useDeferredValue(custom.own)
  const weights = useDeferredValue(custom.weights)
  const filters = search?.filters
  const asked = useMemo(() => ({ homes, weights: own, filters }), [homes, own, filters])
  const ahead = useEvaluatedAhead(asked)
  // What was evaluated ahead changes nothing that is shown until a slider is moved.
  const isWeighed = weights !== null
  const evaluated = useMemo(() => (isWeighed ? (ahead ?? evaluateHomes(asked)) : null), [isWeighed, ahead, asked])
  return useMemo(() => {
    if (evaluated === null || weights === null) return { ranked: asRanked(homes), reasonsOf: storedReasons }
    return { ranked: rankHomes(evaluated, weights), reasonsOf: reasonsBy(evaluated.evaluations, weights) }
  }, [evaluated, weights, homes])
}

const stillAfterMs = 1_000

/** Evaluates the homes once they have stood for a moment, so that the first slider finds it done. */
const useEvaluatedAhead = (asked: ToEvaluate): EvaluatedHomes | null => {
  const [ahead, setAhead] = useState<{ asked: ToEvaluate; evaluated: EvaluatedHomes } | null>(null)
  useEffect(() => {
    let isWanted = true
    const evaluate = async () => {
      const evaluated = await evaluateHomesInSlices(asked, () => isWanted)
      if (evaluated !== null && isWanted) startTransition(() => setAhead({ asked, evaluated }))
    }
    const timer = setTimeout(() => void evaluate(), stillAfterMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked])
  return ahead?.asked === asked ? ahead.evaluated : null
}

const storedReasons: ReasonsOf = ({ breakdown, coverage }) => (coverage === null ? null : { breakdown, coverage })

const reasonsBy =
  (evaluations: ReturnType<typeof evaluateHomes>['evaluations'], weights: Weights): ReasonsOf =>
  ({ id }) => {
    const evaluation = evaluations.get(id)
    return evaluation === undefined ? null : weighEvaluation(evaluation, weights)
  }

/** Only an open breakdown listens: moving a slider redraws no card whose score stays. */
export const ReasonsContext = createContext<ReasonsOf>(() => null)
