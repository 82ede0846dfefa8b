import { normaliseText } from './normalise-text.ts'
import type { LocalityRecord } from './locality.ts'
import { measureDistance } from './measure-distance.ts'

export type MismatchKind = 'unknown locality' | 'wrong state' | 'wrong postcode' | 'too far'

/** One of our rows that the reference contradicts; `detail` says what the reference has. */
export type Mismatch<Row> = { row: Row; kind: MismatchKind; detail: string }

/**
 * Returns the rows of `ours` without a row in `reference` with the same locality, state and postcode within `maxKm`.
 */
export function compareGazetteers<Row extends LocalityRecord>(
  ours: readonly Row[],
  reference: readonly LocalityRecord[],
  maxKm: number,
): Mismatch<Row>[] {
  const byName = groupByName(reference)
  return ours.flatMap((row) => {
    const mismatch = findMismatch(row, byName.get(normaliseText(row.locality)) ?? [], maxKm)
    return mismatch === undefined ? [] : [{ row, ...mismatch }]
  })
}

const groupByName = (places: readonly LocalityRecord[]): ReadonlyMap<string, LocalityRecord[]> => {
  const groups = new Map<string, LocalityRecord[]>()
  for (const place of places) {
    const name = normaliseText(place.locality)
    const group = groups.get(name)
    if (group) group.push(place)
    else groups.set(name, [place])
  }
  return groups
}

const findMismatch = (
  row: LocalityRecord,
  namesakes: readonly LocalityRecord[],
  maxKm: number,
): Omit<Mismatch<LocalityRecord>, 'row'> | undefined => {
  if (namesakes.length === 0) return { kind: 'unknown locality', detail: 'the reference has no such name' }
  const inState = namesakes.filter(({ state }) => state === row.state)
  if (inState.length === 0) return { kind: 'wrong state', detail: `the reference has ${listPlaces(namesakes)}` }
  const same = inState.filter(({ postcode }) => postcode === row.postcode)
  if (same.length === 0) return { kind: 'wrong postcode', detail: `the reference has ${listPlaces(inState)}` }
  const kilometres = Math.min(...same.map((place) => measureDistance(row, place)))
  return kilometres > maxKm ? { kind: 'too far', detail: `${kilometres.toFixed(1)} km from the reference` } : undefined
}

const listPlaces = (places: readonly LocalityRecord[]): string =>
  [...new Set(places.map(({ state, postcode }) => `${state} ${postcode}`))].join(', ')
