import type { Place, Weights } from '@verandah/contracts'

/** The weights of a buyer's own criteria. Replies of the build before have no places. */
export type OwnWeights = Pick<Weights, 'additionalCriteria'> & Partial<Pick<Weights, 'places'>>

/** A criterion of the buyer's own. Values are kept under its key. */
export interface OwnCriterion {
  kind: 'custom' | 'place'
  name: string
  weight: number
  key: string
}

/** Custom criteria, then places, each by name: the order of entry has no effect. */
export function ownCriteriaOf({ additionalCriteria, places = [] }: OwnWeights): OwnCriterion[] {
  return [
    ...Object.entries(additionalCriteria)
      .map(([name, weight]) => ({ kind: 'custom' as const, name, weight, key: name }))
      .sort(byName),
    ...places.map((place) => ({ kind: 'place' as const, ...weighed(place), key: keyOfPlace(place) })).sort(byName),
  ]
}

const weighed = ({ name, weight }: Place) => ({ name, weight })

/**
 * All that the value of a home depends on, so that a place that was moved never shows the values of before. It starts
 * with a space, which no name of a custom criterion does.
 */
export function keyOfPlace({ name, latitude, longitude, mode, goodMinutes, tooFarMinutes }: Place): string {
  return ` ${mode} ${latitude} ${longitude} ${goodMinutes} ${tooFarMinutes} ${name}`
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)
