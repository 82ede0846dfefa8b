import { type Factor, factors, type Property, type ScoreOverrides } from '@verandah/contracts'

export const overrideStart = 5

/** The factors whose own value a buyer may replace; land size only where there is land. */
export const overridableFactors = ({ landSize }: Pick<Property, 'landSize'>): Factor[] =>
  factors.filter((factor) => factor !== 'landSize' || landSize !== null)

/** A factor switched on begins at 5; switched off, its override is forgotten. */
export const switchFactor = (draft: ScoreOverrides, factor: Factor, isOn: boolean): ScoreOverrides => {
  const { [factor]: _, ...others } = draft
  return isOn ? { ...others, [factor]: overrideStart } : others
}

/** Where a slider stands: single features that have values of their own count by their mean. */
export const sliderValueOf = (draft: ScoreOverrides, factor: Factor): number => {
  const value = draft[factor]
  if (typeof value === 'number') return value
  const values = Object.values(value ?? {})
  return values.length === 0 ? overrideStart : Math.round(values.reduce((sum, each) => sum + each, 0) / values.length)
}
