import {
  customCriteriaLimit,
  defaultCustomWeight,
  type FactClaim,
  type FactName,
  factValues,
  type ScoreOverrides,
  type SearchFilters,
  type Weights,
} from '@verandah/contracts'
import { factNamed, wishWords } from './fact-names.ts'

export interface KnownFacts {
  facts: readonly FactClaim[]
  overrides: Pick<ScoreOverrides, 'facts'> | null
}

/** Returns the known value of a fact; the buyer's own entry overrides adverts. */
export function knownValueOf({ facts, overrides }: KnownFacts, name: FactName): string | null {
  const isNamed = (claim: FactClaim) => claim.name === name
  return (overrides?.facts?.find(isNamed) ?? facts.find(isNamed))?.value ?? null
}

/** Whether a home has the wished fact, or better; null if unknown. "6" stars means six or more. */
export function hasFact(known: KnownFacts, { name, value: wanted }: FactClaim): boolean | null {
  const value = knownValueOf(known, name)
  if (value === null) return null
  const values: readonly string[] | null = factValues[name]
  if (name === 'energyRating') return Number(value) >= Number(wanted)
  if (values === null) return value.toLowerCase().includes(wanted.toLowerCase())
  const isVague = value === 'connected' && wanted !== value
  return isVague ? null : values.indexOf(value) <= values.indexOf(wanted)
}

type Wishing = Pick<SearchFilters, 'facts'>

/** Whether a home has every must of the search; null if none is known to be missing and at least one is unknown. */
export function hasMusts(home: KnownFacts, { facts: wishes = [] }: Wishing): boolean | null {
  const answers = wishes.filter(({ wish }) => wish === 'must').map((wish) => hasFact(home, wish))
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}

/** Whether no must of the search is known to be missing. */
export function meetsWishes(home: KnownFacts, wishing: Wishing): boolean {
  return hasMusts(home, wishing) !== false
}

/**
 * Adds the facts that a search prefers to the weights, as criteria of medium weight; a criterion that already names the
 * fact is kept.
 */
export function withWishes<Weighed extends Pick<Weights, 'additionalCriteria'>>(
  weights: Weighed,
  { facts: wishes = [] }: Wishing,
): Weighed {
  const { additionalCriteria: own } = weights
  const isNamed = (wish: FactClaim) =>
    Object.keys(own).some((name) => {
      const fact = factNamed(name)
      return fact?.name === wish.name && fact.value === wish.value
    })
  const added = wishes.filter((wish) => wish.wish === 'prefer' && !isNamed(wish)).map(wishWords)
  const free = added.slice(0, Math.max(0, customCriteriaLimit - Object.keys(own).length))
  const weighed = Object.fromEntries(free.map((name) => [name, defaultCustomWeight]))
  return { ...weights, additionalCriteria: { ...weighed, ...own } }
}
