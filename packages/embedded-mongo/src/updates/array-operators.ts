import { badValue, failedToParse, typeMismatch } from '../errors.ts'
import { isOperators, matchElement } from '../query/compile-filter.ts'
import { parseSort, sortBy } from '../query/sort-documents.ts'
import { isPattern } from '../query/value-tests.ts'
import { areEqual } from '../values/compare-values.ts'
import { cloneValue, type Document, isDocument, nameSet } from '../values/document.ts'
import { describeValue } from '../values/describe-value.ts'
import { integerFrom } from '../values/numbers.ts'
import { typeNameOf } from '../values/type-names.ts'
import { KEEP, type Place } from './change-at.ts'

const MODIFIERS = nameSet('$each $slice $sort $position')

/** Applies `$push` with `$each`, `$position`, `$sort` and `$slice`, in that order. */
export const push = (current: unknown, operand: unknown, { path, document }: Place): unknown => {
  if (current !== undefined && !Array.isArray(current))
    throw badValue(
      `The field '${path}' must be an array but is of type ${typeNameOf(current)} in document {_id: ${describeValue(document._id)}}`,
    )
  const existing: unknown[] = Array.isArray(current) ? current : []
  if (!isDocument(operand) || operand.$each === undefined) return [...existing, cloneValue(operand)]
  const unknown = Object.keys(operand).find((name) => !MODIFIERS.has(name))
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`)
  const added = eachOf(operand, '$push')
  const at = integerFrom(operand.$position) ?? existing.length
  const from = at >= 0 ? at : Math.max(0, existing.length + at)
  const joined = [...existing.slice(0, from), ...added, ...existing.slice(from)]
  const ordered = operand.$sort === undefined ? joined : sortElements(joined, operand.$sort)
  const slice = integerFrom(operand.$slice)
  if (slice === undefined) return ordered
  return slice >= 0 ? ordered.slice(0, slice) : ordered.slice(slice)
}

const eachOf = (operand: Document, name: string): unknown[] => {
  if (!Array.isArray(operand.$each))
    throw badValue(`The argument to $each in ${name} must be an array but it was of type: ${typeNameOf(operand.$each)}`)
  return cloneValue(operand.$each)
}

const sortElements = (elements: readonly unknown[], sort: unknown): unknown[] => {
  const isByField = isDocument(sort)
  const fields = parseSort(isByField ? sort : { element: sort })
  return sortBy(elements, fields, (element) => (isByField ? (isDocument(element) ? element : {}) : { element }))
}

export const addToSet = (current: unknown, operand: unknown, { path }: Place): unknown => {
  if (current !== undefined && !Array.isArray(current))
    throw badValue(
      `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${typeNameOf(current)}`,
    )
  const existing: unknown[] = Array.isArray(current) ? current : []
  const candidates =
    isDocument(operand) && operand.$each !== undefined ? eachOf(operand, '$addToSet') : [cloneValue(operand)]
  const result = [...existing]
  for (const candidate of candidates)
    if (!result.some((element) => areEqual(element, candidate))) result.push(candidate)
  return result
}

export const pop = (current: unknown, operand: unknown, { path }: Place): unknown => {
  if (current === undefined) return KEEP
  if (!Array.isArray(current))
    throw typeMismatch(`Path '${path}' contains an element of non-array type '${typeNameOf(current)}'`)
  const end = integerFrom(operand)
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${describeValue(operand)}`)
  return end === 1 ? current.slice(0, -1) : current.slice(1)
}

export const pull = (current: unknown, operand: unknown, _at: Place): unknown => {
  if (current === undefined) return KEEP
  if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value')
  const isGone = pullTest(operand)
  return current.filter((element) => !isGone(element))
}

/**
 * A document is a condition on the elements' fields; operators and patterns are conditions on the elements themselves.
 */
const pullTest = (operand: unknown): ((element: unknown) => boolean) => {
  if (isDocument(operand)) return matchElement(operand)
  if (isPattern(operand) || isOperators(operand)) return matchElement({ $in: [operand] })
  return (element) => areEqual(element, operand)
}

export const pullAll = (current: unknown, operand: unknown, _at: Place): unknown => {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument')
  if (current === undefined) return KEEP
  if (!Array.isArray(current)) throw badValue('Cannot apply $pullAll to a non-array value')
  return current.filter((element) => !operand.some((gone) => areEqual(element, gone)))
}
