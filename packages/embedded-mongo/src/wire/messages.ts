import { StoreError } from '../errors.ts'
import { readBson } from '../values/read-bson.ts'
import { encodeFields, joinBytes } from '../values/write-bson.ts'
import type { Document } from '../values/document.ts'
import { HEADER_BYTES, MalformedMessage } from './frame-messages.ts'

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013

const MORE_TO_COME = 2
/** Bits 0 to 15 must be understood; the others may be ignored. */
const REQUIRED_BITS = 0xffff

export interface Message {
  readonly requestId: number
  readonly isLegacy: boolean
  readonly expectsReply: boolean
  readonly body: Document
}

/** Throws `MalformedMessage` for an invalid message, and `StoreError` for a document that the store cannot hold. */
export function readMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4)
  const opCode = bytes.readInt32LE(12)
  try {
    if (opCode === OP_MSG) return readOpMsg(bytes, requestId)
    if (opCode === OP_QUERY) return { requestId, isLegacy: true, expectsReply: true, body: readOpQuery(bytes) }
  } catch (error) {
    if (error instanceof StoreError || error instanceof MalformedMessage) throw error
    throw new MalformedMessage('A message that cannot be read', { cause: error })
  }
  throw new MalformedMessage(`A message with the unknown operation ${opCode}`)
}

const readOpMsg = (bytes: Buffer, requestId: number): Message => {
  const flags = bytes.readUInt32LE(HEADER_BYTES)
  if ((flags & REQUIRED_BITS & ~MORE_TO_COME) !== 0) throw new MalformedMessage(`Flags ${flags} are not understood`)
  const body = readSections(bytes)
  return { requestId, isLegacy: false, expectsReply: (flags & MORE_TO_COME) === 0, body }
}

/** One section of kind 0 contains the command; sections of kind 1 are long lists of documents that belong to it. */
const readSections = (bytes: Buffer): Document => {
  let body: Document | undefined
  const lists: [string, Document[]][] = []
  let at = HEADER_BYTES + 4
  while (at < bytes.length) {
    const kind = bytes.readUInt8(at)
    const size = bytes.readInt32LE(at + 1)
    const section = bytes.subarray(at + 1, at + 1 + size)
    if (size < 5 || at + 1 + size > bytes.length) throw new MalformedMessage('A section of the wrong length')
    if (kind === 0 && body === undefined) body = readBson(section)
    else if (kind === 1) lists.push(readList(section))
    else throw new MalformedMessage(`A section of kind ${kind} does not belong here`)
    at += 1 + size
  }
  if (body === undefined) throw new MalformedMessage('A message without a command')
  for (const [name, documents] of lists) body[name] = documents
  return body
}

const readList = (section: Buffer): [string, Document[]] => {
  const nameEnd = section.indexOf(0, 4)
  if (nameEnd < 0) throw new MalformedMessage('A section without a name')
  const documents: Document[] = []
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at)
    if (size < 5 || at + size > section.length) throw new MalformedMessage('A document of the wrong length')
    documents.push(readBson(section.subarray(at, at + size)))
    at += size
  }
  return [section.toString('utf8', 4, nameEnd), documents]
}

/** Drivers greet with OP_QUERY before they know the server. */
const readOpQuery = (bytes: Buffer): Document => {
  const nameEnd = bytes.indexOf(0, HEADER_BYTES + 4)
  if (nameEnd < 0) throw new MalformedMessage('A query without a collection')
  const ns = bytes.toString('utf8', HEADER_BYTES + 4, nameEnd)
  const start = nameEnd + 9
  const query = readBson(bytes.subarray(start, start + bytes.readInt32LE(start)))
  return { ...query, $db: ns.replace(/\.\$cmd$/, '') }
}

/** No flags, and one section with a document. */
const head = Buffer.alloc(HEADER_BYTES + 5)
head.writeInt32LE(OP_MSG, 12)

/** Flags "await capable", no cursor, from 0, one document. */
const legacyHead = Buffer.alloc(HEADER_BYTES + 20)
legacyHead.writeInt32LE(OP_REPLY, 12)
legacyHead.writeInt32LE(8, HEADER_BYTES)
legacyHead.writeInt32LE(1, HEADER_BYTES + 16)

/** `isFollowed`: another reply to the same message comes later. */
export function writeReply(
  message: Pick<Message, 'requestId' | 'isLegacy'>,
  reply: Document,
  isFollowed = false,
): Buffer {
  const bytes = joinBytes([message.isLegacy ? legacyHead : head, ...encodeFields(reply).parts])
  bytes.writeInt32LE(bytes.length, 0)
  // Its own id, which no driver looks at: it knows a reply by the next.
  bytes.writeInt32LE(message.requestId, 4)
  bytes.writeInt32LE(message.requestId, 8)
  if (isFollowed) bytes.writeInt32LE(MORE_TO_COME, HEADER_BYTES)
  return bytes
}
