import { Binary, BSONRegExp, type ObjectId, Timestamp } from 'bson'
import { bufferOf } from './bson-elements.ts'
import type { Document } from './document.ts'
import { KIND, kindOf } from './kinds.ts'

const END = '\x00'
const MORE = '\x01'

/**
 * Encodes a value with one byte per character, so that string comparison is BSON order, and equal keys mean equal
 * values. Self-delimiting: keys of a compound index are simply joined.
 */
export function encodeKey(value: unknown): string {
  const kind = kindOf(value)
  return String.fromCharCode(kind) + encodeBody(kind, value)
}

const encodeBody = (kind: number, value: unknown): string => {
  switch (kind) {
    case KIND.text:
      return encodeText(String(value))
    case KIND.number:
      return encodeDouble(Number(value))
    case KIND.boolean:
      return value === true ? '\x01' : '\x00'
    case KIND.date:
      return encodeDouble((value as Date).getTime())
    case KIND.objectId:
      return latin1((value as ObjectId).id)
    case KIND.object:
      return encodeFields(value as Document)
    case KIND.array:
      return encodeElements(value as unknown[])
    default:
      return encodeRare(value)
  }
}

const encodeRare = (value: unknown): string => {
  if (value instanceof Binary)
    return encodeUint32(value.length()) + String.fromCharCode(value.sub_type) + latin1(value.value())
  if (value instanceof Timestamp) return encodeUint32(value.t) + encodeUint32(value.i)
  if (value instanceof BSONRegExp) return encodeText(value.pattern) + encodeText(value.options)
  return ''
}

/** Encodes text as UTF-8 bytes (MongoDB's order), with 0 and 1 escaped so that a 0 can end it. */
const encodeText = (text: string): string => {
  const bytes = /[^ -~]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text
  const isPlain = !bytes.includes('\x00') && !bytes.includes('\x01')
  return (isPlain ? bytes : bytes.replaceAll('\x01', '\x01\x02').replaceAll('\x00', '\x01\x01')) + END
}

const scratch = new DataView(new ArrayBuffer(8))

const encodeDouble = (value: number): string => {
  if (Number.isNaN(value)) return '\x00\x00\x00\x00\x00\x00\x00\x00'
  scratch.setFloat64(0, value === 0 ? 0 : value)
  const high = scratch.getUint32(0)
  const isNegative = high >= 0x80000000
  const top = isNegative ? ~high : high ^ 0x80000000
  const bottom = isNegative ? ~scratch.getUint32(4) : scratch.getUint32(4)
  return encodeUint32(top) + encodeUint32(bottom)
}

const encodeUint32 = (value: number): string =>
  String.fromCharCode((value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)

const encodeFields = (document: Document): string => {
  let key = ''
  for (const name of Object.keys(document)) {
    const value = document[name]
    const kind = kindOf(value)
    key += MORE + String.fromCharCode(kind) + encodeText(name) + encodeBody(kind, value)
  }
  return key + END
}

const encodeElements = (elements: readonly unknown[]): string => {
  let key = ''
  for (const element of elements) key += MORE + encodeKey(element)
  return key + END
}

const latin1 = (bytes: Uint8Array): string => bufferOf(bytes).toString('latin1')

/** Returns the key for a descending field. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'latin1')
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = 0xff - (bytes[at] ?? 0)
  return bytes.toString('latin1')
}
