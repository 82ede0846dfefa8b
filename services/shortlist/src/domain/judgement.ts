import { type HomeStage, isEnded, type Verdict } from '@verandah/contracts'
import { addReasoned, mergeReasoned, type Reasoned } from './reasoned.ts'

/** What a buyer thinks of a home, and how far they are with it: neither follows from the other. */
export interface Judgement {
  verdict: Verdict | null
  /** Empty without a verdict. */
  verdictReason: string
  stage: HomeStage | null
  /** Why the pursuit ended; empty at any other stage. */
  stageReason: string
}

type GivenJudgement = { readonly [Field in keyof Judgement]?: Judgement[Field] | undefined }

const verdictIn = ({ verdict, verdictReason }: Judgement) => ({ choice: verdict, reason: verdictReason })
const stageIn = ({ stage, stageReason }: Judgement) => ({ choice: stage, reason: stageReason })

const givenVerdict = ({ verdict, verdictReason }: GivenJudgement) => ({ choice: verdict, reason: verdictReason })
const givenStage = ({ stage, stageReason }: GivenJudgement) => ({ choice: stage, reason: stageReason })

const judgementOf = (verdict: Reasoned<Verdict>, stage: Reasoned<HomeStage>): Judgement => ({
  verdict: verdict.choice,
  verdictReason: verdict.reason,
  stage: stage.choice,
  stageReason: stage.reason,
})

/** The later verdict wins, and so does the later stage, each with its reason. */
export function mergeJudgement(current: Judgement, base: Judgement | null, given: GivenJudgement): Judgement {
  return judgementOf(
    mergeReasoned(verdictIn(current), base && verdictIn(base), givenVerdict(given)),
    mergeReasoned(stageIn(current), base && stageIn(base), givenStage(given)),
  )
}

/** Adds a verdict and a stage where there is none, and their reasons where the same ones have none. */
export function addJudgement(current: Judgement, given: GivenJudgement): Judgement {
  return judgementOf(
    addReasoned(verdictIn(current), givenVerdict(given)),
    addReasoned(stageIn(current), givenStage(given)),
  )
}

/** The reasons that belong to nothing: of no verdict, or of a home that is still pursued. */
export function looseReasonsOf({ verdict, verdictReason, stage, stageReason }: Judgement) {
  return {
    verdictReason: verdict === null && verdictReason !== '',
    stageReason: !isEnded(stage) && stageReason !== '',
  }
}
