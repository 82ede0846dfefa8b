import type { PropertyScore, Weights } from '@verandah/contracts'
import { judgeProperty, type Judging } from './judge-property.ts'
import { weighJudgement } from './weigh-judgement.ts'

/** Scores one home from 0 to 100 with the reasons: the rules of the specification's section 9, in one call. */
export const scoreProperty = ({ input, weights, filters }: Judging & { weights: Weights }): PropertyScore =>
  weighJudgement(judgeProperty({ input, weights, filters }), weights)
