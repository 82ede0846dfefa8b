import { type FactorValue, type HomeFacts, maxValue } from './preferences.ts'

/** One point per feature, up to ten (specification, section 9); synonyms count once. */
export const evaluateFeatures = ({ features, featureCount }: HomeFacts): FactorValue =>
  Math.min(maxValue, featureCountOf({ features, featureCount }))

export const featureCountOf = ({ features, featureCount }: Pick<HomeFacts, 'features' | 'featureCount'>): number =>
  featureCount ?? distinctFeatures(presentFeatures(features)).length

/** Drops features that deny something, such as `isRural: false`. */
export const presentFeatures = (features: readonly string[]): string[] =>
  features.filter((feature) => !/:\s*false\s*$/i.test(feature))

/** Drops features that a fuller one includes: "Balcony" is dropped if there is "Balcony or deck". */
export const distinctFeatures = (features: readonly string[]): string[] => {
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
