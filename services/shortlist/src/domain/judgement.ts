import type { Verdict } from '@verandah/contracts'

/** What a buyer thinks of a home, and why. Both change together, so that a reason never joins another verdict. */
export interface Judgement {
  verdict: Verdict | null
  /** Empty without a verdict. */
  verdictReason: string
}

type GivenJudgement = { readonly [Field in keyof Judgement]?: Judgement[Field] | undefined }

/** Returns what a sender says on top of what they saw: a new verdict without a reason clears the old one. */
export const judgementOn = (seen: Judgement, given: GivenJudgement): Judgement => {
  const { verdict = seen.verdict, verdictReason } = given
  const kept = verdict === seen.verdict ? seen.verdictReason : ''
  return { verdict, verdictReason: verdictReason ?? kept }
}

/** The later of two verdicts wins, with its reason. */
export const mergeJudgement = (current: Judgement, base: Judgement | null, given: GivenJudgement): Judgement => {
  const seen = base ?? current
  const said = judgementOn(seen, given)
  const isRepeated = said.verdict === seen.verdict && said.verdictReason === seen.verdictReason
  return isRepeated ? { verdict: current.verdict, verdictReason: current.verdictReason } : said
}

/** Adds a verdict where there is none, and a reason where the same verdict has none. */
export const addJudgement = (current: Judgement, given: GivenJudgement): Judgement => {
  if (current.verdict === null) return judgementOn(current, given)
  const isOther = (given.verdict ?? current.verdict) !== current.verdict
  const reason = isOther || current.verdictReason !== '' ? current.verdictReason : (given.verdictReason ?? '')
  return { verdict: current.verdict, verdictReason: reason }
}

export const hasLooseReason = ({ verdict, verdictReason }: Judgement): boolean =>
  verdict === null && verdictReason !== ''
