import type { Document } from '../values/document.ts'
import { writeBehind } from '../values/write-bson.ts'
import { HEADER_BYTES } from './frame-messages.ts'
import type { Message } from './read-message.ts'

const OP_REPLY = 1
const OP_MSG = 2013

/** No flags, and one section with a document. */
const head = Buffer.alloc(HEADER_BYTES + 5)
head.writeInt32LE(OP_MSG, 12)

/** Flags "await capable", no cursor, from 0, one document. */
const legacyHead = Buffer.alloc(HEADER_BYTES + 20)
legacyHead.writeInt32LE(OP_REPLY, 12)
legacyHead.writeInt32LE(8, HEADER_BYTES)
legacyHead.writeInt32LE(1, HEADER_BYTES + 16)

let lastRequestId = 0

export const writeReply = (message: Pick<Message, 'requestId' | 'isLegacy'>, reply: Document): Buffer => {
  const bytes = writeBehind(message.isLegacy ? legacyHead : head, reply)
  lastRequestId = (lastRequestId + 1) & 0x7fffffff
  bytes.writeInt32LE(bytes.length, 0)
  bytes.writeInt32LE(lastRequestId, 4)
  bytes.writeInt32LE(message.requestId, 8)
  return bytes
}
