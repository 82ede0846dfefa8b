import { invalid } from '@verandah/kit'
import type { Place } from './domain/sorting.ts'

/** Where a page ends. */
export interface Cursor {
  readonly last: Place
  /** When the first page was asked for: what is next by then is next on all pages. */
  readonly asOf: Date
}

/** Opaque: a place in one list, which `list` names. */
export const writeCursor = ({ last: { key, id }, asOf }: Cursor, list: string): string =>
  Buffer.from(JSON.stringify([list, asOf.getTime(), key, id])).toString('base64url')

/** Throws `invalid` for a text that is no cursor of ours, and for one of another list. */
export const readCursor = (text: string | undefined, list: string): Cursor | null => {
  if (text === undefined) return null
  const [ofList, at, key, id] = parse(text)
  const isOurs = isTime(at) && (key === null || typeof key === 'number') && typeof id === 'string'
  if (!isOurs) throw refused('This cursor isn’t valid; start again without one')
  if (ofList !== list)
    throw refused('This cursor belongs to a list that was sorted or narrowed differently; start again without one')
  return { last: { key, id }, asOf: new Date(at) }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 8.64e15

const refused = (message: string) => invalid([{ field: 'cursor', message }])

const parse = (text: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
