import type { PropertyAge } from '@verandah/contracts'

/** Greatest age in years of each band; the bands stand for 5, 15, 40 and 80 years. */
const greatestAge: readonly (readonly [PropertyAge, number])[] = [
  ['Modern', 10],
  ['Recent', 25],
  ['Established', 60],
]

/** The band of a home by the year it was built in; null for a year that cannot be. */
export const ageBandOf = (yearBuilt: number | null, year: number): PropertyAge | null => {
  if (yearBuilt === null || yearBuilt < 1788 || yearBuilt > year + 5) return null
  return greatestAge.find(([, years]) => year - yearBuilt <= years)?.[0] ?? 'Historic'
}

const built =
  /\b(?:built|constructed)\s+(?:in|circa|c\.?|around)\s*(1[89]\d\d|20\d\d)\b|\b(?:circa|c\.?)\s?(1[89]\d\d)\b/i

/** The year in which a description says that the home was built. */
export const yearBuiltIn = (description: string): number | null => {
  const [, stated, circa] = built.exec(description) ?? []
  const year = stated ?? circa
  return year === undefined ? null : Number(year)
}
