import { invalid } from '../errors.ts'
import type { ListPlace } from '../store/behind.ts'

/** An opaque place in a list. */
export const packCursor = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** What a cursor was made of; nothing where the text is none of ours. */
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

/** The place in a list that is sorted by time which a cursor names; null where none was sent. Throws `invalid` for a text that is none of ours. */
export const placeInTime = (cursor: string | undefined): (ListPlace & { value: Date }) | null => {
  if (cursor === undefined) return null
  const [at, id] = unpackCursor(cursor)
  if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime()) || typeof id !== 'string') throw invalidCursor()
  return { value: new Date(at), id }
}

/** A cursor for `placeInTime`. */
export const cursorInTime = (at: Date | string, id: string): string => packCursor([new Date(at).getTime(), id])

/** Leads to the next page (RFC 8288); nothing where there is none. */
export const linkToNext = (href: string | null): { Link?: string } =>
  href === null ? {} : { Link: `<${href}>; rel="next"` }
