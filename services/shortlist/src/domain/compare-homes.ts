import {
  comparedFacts,
  type ComparedFact,
  type ComparedValue,
  type ComparisonRow,
  type PropertySnapshot,
} from '@verandah/contracts'

interface Compared {
  readonly score: number | null
  readonly home: PropertySnapshot | null
}

/**
 * Compares the facts of homes side by side and marks the rows that differ. A home that is not known has unknown facts.
 */
export function compareHomes(homes: readonly Compared[]): ComparisonRow[] {
  return comparedFacts.map((fact) => {
    const values = homes.map((home) => valueOf(fact, home))
    return { fact, values, isDifferent: new Set(values.map(keyOf)).size > 1 }
  })
}

const valueOf = (fact: ComparedFact, { score, home }: Compared): ComparedValue => {
  if (fact === 'score') return score
  if (home === null) return null
  return fact === 'price' ? (home.price ?? home.displayPrice) : home[fact]
}

/** Equal for equal values; the order of a list is ignored. */
const keyOf = (value: ComparedValue): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
