import { Long } from 'bson'
import { MAX_DOCUMENT_BYTES } from '../values/bson.ts'
import { type Document, nameSet } from '../values/document.ts'
import { MAX_MESSAGE_BYTES } from '../wire/frame-messages.ts'
import { greetClient } from './authenticate.ts'
import type { Command, Request } from './request.ts'

/** The emulated MongoDB version and its wire version. */
const VERSION = '7.0.0'
const WIRE_VERSION = 21

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
  ...greetClient(request),
})

const GREETING_FIELDS =
  'helloOk client compression saslSupportedMechs speculativeAuthenticate loadBalanced topologyVersion maxAwaitTimeMS backpressure'

const answering = (run: (request: Request) => Document, fields = ''): Command => ({ fields: nameSet(fields), run })

export const hello = answering(greet, GREETING_FIELDS)

export const ping = answering(() => ({}))

export const buildInfo = answering(() => ({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded',
  modules: ['embedded-store'],
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['embedded'],
}))

export const serverStatus = answering(
  ({ store }) => ({
    host: 'localhost',
    version: VERSION,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: (Date.now() - store.startedAt.getTime()) / 1000,
    localTime: new Date(),
    mem: { resident: Math.round(process.memoryUsage().rss / 1_048_576) },
    metrics: { cursor: { open: { total: store.cursors.count } } },
    embedded: { maxBytes: store.catalogue.maxBytes, collections: store.catalogue.collections.size },
  }),
  'repl metrics locks opcounters',
)

export const connectionStatus = answering(
  () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  'showPrivileges',
)

export const whatsMyUri = answering(() => ({ you: '127.0.0.1:0' }))

export const getLog = answering(({ body }) =>
  body.getLog === '*' ? { names: ['global', 'startupWarnings'] } : { totalLinesWritten: 0, log: [] },
)

export const getParameter = answering(
  ({ body }) =>
    body.featureCompatibilityVersion === undefined && body.getParameter !== '*'
      ? {}
      : { featureCompatibilityVersion: { version: '7.0' } },
  'featureCompatibilityVersion allParameters',
)

export const getCmdLineOpts = answering(() => ({ argv: ['embedded-mongo'], parsed: {} }))

export const hostInfo = answering(() => ({
  system: { currentTime: new Date(), hostname: 'localhost', memSizeMB: Long.fromNumber(0) },
  os: { type: process.platform },
  extra: {},
}))

/** Sessions have no state here, so there is nothing to end. */
export const sessions = answering(() => ({}))
