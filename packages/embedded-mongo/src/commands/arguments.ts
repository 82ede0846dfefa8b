import { badValue, typeMismatch } from '../errors.ts'
import { isDocument, type Document } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import { typeNameOf } from '../values/kinds.ts'

export function documentArgument(body: Document, name: string): Document {
  const value = body[name] ?? {}
  if (isDocument(value)) return value
  throw typeMismatch(`BSON field '${name}' is the wrong type '${typeNameOf(value)}', expected type 'object'`)
}

export function documentsArgument(body: Document, name: string): Document[] {
  const value = body[name]
  if (Array.isArray(value) && value.every(isDocument)) return value
  throw typeMismatch(`BSON field '${name}' must be an array of objects`)
}

/** Returns an optional count; 0 if absent. */
export function countArgument(body: Document, name: string): number {
  if (body[name] === undefined || body[name] === null) return 0
  const count = integerFrom(body[name])
  if (count === undefined) throw typeMismatch(`BSON field '${name}' must be a number`)
  if (count < 0) throw badValue(`BSON field '${name}' value must be >= 0, actual value '${count}'`)
  return count
}
