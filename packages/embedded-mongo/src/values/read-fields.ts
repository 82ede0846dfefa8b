import { onDemand } from 'bson'
import { readBson } from './bson.ts'
import type { Document } from './document.ts'

/** Some fields of a document, without a look at the others. */
export const readFields = (bytes: Uint8Array, names: ReadonlySet<string>): Document => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wanted: Buffer[] = []
  let length = 5
  for (const [, nameOffset, nameLength, offset, valueLength] of onDemand.parseToElements(bytes)) {
    if (!names.has(whole.toString('utf8', nameOffset, nameOffset + nameLength))) continue
    const element = whole.subarray(nameOffset - 1, offset + valueLength)
    wanted.push(element)
    length += element.length
  }
  const head = Buffer.alloc(4)
  head.writeInt32LE(length)
  return readBson(Buffer.concat([head, ...wanted, end], length))
}

const end = Buffer.alloc(1)
