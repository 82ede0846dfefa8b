import type { PropertySort } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { UserPropertyDoc } from './user-property-document.ts'
import { sortFields, type Cursor } from './user-property-query.ts'

/** An opaque place in a list: what the order sorts by, and the property id that breaks ties. */
export const writeCursor = (sort: PropertySort, doc: UserPropertyDoc): string =>
  Buffer.from(JSON.stringify([Number(doc[sortFields[sort].field]), doc.propertyId])).toString('base64url')

/** Throws `invalid` for a text that is not a cursor of ours. */
export const readCursor = (sort: PropertySort, text: string | undefined): Cursor | null => {
  if (text === undefined) return null
  const [value, propertyId] = parse(text)
  if (typeof value !== 'number' || typeof propertyId !== 'string') {
    throw invalid([{ field: 'cursor', message: 'This is not a cursor of ours; begin again without one' }])
  }
  return { value: sort === 'recent' ? new Date(value) : value, propertyId }
}

const parse = (text: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
