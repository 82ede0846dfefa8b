import { BSONRegExp, Decimal128, Double, Int32, Long } from 'bson'
import { unsupported } from '../errors.ts'
import { toRegExp } from '../query/value-tests.ts'
import { isDocument, type Document } from '../values/document.ts'

/** A deep copy in mingo's terms: plain numbers and regular expressions, nothing shared with what is stored. */
export const toMingo = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toMingo)
  if (isDocument(value)) return documentToMingo(value)
  if (value instanceof Double || value instanceof Int32) return value.value
  if (value instanceof Long) return value.toNumber()
  if (value instanceof BSONRegExp) return toRegExp(value)
  if (value instanceof Decimal128) throw unsupported('Decimal128 in an aggregation or expression')
  return value
}

export const documentToMingo = (document: Document): Document => {
  const copy: Document = {}
  for (const name of Object.keys(document)) copy[name] = toMingo(document[name])
  return copy
}
