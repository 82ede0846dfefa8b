import { type Factor, factors, type Weights } from '@verandah/contracts'

/** What the panel weighs; age and custom criteria keep the weights of the search. */
export const panelFactors = [
  { factor: 'price', label: 'Price' },
  { factor: 'location', label: 'Location' },
  { factor: 'bedrooms', label: 'Bedrooms' },
  { factor: 'bathrooms', label: 'Bathrooms' },
  { factor: 'landSize', label: 'Land Size' },
  { factor: 'features', label: 'Features' },
] as const satisfies readonly { factor: Factor; label: string }[]

export type PanelFactor = (typeof panelFactors)[number]['factor']

/** The sliders that were moved; the others stand for the search's own weights. */
export type MovedWeights = Readonly<Partial<Record<PanelFactor, number>>>

export const lowestWeight = 1
export const highestWeight = 10

/** Where a slider stands: a weight of 0 shows as the lowest until it is moved. */
export const sliderValue = (factor: PanelFactor, own: Weights, moved: MovedWeights): number =>
  moved[factor] ?? Math.max(lowestWeight, own[factor])

export const mixWeights = (own: Weights, moved: MovedWeights): Weights => ({ ...own, ...moved })

export const isMoved = (moved: MovedWeights): boolean => factors.some((factor) => factor in moved)
