import { type FactorValue, type HomeFacts, maxValue } from './preferences.ts'

/** One point per feature, up to ten (specification, section 9); synonyms count once. */
export function evaluateFeatures({ features, featureCount }: HomeFacts): FactorValue {
  return Math.min(maxValue, featureCountOf({ features, featureCount }))
}

export function featureCountOf({ features, featureCount }: Pick<HomeFacts, 'features' | 'featureCount'>): number {
  return featureCount ?? distinctFeatures(presentFeatures(features)).length
}

/** Drops features that deny something, such as `isRural: false`. */
export function presentFeatures(features: readonly string[]): string[] {
  return features.filter((feature) => !/:\s*false\s*$/i.test(feature))
}

/** Drops features that a fuller one includes: "Balcony" is dropped if there is "Balcony or deck". */
export function distinctFeatures(features: readonly string[]): string[] {
  const words = features.map(wordsOf)
  return features.filter((_, one) =>
    words.every(
      (others, other) =>
        one === other || !says(others, words[one] ?? []) || (one < other && says(words[one] ?? [], others)),
    ),
  )
}

const wordsOf = (feature: string): string[] =>
  feature
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))

const says = (full: readonly string[], part: readonly string[]): boolean => part.every((word) => full.includes(word))
