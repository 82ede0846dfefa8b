import type { PropertyScore, Weights } from '@verandah/contracts'
import { evaluateProperty, type EvaluationInput } from './evaluate-property.ts'
import { weighEvaluation } from './weigh-evaluation.ts'

/** Scores one home from 0 to 100 with the reasons: the rules of the specification's section 9, in one call. */
export const scoreProperty = ({ input, weights, filters }: EvaluationInput & { weights: Weights }): PropertyScore =>
  weighEvaluation(evaluateProperty({ input, weights, filters }), weights)
