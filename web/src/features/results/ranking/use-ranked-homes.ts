import type { Property, PropertyScore, SearchStatus, Weights } from '@verandah/contracts'
import { weighJudgement } from '@verandah/scoring-model'
import { createContext, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { asRanked, type JudgedHomes, judgeHomes, judgeHomesInSlices, rankHomes, type ToJudge } from './rank-homes.ts'
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
  const ahead = useJudgedAhead(asked)
  const isJudged = ahead !== null || weights !== null
  const judged = useMemo(() => (isJudged ? (ahead ?? judgeHomes(asked)) : null), [isJudged, ahead, asked])
  return useMemo(() => {
    if (judged === null || weights === null) return { ranked: asRanked(homes), reasonsOf: storedReasons }
    return { ranked: rankHomes(judged, weights), reasonsOf: reasonsBy(judged.judgements, weights) }
  }, [judged, weights, homes])
}

const settledAfterMs = 1_000

/** Judges the homes once they have stood for a moment, so that the first slider finds it done. */
const useJudgedAhead = (asked: ToJudge): JudgedHomes | null => {
  const [ahead, setAhead] = useState<{ asked: ToJudge; judged: JudgedHomes } | null>(null)
  useEffect(() => {
    let isWanted = true
    const judge = async () => {
      const judged = await judgeHomesInSlices(asked, () => isWanted)
      if (judged !== null && isWanted) startTransition(() => setAhead({ asked, judged }))
    }
    const timer = setTimeout(() => void judge(), settledAfterMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked])
  return ahead?.asked === asked ? ahead.judged : null
}

const storedReasons: ReasonsOf = ({ breakdown, coverage }) => (coverage === null ? null : { breakdown, coverage })

const reasonsBy =
  (judgements: ReturnType<typeof judgeHomes>['judgements'], weights: Weights): ReasonsOf =>
  ({ id }) => {
    const judgement = judgements.get(id)
    return judgement === undefined ? null : weighJudgement(judgement, weights)
  }

/** Only an open breakdown listens: moving a slider redraws no card whose score stays. */
export const ReasonsContext = createContext<ReasonsOf>(() => null)
