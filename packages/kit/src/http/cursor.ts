import { invalid } from '../errors.ts'

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
