import type { PropertyAge } from '@verandah/contracts'

/** Maximum age in years of each band; bands are evaluated as 5, 15, 40 and 80 years. */
const greatestAge: readonly (readonly [PropertyAge, number])[] = [
  ['Modern', 10],
  ['Recent', 25],
  ['Established', 60],
]

/** Returns the age band for a year of construction; null for an impossible year. */
export function ageBandOf(yearBuilt: number | null, year: number): PropertyAge | null {
  if (yearBuilt === null || yearBuilt < 1788 || yearBuilt > year + 5) return null
  return greatestAge.find(([, years]) => year - yearBuilt <= years)?.[0] ?? 'Historic'
}

const built =
  /\b(?:built|constructed)\s+(?:in|circa|c\.?|around)\s*(1[89]\d\d|20\d\d)\b|\b(?:circa|c\.?)\s?(1[89]\d\d)\b/i

/** Returns the year of construction stated in a description. */
export function yearBuiltIn(description: string): number | null {
  const [, stated, circa] = built.exec(description) ?? []
  const year = stated ?? circa
  return year === undefined ? null : Number(year)
}
