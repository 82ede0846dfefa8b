import { invalidCursor, packCursor, unpackCursor } from '@verandah/kit'
import type { Place } from './domain/sorting.ts'

interface Cursor {
  readonly last: Place
  /** When the first page was requested, so that "next" means the same on all pages. */
  readonly asOf: Date
}

/** An opaque position in the list named by `list`. */
export function writeCursor({ last: { key, id }, asOf }: Cursor, list: string): string {
  return packCursor([list, asOf.getTime(), key, id])
}

/** Throws `invalid` for a malformed cursor, and for one of another list. */
export function readCursor(text: string | undefined, list: string): Cursor | null {
  if (text === undefined) return null
  const [ofList, at, key, id] = unpackCursor(text)
  const isOurs = isTime(at) && (key === null || typeof key === 'number') && typeof id === 'string'
  if (!isOurs) throw invalidCursor()
  if (ofList !== list)
    throw invalidCursor(
      'This cursor belongs to a list that was sorted or narrowed differently; start again without one',
    )
  return { last: { key, id }, asOf: new Date(at) }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 8.64e15
