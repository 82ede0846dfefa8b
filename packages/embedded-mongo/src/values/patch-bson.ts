import { bufferOf, elementsOf, nameAt } from './bson-elements.ts'
import type { Document } from './document.ts'
import { documentOf, elementOf, joinBytes } from './write-bson.ts'

const HEAD = 4

/** Writes a document with new values of some fields: the bytes of the other fields are copied. New fields come last. */
export function patchBson(encoded: Uint8Array, names: ReadonlySet<string>, after: Document): Buffer {
  const bytes = bufferOf(encoded)
  const left = new Set(Object.keys(after).filter((name) => names.has(name)))
  const parts: Uint8Array[] = []
  let keptFrom = HEAD
  for (const [, nameFrom, nameSize, from, size] of elementsOf(bytes, 0)) {
    const name = nameAt(bytes, nameFrom, nameFrom + nameSize)
    if (!names.has(name)) continue
    parts.push(bytes.subarray(keptFrom, nameFrom - 1))
    if (left.delete(name)) parts.push(...elementOf(name, after[name]))
    keptFrom = from + size
  }
  parts.push(bytes.subarray(keptFrom, -1), ...[...left].flatMap((name) => elementOf(name, after[name])))
  return joinBytes(documentOf(parts))
}
