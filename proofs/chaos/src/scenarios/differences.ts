import { isDeepStrictEqual } from 'node:util'
import type { Property } from '@verandah/contracts'
import type { Homes, World } from './read-world.ts'

/** What a run ended with, and the documents that its lines were made from. */
export interface Evidence {
  readonly world: World
  readonly homes: Homes
  /** Stored adverts, by id, when the homes were read. */
  readonly listings: ReadonlyMap<string, unknown>
}

/** Returns the differences, one sentence each. A home that differs is followed by both documents, where they differ. */
export function differencesOf(calm: Evidence, disturbed: Evidence): string[] {
  return [
    ...[...calm.world].flatMap(([key, value]) => {
      const found = disturbed.world.get(key)
      if (found === value) return []
      if (found === undefined) return [`lost: ${key}: ${value}`, ...documentOf(calm, key)]
      return [`other: ${key}: ${found} instead of ${value}`, ...whyOf(calm, disturbed, key)]
    }),
    ...[...disturbed.world].flatMap(([key, value]) =>
      calm.world.has(key) ? [] : [`too much: ${key}: ${value}`, ...documentOf(disturbed, key)],
    ),
  ]
}

const whyOf = (calm: Evidence, disturbed: Evidence, key: string): string[] => {
  const before = flatten(scoredFrom(calm, key))
  const after = flatten(scoredFrom(disturbed, key))
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((path) =>
    isUnlike(path) || isDeepStrictEqual(before.get(path), after.get(path))
      ? []
      : [`  ${path}: ${JSON.stringify(after.get(path))} instead of ${JSON.stringify(before.get(path))}`],
  )
}

const documentOf = (evidence: Evidence, key: string): string[] =>
  evidence.homes.has(key) ? [`  ${JSON.stringify(scoredFrom(evidence, key))}`] : []

/** A home with the adverts that it was merged from. */
const scoredFrom = ({ homes, listings }: Evidence, key: string) => {
  const home: Property | undefined = homes.get(key)
  const adverts = home?.sources.map(({ listingId }) => [listingId, listings.get(listingId)] as const) ?? []
  return { home, listings: Object.fromEntries(adverts) }
}

/** Two runs never share generated ids and times. */
const isUnlike = (path: string): boolean => /(?:^home\.id|[aA]t|propertyId|bornAs)$/.test(path)

const flatten = (value: unknown, path = ''): Map<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? new Map(Object.entries(value).flatMap(([name, inner]) => [...flatten(inner, path ? `${path}.${name}` : name)]))
    : new Map([[path, value]])
