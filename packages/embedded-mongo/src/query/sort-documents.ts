import { isPauseDue, PAUSE, type Sliced, type Stream } from '../slices.ts'
import { badValue, typeMismatch, unsupported } from '../errors.ts'
import { fieldOf, isDocument, type Document } from '../values/document.ts'
import { encodeKey, invertKey } from '../values/encode-key.ts'
import { KIND } from '../values/kinds.ts'
import { integerFrom } from '../values/numbers.ts'
import { order } from '../values/compare-values.ts'

export interface SortField {
  readonly path: string
  readonly isDescending: boolean
}

export const parseSort = (sort: unknown): SortField[] => {
  if (sort === undefined || sort === null) return []
  if (!isDocument(sort)) throw typeMismatch('Expected field sort to be of type object')
  return Object.entries(sort).map(([path, direction]) => {
    if (path.startsWith('$')) throw unsupported(`A sort by '${path}'`)
    const sign = integerFrom(direction)
    if (sign !== 1 && sign !== -1)
      throw badValue(`$sort key ordering must be 1 (for ascending) or -1 (for descending): '${path}'`)
    return { path, isDescending: sign === -1 }
  })
}

/**
 * Sorts stably in BSON order over mixed types, by one text key per document. Holds little more than the first `count`
 * items.
 */
export function* sortStream<T>(
  items: Stream<T>,
  fields: readonly SortField[],
  documentOf: (item: T) => Document,
  count = Infinity,
): Sliced<T[]> {
  const parsed = fields.map((field) => ({ ...field, parts: field.path.split('.') }))
  let kept: Keyed<T>[] = []
  let last: string | undefined
  for (const item of items) {
    if (item === PAUSE || isPauseDue()) yield PAUSE
    if (item === PAUSE) continue
    const document = documentOf(item)
    let key = ''
    for (const { parts, isDescending } of parsed) key += sortKey(document, parts, isDescending)
    // An item with the same key precedes it.
    if (last !== undefined && key >= last) continue
    kept.push({ key, item })
    if (kept.length < 2 * count + SPARE) continue
    kept = (yield* mergeSort(kept)).slice(0, count)
    last = kept.at(-1)?.key
  }
  return (yield* mergeSort(kept)).slice(0, count).map(({ item }) => item)
}

/** Slack, so that a small result is not sorted again for each item. */
const SPARE = 64

interface Keyed<T> {
  readonly key: string
  readonly item: T
}

/** Number of items sorted without a pause. */
const RUN = 1_000

/** Stable merge sort: sorted runs, merged pairwise until one is left. */
function* mergeSort<T>(items: Keyed<T>[]): Sliced<Keyed<T>[]> {
  let runs: Keyed<T>[][] = []
  for (let from = 0; from < items.length; from += RUN) {
    runs.push(items.slice(from, from + RUN).sort((left, right) => order(left.key, right.key)))
    if (isPauseDue(RUN)) yield PAUSE
  }
  while (runs.length > 1) {
    const merged: Keyed<T>[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? []))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<T>(left: Keyed<T>[], right: Keyed<T>[]): Sliced<Keyed<T>[]> {
  const merged: Keyed<T>[] = []
  let at = 0
  for (const next of right) {
    for (let one = left[at]; one !== undefined && one.key <= next.key; one = left[at]) {
      merged.push(one)
      at += 1
      if (isPauseDue()) yield PAUSE
    }
    merged.push(next)
    if (isPauseDue()) yield PAUSE
  }
  return merged.concat(left.slice(at))
}

/** An array sorts by its smallest element, in descending order by its largest. */
const sortKey = (document: Document, parts: readonly string[], isDescending: boolean): string => {
  const keys: string[] = []
  collectKeys(document, parts, 0, keys)
  const best = keys.reduce((kept, key) => ((isDescending ? key > kept : key < kept) ? key : kept))
  return isDescending ? invertKey(best) : best
}

const EMPTY_ARRAY = String.fromCharCode(KIND.emptyArray)

const collectKeys = (value: unknown, parts: readonly string[], at: number, keys: string[]): void => {
  if (at === parts.length) {
    if (!Array.isArray(value)) keys.push(encodeKey(value))
    else if (value.length === 0) keys.push(EMPTY_ARRAY)
    else for (const element of value) keys.push(encodeKey(element))
    return
  }
  const part = parts[at] ?? ''
  if (isDocument(value)) collectKeys(fieldOf(value, part), parts, at + 1, keys)
  else if (!Array.isArray(value)) keys.push(encodeKey(null))
  else if (/^\d+$/.test(part)) collectKeys(value[Number(part)], parts, at + 1, keys)
  else if (value.length === 0) keys.push(encodeKey(null))
  else for (const element of value) collectKeys(isDocument(element) ? element : null, parts, at, keys)
}
