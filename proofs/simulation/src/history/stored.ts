import type { Document } from '../world/disk.ts'

/** Every document by its place, as `search.searches`. */
export type Stored = ReadonlyMap<string, readonly Document[]>

export function findIn(stored: Stored, place: string, id: string): Document | undefined {
  return stored.get(place)?.find(({ _id }) => _id === id)
}
