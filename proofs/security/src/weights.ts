import type { Actor } from './actor.ts'

export function weightsOf({ userId, canary }: Actor, id?: string) {
  return {
    ...(id !== undefined && { id }),
    userId,
    landSize: 10,
    additionalCriteria: { [canary]: 7 },
    places: [somewhere(canary)],
  }
}

/** A place that matters. */
export function somewhere(name: string) {
  return {
    name,
    latitude: -37.81,
    longitude: 144.96,
    mode: 'driving',
    goodMinutes: 20,
    tooFarMinutes: 45,
    weight: 6,
  }
}
