import { Long, ObjectId } from 'bson'
import { MAX_DOCUMENT_BYTES } from '../values/write-bson.ts'
import type { Document } from '../values/document.ts'
import { MAX_MESSAGE_BYTES } from '../wire/frame-messages.ts'
import { greetClient } from './authenticate.ts'
import type { Command, Request } from './request.ts'

/** The emulated MongoDB version and its wire version. */
const VERSION = '7.0.0'
const WIRE_VERSION = 21

/** A change of it would say that this is another server. */
const topologyVersion = { processId: new ObjectId(), counter: Long.ZERO }

/** Without `setName`, drivers see a standalone server and use no retryable writes or transactions. */
const greet = (request: Request): Document => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: request.connection.id,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
  topologyVersion,
  ...greetClient(request),
})

export const hello: Command = { run: greet }

export const ping: Command = { run: () => ({}) }

export const buildInfo: Command = {
  run: () => ({
    version: VERSION,
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded',
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  }),
}

/** Sessions have no state here, so there is nothing to end. */
export const endSessions: Command = { run: () => ({}) }
