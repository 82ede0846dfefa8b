import { presentFeatures } from './factors/features.ts'
import { type HomeFacts, maxValue } from './factors/preferences.ts'

/** 10 for a criterion that the features, detected features or description mention, else 0 (specification, section 9). */
export const evaluateCustomCriteria = (home: HomeFacts, names: readonly string[]): Map<string, number> => {
  if (names.length === 0) return new Map()
  const words = wordsOfHome(home)
  return new Map(names.map((name) => [name, isMentioned(name, words) ? maxValue : 0]))
}

const wordsOfHome = (home: HomeFacts): string => {
  const features = presentFeatures([...home.features, ...home.detectedFeatures])
  return wordsOf([...features, ...features.map(splitCamelCase), home.description].join(' | '))
}

/** Whole words only: "Spa" is not in "spacious"; "Pool" is in "SwimmingPool" and in "two pools". */
const isMentioned = (name: string, words: string): boolean => {
  const own = wordsOf(name).trimEnd()
  if (own === '') return false
  const singular = own.length > 4 && own.endsWith('s') ? own.slice(0, -1) : own
  return [own, singular, `${own}s`].some((form) => words.includes(`${form} `))
}

/** ` swimming pool | two cars `: lower case, one space between and around words, a bar where a text ends. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()} `

const splitCamelCase = (feature: string): string => feature.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
