import { type FactorValue, type HomeFacts, maxValue } from './preferences.ts'

/** One point a feature, to ten (specification, section 9). */
export const evaluateFeatures = ({ features }: HomeFacts): FactorValue =>
  Math.min(maxValue, presentFeatures(features).length)

/** Without those that say what a home has not, such as `isRural: false`. */
export const presentFeatures = (features: readonly string[]): string[] =>
  features.filter((feature) => !/:\s*false\s*$/i.test(feature))
