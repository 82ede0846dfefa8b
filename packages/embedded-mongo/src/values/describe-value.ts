import { inspect } from 'node:util'
import { Binary, ObjectId } from 'bson'
import { isDocument, type Document } from './document.ts'
import { isNumeric } from './numbers.ts'

const MAX_CHARACTERS = 512

/** Formats a value as in MongoDB's messages, truncated to a readable length. */
export const describeValue = (value: unknown): string => {
  const text = describe(value)
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}...` : text
}

const describe = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (typeof value === 'string') return `"${value.slice(0, MAX_CHARACTERS)}"`
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`
  if (isNumeric(value)) return value.toString()
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').slice(0, MAX_CHARACTERS)})`
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.slice(0, 20).map(describe).join(', ')} ]`
  return isDocument(value) ? describeDocument(value) : inspect(value, { breakLength: Infinity })
}

const describeDocument = (document: Document): string => {
  const fields = Object.keys(document)
    .slice(0, 20)
    .map((name) => `${name}: ${describe(document[name])}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
