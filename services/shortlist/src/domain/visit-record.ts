import type { VisitEntry } from '@verandah/contracts'
import { hasText } from './entry-texts.ts'

/**
 * What is kept of a visit's entries. Merging is a union, so the same entries in any order and repetition end in the
 * same record.
 */
export interface VisitRecord {
  /** Of each entry the latest version, then versions with text that no other was based on. Ordered by id. */
  readonly versions: readonly VisitEntry[]
  /** `versionKey` of each version that another one was based on: its text had been read. */
  readonly seen: readonly string[]
}

/** The most versions that are remembered as seen; text of a version before them that comes again is kept as a note. */
const mostSeen = 1_000

export function versionKey(id: string, changedAt: string): string {
  return `${changedAt} ${id}`
}

/** Adds versions of entries. Their `basedOn` has to be before their `changedAt`, and instants in one format. */
export function mergeEntries(record: VisitRecord, incoming: readonly VisitEntry[]): VisitRecord {
  const bases = incoming.flatMap(({ id, basedOn }) => (basedOn === null ? [] : versionKey(id, basedOn)))
  const seen = [...new Set([...record.seen, ...bases])].toSorted().slice(-mostSeen)
  const isSeen = new Set(seen)
  const all = new Map([...record.versions, ...incoming].map((version) => [contentOf(version), version]))
  const latestFirst = [...all].toSorted(byIdLatestFirst).map(([, version]) => version)
  const isKept = (version: VisitEntry, at: number) =>
    latestFirst[at - 1]?.id !== version.id ||
    (hasText(version) && !isSeen.has(versionKey(version.id, version.changedAt)))
  return { versions: latestFirst.filter(isKept), seen }
}

type Version = readonly [content: string, version: VisitEntry]

/** Versions of one instant are ordered by content, so that every device ends with the same one. */
const byIdLatestFirst = (
  [a, { id: ofA, changedAt: atA }]: Version,
  [b, { id: ofB, changedAt: atB }]: Version,
): number => compare(ofA, ofB) || compare(atB, atA) || compare(b, a)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The same for the same version, whatever the order of its fields. */
const contentOf = (version: VisitEntry): string =>
  JSON.stringify(Object.entries(version).toSorted(([a], [b]) => compare(a, b)))
