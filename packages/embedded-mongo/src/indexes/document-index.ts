import { StoreError } from '../errors.ts'
import { firstOf, valuesAt } from '../query/walk-path.ts'
import { describeValue, type Document } from '../values/document.ts'
import { extractKeys, fieldAt, type IndexField } from './extract-keys.ts'
import type { IndexSpec } from './index-spec.ts'
import { loadTree, openTree, type Tree } from './tree.ts'

export interface DocumentIndex {
  readonly spec: IndexSpec
  readonly fields: readonly IndexField[]
  /** Top-level fields that decide whether and where a document is indexed. */
  readonly names: ReadonlySet<string>
  /** Keys, each followed by the document's sequence number, so that equal keys keep insertion order. */
  tree: Tree<string, undefined>
  readonly multikey: Set<number>
}

export function openIndex(spec: IndexSpec): DocumentIndex {
  return {
    spec,
    names: new Set(Object.keys(spec.key).map(firstOf)),
    fields: Object.entries(spec.key).map(([path, direction]) => fieldAt(path, direction === -1)),
    tree: openTree(),
    multikey: new Set(),
  }
}

/** Whether a change of these fields may change the index. */
export function isMoved({ names }: DocumentIndex, touched: ReadonlySet<string> | undefined): boolean {
  return touched === undefined || [...touched].some((name) => names.has(name))
}

export function keysFor(index: DocumentIndex, document: Document): readonly string[] {
  const { keys, multikey, hasAnyField } = extractKeys(document, index.fields)
  if (index.spec.sparse === true && !hasAnyField) return []
  for (const position of multikey) index.multikey.add(position)
  return [...keys]
}

interface KeyChange {
  readonly index: DocumentIndex
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** Returns the keys removed and added by a document's change. */
export function keyChange(index: DocumentIndex, before: Document, after: Document): KeyChange {
  if ([...index.names].every((name) => before[name] === after[name])) return { index, removed: [], added: [] }
  const old = new Set(keysFor(index, before))
  const fresh = new Set(keysFor(index, after))
  return { index, removed: [...old].filter((key) => !fresh.has(key)), added: [...fresh].filter((key) => !old.has(key)) }
}

/** Throws 11000 if a document has one of these keys, which `document` does not have yet. */
export function assertUnique(index: DocumentIndex, keys: readonly string[], document: Document, ns: string): void {
  if (index.spec.unique !== true && index.spec.name !== '_id_') return
  for (const key of keys) {
    if (index.tree.nextHigherKey(key)?.startsWith(key) === true) throw duplicateKey(index.spec, document, ns)
  }
}

export function addKeys(index: DocumentIndex, keys: readonly string[], seq: number): void {
  for (const key of keys) index.tree.set(entryOf(key, seq), undefined)
}

/** Loads the entries of a new index, in any order. */
export function loadEntries(index: DocumentIndex, entries: string[]): void {
  index.tree = loadTree(entries.sort(), new Array<undefined>(entries.length))
}

export function entryOf(key: string, seq: number): string {
  return key + encodeSeq(seq)
}

export function removeKeys(index: DocumentIndex, keys: readonly string[], seq: number): void {
  for (const key of keys) index.tree.delete(entryOf(key, seq))
}

const encodeSeq = (seq: number): string => {
  const high = Math.floor(seq / 0x1000000)
  const low = seq % 0x1000000
  return String.fromCharCode(high >> 16, (high >> 8) & 0xff, high & 0xff, low >> 16, (low >> 8) & 0xff, low & 0xff)
}

/** Returns the sequence number at the end of an entry. */
export function seqOf(entry: string): number {
  const at = entry.length - 6
  const high = (entry.charCodeAt(at) << 16) | (entry.charCodeAt(at + 1) << 8) | entry.charCodeAt(at + 2)
  const low = (entry.charCodeAt(at + 3) << 16) | (entry.charCodeAt(at + 4) << 8) | entry.charCodeAt(at + 5)
  return high * 0x1000000 + low
}

const duplicateKey = (spec: IndexSpec, document: Document, ns: string): StoreError => {
  const keyValue = Object.fromEntries(Object.keys(spec.key).map((path) => [path, valuesAt(document, path)[0] ?? null]))
  const message = `E11000 duplicate key error collection: ${ns} index: ${spec.name} dup key: ${describeValue(keyValue)}`
  return new StoreError('DuplicateKey', message, { keyPattern: spec.key, keyValue })
}
