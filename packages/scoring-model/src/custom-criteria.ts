import { presentFeatures } from './factors/features.ts'
import { type FactorValue, type HomeFacts, maxValue } from './factors/preferences.ts'
import { factNamed } from './fact-names.ts'
import { hasFact } from './facts.ts'

/**
 * Evaluates custom criteria. A criterion that names a fact is worth 10 if the home has it, 0 if not, and null if
 * unknown. Any other is worth 10 if the features, detected features or description mention it without denying it, else
 * 0 (specification, section 9).
 */
export function evaluateCustomCriteria(home: HomeFacts, names: readonly string[]): Map<string, FactorValue> {
  if (names.length === 0) return new Map()
  const features = presentFeatures([...home.features, ...home.detectedFeatures])
  const stated = wordsOf([...features, ...features.map(splitCamelCase)].join(' | '))
  const words = `${stated}|${wordsOf(home.description)}`
  return new Map(names.map((name) => [name, valueOf(name, home, { stated, words })]))
}

const valueOf = (name: string, home: HomeFacts, { stated, words }: { stated: string; words: string }): FactorValue => {
  const fact = factNamed(name)
  if (fact === null) return isMentioned(name, words) ? maxValue : 0
  const has = hasFact(home, fact) ?? (isMentioned(name, stated) || null)
  return has === null ? null : has ? maxValue : 0
}

/**
 * Matches whole words only: "Spa" is not in "spacious"; "Pool" is in "SwimmingPool" and in "two pools", and not claimed
 * by "no pool".
 */
const isMentioned = (name: string, words: string): boolean => {
  const own = wordsOf(name).trimEnd()
  if (own === '') return false
  const singular = own.length > 4 && own.endsWith('s') ? own.slice(0, -1) : own
  return [own, singular, `${own}s`].some((form) => isClaimed(`${form} `, words))
}

const denied = /\b(?:no|not|without|never|lacks?|nor|neither|isn t|doesn t|hasn t)(?: [\p{L}\p{N}]+){0,3}$/u

const isClaimed = (form: string, words: string): boolean => {
  for (let at = words.indexOf(form); at >= 0; at = words.indexOf(form, at + 1))
    if (!denied.test(words.slice(Math.max(0, at - 60), at))) return true
  return false
}

/**
 * Normalises text to ` swimming pool | two cars `: lower case, one space between and around words, a bar where a text
 * or a clause ends.
 */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,;:!?](?=\s|$)|\bbut\b/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()} `

const splitCamelCase = (feature: string): string => feature.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
