import type { Property, PropertyScore, SearchStatus, Weights } from '@verandah/contracts'
import { weighJudgement } from '@verandah/scoring-model'
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CustomWeights } from './use-custom-weights.ts'
import { asRanked, judgeHomes, rankHomes } from './rank-homes.ts'

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
  const isJudged = useIsSettled(homes) || weights !== null
  const filters = search?.filters
  const judged = useMemo(
    () => (isJudged ? judgeHomes({ homes, weights: own, filters }) : null),
    [isJudged, homes, own, filters],
  )
  return useMemo(() => {
    if (judged === null || weights === null) return { ranked: asRanked(homes), reasonsOf: storedReasons }
    return { ranked: rankHomes(judged, weights), reasonsOf: reasonsBy(judged.judgements, weights) }
  }, [judged, weights, homes])
}

const settledAfterMs = 1_000

/** Whether the homes have stood for a moment: then they are judged ahead, so that the first slider finds it done. */
const useIsSettled = (homes: readonly Property[]): boolean => {
  const [settled, setSettled] = useState<readonly Property[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(homes)), settledAfterMs)
    return () => clearTimeout(timer)
  }, [homes])
  return settled === homes
}

const storedReasons: ReasonsOf = ({ breakdown, coverage }) => (coverage === null ? null : { breakdown, coverage })

const reasonsBy =
  (judgements: ReturnType<typeof judgeHomes>['judgements'], weights: Weights): ReasonsOf =>
  ({ id }) => {
    const judgement = judgements.get(id)
    return judgement === undefined ? null : weighJudgement(judgement, weights)
  }
