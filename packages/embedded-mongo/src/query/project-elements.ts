import { badValue } from '../errors.ts'
import { isDocument, fieldOf, type Document } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import { matchElement } from './compile-filter.ts'
import { positionOf } from './match-position.ts'

/** Projects an array field; undefined omits it. */
export type ElementField = (document: Document) => unknown

/** Compiles `$slice` and `$elemMatch`; undefined for anything else. */
export const compileElementField = (path: string, value: unknown): ElementField | undefined => {
  if (!isDocument(value)) return undefined
  const parts = path.split('.')
  if (value.$slice !== undefined && isFindSlice(value.$slice)) {
    const slice = compileSlice(value.$slice)
    return (document) => slice(lookUp(document, parts))
  }
  if (!isDocument(value.$elemMatch)) return undefined
  const matches = matchElement(value.$elemMatch)
  return (document) => {
    const elements = lookUp(document, parts)
    const found = Array.isArray(elements) ? elements.findIndex(matches) : -1
    return Array.isArray(elements) && found >= 0 ? [elements[found]] : undefined
  }
}

/** `items.$`: the first element that the query matched. */
export const compilePositional = (path: string, filter: Document): ElementField => {
  const parts = path.split('.')
  return (document) => {
    const elements = lookUp(document, parts)
    if (!isArray(elements)) return elements
    const position = positionOf(document, path, filter)
    if (position === undefined)
      throw badValue(`Executor error: positional operator '.$' couldn't find a matching element in the array`)
    return [elements[position]]
  }
}

/** `$slice: n` or `[skip, n]`; the three-argument expression form belongs to aggregation. */
const isFindSlice = (slice: unknown): boolean =>
  integerFrom(slice) !== undefined || (Array.isArray(slice) && slice.length === 2)

const compileSlice = (slice: unknown): ((value: unknown) => unknown) => {
  const [skip, count] = Array.isArray(slice) ? slice.map(integerFrom) : [undefined, integerFrom(slice)]
  if (count === undefined || (skip !== undefined && count <= 0)) throw badValue('$slice needs a positive count')
  return (value): unknown => {
    if (!isArray(value)) return value
    if (skip === undefined) return count >= 0 ? value.slice(0, count) : value.slice(count)
    const from = skip >= 0 ? skip : Math.max(0, value.length + skip)
    return value.slice(from, from + count)
  }
}

/** Avoids the `any` of Array.isArray. */
const isArray = (value: unknown): value is unknown[] => Array.isArray(value)

const lookUp = (document: Document, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => (isDocument(value) ? fieldOf(value, part) : undefined), document)
