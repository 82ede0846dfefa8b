import { StoreError } from '../errors.ts'
import { fieldOf, isDocument, type Document } from '../values/document.ts'
import { encodeKey, invertKey } from '../values/encode-key.ts'
import { KIND } from '../values/kinds.ts'

export interface IndexField {
  readonly path: string
  readonly parts: readonly string[]
  readonly isDescending: boolean
}

export function fieldAt(path: string, isDescending: boolean): IndexField {
  return { path, parts: path.split('.'), isDescending }
}

interface ExtractedKeys {
  readonly keys: Set<string>
  /** Positions of the fields whose values come from an array. */
  readonly multikey: Set<number>
  hasAnyField: boolean
}

/** Progress of one index field through the document. */
interface Walk {
  readonly field: IndexField
  readonly value: unknown
  /** Number of path parts already followed. */
  readonly at: number
  readonly isComplete: boolean
}

const EMPTY_ARRAY = Symbol('empty array')
const EMPTY_ARRAY_KEY = String.fromCharCode(KIND.emptyArray)

/**
 * Returns one key per element of an array on the path: fields below the same array take their values from the same
 * element. A missing field is indexed as null. Error 171 if two fields lead into two arrays.
 */
export function extractKeys(document: Document, fields: readonly IndexField[]): ExtractedKeys {
  const found: ExtractedKeys = { keys: new Set(), multikey: new Set(), hasAnyField: false }
  const start = fields.map((field): Walk => ({ field, value: document, at: 0, isComplete: false }))
  expand(start, found)
  return found
}

const expand = (walks: readonly Walk[], found: ExtractedKeys): void => {
  const reached = walks.map(follow)
  const array = reached.find(({ isComplete }) => !isComplete)?.value
  if (!Array.isArray(array)) {
    emit(reached, found)
    return
  }
  assertOneArray(reached, array)
  reached.forEach(({ isComplete }, position) => {
    if (!isComplete) found.multikey.add(position)
  })
  const elements: unknown[] = array.length === 0 ? [EMPTY_ARRAY] : array
  for (const element of elements)
    expand(
      reached.map((walk) => (walk.isComplete ? walk : enter(walk, element))),
      found,
    )
}

/** Descends through documents to the value, or to an array that must be expanded. */
const follow = (walk: Walk): Walk => {
  if (walk.isComplete) return walk
  const { field } = walk
  let { value, at } = walk
  while (at < field.parts.length) {
    const part = field.parts[at] ?? ''
    if (isDocument(value)) value = fieldOf(value, part)
    else if (!Array.isArray(value)) return { field, value: undefined, at, isComplete: true }
    else if (/^\d+$/.test(part)) value = value[Number(part)] as unknown
    else return { field, value, at, isComplete: false }
    at += 1
  }
  return { field, value, at, isComplete: !Array.isArray(value) }
}

const enter = ({ field, at }: Walk, element: unknown): Walk => {
  if (at === field.parts.length) return { field, value: element, at, isComplete: true }
  return isDocument(element)
    ? { field, value: element, at, isComplete: false }
    : { field, value: undefined, at, isComplete: true }
}

const emit = (walks: readonly Walk[], found: ExtractedKeys): void => {
  let key = ''
  for (const { field, value } of walks) {
    if (value !== undefined) found.hasAnyField = true
    const encoded = value === EMPTY_ARRAY ? EMPTY_ARRAY_KEY : encodeKey(value)
    key += field.isDescending ? invertKey(encoded) : encoded
  }
  found.keys.add(key)
}

const assertOneArray = (walks: readonly Walk[], array: unknown): void => {
  const other = walks.find(({ value, isComplete }) => !isComplete && value !== array)
  if (other === undefined) return
  const names = walks.filter(({ isComplete }) => !isComplete).map(({ field }) => field.parts.at(-1))
  throw new StoreError('CannotIndexParallelArrays', `cannot index parallel arrays [${names.join('] [')}]`)
}
