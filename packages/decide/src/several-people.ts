import { type Place, placesBy } from './places.ts'

/** What alternatives are worth to several people, from 0 up: one list for each person, all of the same length. */
export type Values = readonly ArrayLike<number>[]

/**
 * Scores relative to the best that each person could have in the list, from 0 to 1 (the idea of Kalai and Smorodinsky,
 * Econometrica 43(3), 1975): raw points of two people cannot be compared, as the harsher rater would rule. The worst
 * score is no yardstick, so that an undesirable alternative changes nothing for the others.
 */
export function satisfactionsOf(scores: Values): number[][] {
  return scores.map((own) => {
    const best = bestOf(own)
    return Array.from(own, (score) => (best === 0 ? 1 : score / best))
  })
}

/** One person's own order, the highest value first. */
export function ownOrder(own: ArrayLike<number>): Place[] {
  return placesBy(own.length, (one, other) => at(own, other) - at(own, one))
}

/** The highest minimum first, ties by the next lowest value, and so on. */
export function leximinOrder(values: Values): Place[] {
  const rows = Array.from({ length: sizeOf(values) }, (_, alternative) => ascending(values, alternative))
  return placesBy(rows.length, (first, second) => {
    const one = rows[first] ?? []
    const other = rows[second] ?? []
    const differing = one.findIndex((value, index) => value !== other[index])
    return differing === -1 ? 0 : at(other, differing) - at(one, differing)
  })
}

/** The alternatives that are in the better half of every person: at their median or above. */
export function belowNoMedian(values: Values): number[] {
  const medians = values.map(medianOf)
  return Array.from({ length: sizeOf(values) }, (_, alternative) => alternative).filter((alternative) =>
    values.every((own, person) => at(own, alternative) >= at(medians, person)),
  )
}

/** What an alternative is worth to everybody, in ascending order: who it is does not matter. */
const ascending = (values: Values, alternative: number): number[] =>
  values.map((own) => at(own, alternative)).sort((a, b) => a - b)

export function medianOf(own: ArrayLike<number>): number {
  const sorted = Array.from(own).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2
}

const sizeOf = (values: Values): number => values[0]?.length ?? 0

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0

const bestOf = (own: ArrayLike<number>): number => Array.from(own).reduce((best, score) => Math.max(best, score), 0)
