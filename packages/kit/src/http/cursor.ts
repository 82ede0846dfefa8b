import { invalid } from '../errors.ts'
import type { ListPlace } from '../store/behind.ts'

/** Encodes a position in a list as an opaque cursor. */
export const packCursor = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The parts of a cursor; empty for text that is not a cursor of ours. */
export const unpackCursor = (text: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

export const invalidCursor = (message = 'This cursor isn’t valid; start again without one') =>
  invalid([{ field: 'cursor', message }])

/**
 * The position that a cursor names in a list sorted by time; null without a cursor. Throws `invalid` for text that is
 * not a cursor of ours.
 */
export const placeInTime = (cursor: string | undefined): (ListPlace & { value: Date }) | null => {
  if (cursor === undefined) return null
  const [at, id] = unpackCursor(cursor)
  if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime()) || typeof id !== 'string') throw invalidCursor()
  return { value: new Date(at), id }
}

/** A cursor for `placeInTime`. */
export const cursorInTime = (at: Date | string, id: string): string => packCursor([new Date(at).getTime(), id])

/** The `Link` header of the next page (RFC 8288); empty on the last page. */
export const linkToNext = (href: string | null): { Link?: string } =>
  href === null ? {} : { Link: `<${href}>; rel="next"` }
