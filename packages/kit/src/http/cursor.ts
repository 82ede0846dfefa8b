import { invalid } from '../errors.ts'
import type { ListPlace } from '../store/behind.ts'

/** Encodes a position in a list as an opaque cursor. */
export function packCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The parts of a cursor; empty for text that is not a cursor of ours. */
export function unpackCursor(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

export function invalidCursor(message = 'This cursor isn’t valid; start again without one') {
  return invalid([{ field: 'cursor', message }])
}

/**
 * The position that a cursor names in a list sorted by time; null without a cursor. Throws `invalid` for text that is
 * not a cursor of ours.
 */
export function placeInTime(cursor: string | undefined): (ListPlace & { value: Date }) | null {
  if (cursor === undefined) return null
  const [at, id] = unpackCursor(cursor)
  if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime()) || typeof id !== 'string') throw invalidCursor()
  return { value: new Date(at), id }
}

/** A cursor for `placeInTime`. */
export function cursorInTime(at: Date | string, id: string): string {
  return packCursor([new Date(at).getTime(), id])
}

/** The `Link` header of the next page (RFC 8288); empty on the last page. */
export function linkToNext(href: string | null): { Link?: string } {
  return href === null ? {} : { Link: `<${href}>; rel="next"` }
}
