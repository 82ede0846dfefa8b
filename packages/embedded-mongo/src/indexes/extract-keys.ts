import { StoreError } from '../errors.ts'
import { fieldOf, isDocument, type Document } from '../values/document.ts'
import { encodeKey, invertKey } from '../values/encode-key.ts'
import { KIND } from '../values/kinds.ts'

export interface IndexField {
  readonly path: string
  readonly parts: readonly string[]
  readonly isDescending: boolean
}

export interface ExtractedKeys {
  readonly keys: readonly string[]
  /** Positions of the fields that took several values from an array. */
  readonly multikey: readonly number[]
  readonly hasAnyField: boolean
}

const EMPTY_ARRAY = String.fromCharCode(KIND.emptyArray)

/** One key for each combination of values; a document without the field is indexed as null. */
export const extractKeys = (document: Document, fields: readonly IndexField[]): ExtractedKeys => {
  let keys: string[] = ['']
  const multikey: number[] = []
  let hasAnyField = false
  for (const [position, field] of fields.entries()) {
    const found: Found = { keys: new Set(), isMultikey: false, isPresent: false }
    collect(document, field.parts, 0, found)
    if (found.isMultikey) multikey.push(position)
    hasAnyField ||= found.isPresent
    const encoded = field.isDescending ? [...found.keys].map(invertKey) : [...found.keys]
    keys =
      keys.length === 1
        ? encoded.map((key) => (keys[0] ?? '') + key)
        : keys.flatMap((head) => encoded.map((key) => head + key))
  }
  assertOneArray(multikey, fields)
  return { keys, multikey, hasAnyField }
}

interface Found {
  readonly keys: Set<string>
  isMultikey: boolean
  isPresent: boolean
}

const collect = (document: Document, parts: readonly string[], at: number, found: Found): void => {
  const value = fieldOf(document, parts[at] ?? '')
  if (at === parts.length - 1) collectLeaf(value, found)
  else collectBelow(value, parts, at + 1, found)
}

const collectLeaf = (value: unknown, found: Found): void => {
  if (value !== undefined) found.isPresent = true
  if (!Array.isArray(value)) {
    found.keys.add(encodeKey(value))
    return
  }
  found.isMultikey = true
  if (value.length === 0) found.keys.add(EMPTY_ARRAY)
  for (const element of value) found.keys.add(encodeKey(element))
}

const collectBelow = (value: unknown, parts: readonly string[], at: number, found: Found): void => {
  if (isDocument(value)) collect(value, parts, at, found)
  else if (Array.isArray(value)) collectFromArray(value, parts, at, found)
  else found.keys.add(encodeKey(null))
}

const collectFromArray = (elements: readonly unknown[], parts: readonly string[], at: number, found: Found): void => {
  const part = parts[at] ?? ''
  if (/^\d+$/.test(part)) {
    const element = elements[Number(part)]
    if (at === parts.length - 1) collectLeaf(element, found)
    else collectBelow(element, parts, at + 1, found)
    return
  }
  found.isMultikey = true
  if (elements.length === 0) found.keys.add(encodeKey(null))
  for (const element of elements) {
    if (isDocument(element)) collect(element, parts, at, found)
    else found.keys.add(encodeKey(null))
  }
}

const assertOneArray = (multikey: readonly number[], fields: readonly IndexField[]): void => {
  const roots = new Set(multikey.map((position) => fields[position]?.parts[0]))
  if (roots.size > 1)
    throw new StoreError('CannotIndexParallelArrays', `cannot index parallel arrays [${[...roots].join('] [')}]`)
}
