import { endOfName, endOfValue, nameAt } from './bson-elements.ts'
import type { Document } from './document.ts'
import { writeBson } from './write-bson.ts'

const HEAD = 4

/** Writes a document with new values of some fields: the bytes of the other fields are copied. New fields come last. */
export function patchBson(encoded: Uint8Array, names: ReadonlySet<string>, after: Document): Buffer {
  const bytes = Buffer.from(encoded.buffer, encoded.byteOffset, encoded.byteLength)
  const last = bytes.length - 1
  const left = new Set(Object.keys(after).filter((name) => names.has(name)))
  const parts: Uint8Array[] = []
  let keptFrom = HEAD
  for (let at = HEAD; at < last;) {
    const nameEnd = endOfName(bytes, at + 1)
    const end = endOfValue(bytes, bytes[at] ?? 0, nameEnd + 1, last)
    const name = nameAt(bytes, at + 1, nameEnd)
    if (names.has(name)) {
      parts.push(bytes.subarray(keptFrom, at), elementOf(name, left.delete(name) ? after[name] : undefined))
      keptFrom = end
    }
    at = end
  }
  parts.push(bytes.subarray(keptFrom, last), ...[...left].map((name) => elementOf(name, after[name])))
  return join(parts)
}

/** Empty for undefined. */
const elementOf = (name: string, value: unknown): Uint8Array => writeBson({ [name]: value }).subarray(HEAD, -1)

const join = (parts: readonly Uint8Array[]): Buffer => {
  const size = parts.reduce((sum, part) => sum + part.length, HEAD + 1)
  const whole = Buffer.allocUnsafeSlow(size)
  whole.writeInt32LE(size)
  let at = HEAD
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  whole[at] = 0
  return whole
}
