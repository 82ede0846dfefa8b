import { isPauseDue, PAUSE, type Sliced, type Stream } from '../slices.ts'
import { badValue, typeMismatch, unsupported } from '../errors.ts'
import { entryOf } from '../indexes/document-index.ts'
import { extractKeys, fieldAt, type IndexField } from '../indexes/extract-keys.ts'
import { openTree } from '../indexes/tree.ts'
import { fieldOf, isDocument, type Document } from '../values/document.ts'
import { encodeKey, invertKey } from '../values/encode-key.ts'
import { integerFrom } from '../values/numbers.ts'

export function parseSort(sort: unknown): IndexField[] {
  if (sort === undefined || sort === null) return []
  if (!isDocument(sort)) throw typeMismatch('Expected field sort to be of type object')
  return Object.entries(sort).map(([path, direction]) => {
    if (path.startsWith('$')) throw unsupported(`A sort by '${path}'`)
    const sign = integerFrom(direction)
    if (sign !== 1 && sign !== -1)
      throw badValue(`$sort key ordering must be 1 (for ascending) or -1 (for descending): '${path}'`)
    return fieldAt(path, sign === -1)
  })
}

/** Sorts stably in BSON order over mixed types, in a tree that holds no more than the first `count` items. */
export function* sortStream<T>(
  items: Stream<T>,
  fields: readonly IndexField[],
  documentOf: (item: T) => Document,
  count = Infinity,
): Sliced<T[]> {
  const first = openFirst<T>(count)
  let seq = 0
  for (const item of items) {
    if (item === PAUSE || isPauseDue()) yield PAUSE
    if (item === PAUSE) continue
    first.add(entryOf(sortKey(documentOf(item), fields), seq), item)
    seq += 1
  }
  return first.items()
}

const openFirst = <T>(count: number) => {
  const tree = openTree<string, T>()
  let last: string | undefined
  return {
    items: () => tree.valuesArray(),
    add: (entry: string, item: T): void => {
      if (last !== undefined && entry > last) return
      tree.set(entry, item)
      if (tree.size > count) tree.delete(tree.maxKey() ?? '')
      if (tree.size === count) last = tree.maxKey()
    },
  }
}

const sortKey = (document: Document, fields: readonly IndexField[]): string =>
  fields.map((field) => fieldKey(document, field)).join('')

/** An array sorts by its smallest element, in descending order by its largest; inverted keys compare the other way. */
const fieldKey = (document: Document, field: IndexField): string => {
  const value = fieldOf(document, field.path)
  if (field.parts.length === 1 && !Array.isArray(value))
    return field.isDescending ? invertKey(encodeKey(value)) : encodeKey(value)
  const [key = '', ...others] = extractKeys(document, [field]).keys
  return others.reduce((least, other) => (other < least ? other : least), key)
}
