import { writeBson } from '../values/bson.ts'
import type { Document } from '../values/document.ts'
import type { Message } from './read-message.ts'

const OP_REPLY = 1
const OP_MSG = 2013

let lastRequestId = 0

export const writeReply = (message: Pick<Message, 'requestId' | 'isLegacy'>, reply: Document): Buffer => {
  const head = message.isLegacy ? legacyHead() : Buffer.alloc(5)
  const body = writeBson(reply)
  const header = Buffer.alloc(16)
  lastRequestId = (lastRequestId + 1) & 0x7fffffff
  header.writeInt32LE(header.length + head.length + body.byteLength, 0)
  header.writeInt32LE(lastRequestId, 4)
  header.writeInt32LE(message.requestId, 8)
  header.writeInt32LE(message.isLegacy ? OP_REPLY : OP_MSG, 12)
  return Buffer.concat([header, head, body])
}

/** Flags "await capable", no cursor, from 0, one document. */
const legacyHead = (): Buffer => {
  const head = Buffer.alloc(20)
  head.writeInt32LE(8, 0)
  head.writeInt32LE(1, 16)
  return head
}
