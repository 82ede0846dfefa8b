export { type Column, type Columns, type EvaluatedHome, toColumns } from './columns.ts'
export { compareScored } from './compare-scored.ts'
export { explainScore } from './explain-score.ts'
export { type Extra, extras, extraWeights } from './extra-credit.ts'
export type { HomeFacts } from './factors/preferences.ts'
export { type Evaluation, evaluateProperty, type EvaluationInput } from './evaluate-property.ts'
export { distinctFeatures, presentFeatures } from './factors/features.ts'
export {
  factNamed,
  factWords,
  hasFact,
  type KnownFacts,
  meetsWishes,
  wishableFacts,
  wishWords,
  withWishes,
} from './facts.ts'
export { placeKey, wordsOfPlace } from './place-key.ts'
export { rank, type Ranking } from './rank.ts'
export { scoreProperty, type Weighing, weighEvaluation } from './weigh-evaluation.ts'
