export { type Column, type Columns, columnOfUnknown, columnsByIdeal, type EvaluatedHome, toColumns } from './columns.ts'
export { compareScored } from './compare-scored.ts'
export { followOverrides } from './follow-overrides.ts'
export { scoringFields, scoringInputOf } from './scoring-inputs.ts'
export { explainScore } from './explain-score.ts'
export { type Extra, extras, extraWeights } from './extra-credit.ts'
export type { HomeFacts } from './factors/preferences.ts'
export { type Evaluation, evaluateProperty, type EvaluationInput, priceValueOf } from './evaluate-property.ts'
export { distinctFeatures, presentFeatures } from './factors/features.ts'
export { factNamed, factWords, wishableFacts, wishWords } from './fact-names.ts'
export { hasFact, hasMusts, type KnownFacts, knownValueOf, meetsWishes } from './facts.ts'
export { isSearched } from './factors/location.ts'
export { openReach, type Priced } from './factors/price.ts'
export { priceBandOf } from './factors/price-band.ts'
export { packedFor, packEvaluation, sortPacked } from './pack-evaluation.ts'
export { ownCriteriaOf, type OwnWeights } from './own-criteria.ts'
export { placeKey, wordsOfPlace } from './place-key.ts'
export { minutesTo } from './places.ts'
export { modeWords } from './mode-words.ts'
export { excessOf, shortMoneyText } from './price-reason.ts'
export { type Evidenced, withReasons } from './reasons.ts'
export { exactScores, rank, type Ranking } from './rank.ts'
export { unknownValue } from './exact.ts'
export {
  columnIn,
  countsUnknown,
  criteriaOf,
  type Criterion,
  type KeyOfRow,
  rowKeys,
  type AssumedValue,
  weightOf,
} from './row-keys.ts'
export { scoringRule } from './scoring-rule.ts'
export { type Statement, statedPrice, statementsOf } from './statements.ts'
export { type ScoreRange, scoreRangeOf } from './score-range.ts'
export {
  type CurrentScore,
  hiddenPriceReason,
  isCurrent,
  scoreProperty,
  type Weighing,
  weighEvaluation,
} from './score-property.ts'
export { detour, estimateMinutes, type Point, stopMinutes, townSpeeds } from './travel-estimate.ts'
export { weightsForSearch } from './weights-for-search.ts'
