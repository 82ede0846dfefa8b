import type { HomeFacts } from './factors/preferences.ts'

export const extras = ['premiumFeatures', 'goodLighting', 'modernInterior'] as const
export type Extra = (typeof extras)[number]

/**
 * Weights of extras. They are added to both sides of the mean, and only for homes that have them (specification,
 * section 9).
 */
export const extraWeights: Readonly<Record<Extra, number>> = {
  premiumFeatures: 1,
  goodLighting: 0.5,
  modernInterior: 0.5,
}

export function extrasOf(home: HomeFacts): Extra[] {
  return extras.filter((extra) => isPresent[extra](home))
}

const isPresent: Readonly<Record<Extra, (home: HomeFacts) => boolean>> = {
  premiumFeatures: (home) => home.hasPremiumFeatures,
  goodLighting: (home) => home.isWellLit,
  modernInterior: (home) => home.hasModernInterior,
}
