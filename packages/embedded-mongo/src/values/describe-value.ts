import { EJSON } from 'bson'

const MAX_CHARACTERS = 512

/** Formats a value for a message, truncated to a readable length. */
export const describeValue = (value: unknown): string => {
  const text = value === undefined ? 'missing' : EJSON.stringify(value)
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}...` : text
}
