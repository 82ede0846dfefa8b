import { runUntil } from '../deadline.ts'
import { badValue, diskFull, StoreError, unsupported } from '../errors.ts'
import { type Document, isDocument, nameSet } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import { withCollation } from '../query/collation.ts'
import { COMMANDS, FOR_ANYBODY, GROWING, READING } from './registry.ts'
import type { Connection, Request, Store } from './request.ts'

const GENERIC = nameSet(
  '$db $readPreference $clusterTime $audit lsid apiVersion apiStrict apiDeprecationErrors comment maxTimeMS readConcern writeConcern txnNumber rawData',
)

interface Answer {
  readonly reply: Document
  /** The reply must wait until this ticket is on disk. */
  readonly ticket: number
}

/** Runs one command; whatever goes wrong becomes MongoDB's error reply. */
export const runCommand = (store: Store, body: Document, connection: Connection): Answer => {
  const [name = ''] = Object.keys(body)
  const database = typeof body.$db === 'string' ? body.$db : 'admin'
  const request: Request = { name, database, body, store, connection, met: new Set(), reader: { ticket: 0 } }
  const reply = replyTo(request)
  const tickets = [...request.met].map(({ lastTicket }) => lastTicket)
  return { reply, ticket: Math.max(request.reader.ticket, ...tickets) }
}

const replyTo = (request: Request): Document => {
  try {
    return { ...execute(request), ok: 1 }
  } catch (error) {
    return errorReply(error)
  }
}

const execute = (request: Request): Document => {
  const { name, body } = request
  refuseTransactions(body)
  const command = COMMANDS.get(name)
  if (command === undefined) throw unsupported(`no such command: '${name}': it`, 'CommandNotFound')
  if (request.store.scram && !request.connection.isTrusted && !FOR_ANYBODY.has(name))
    throw new StoreError('Unauthorized', `Command ${name} requires authentication`)
  for (const field of Object.keys(body)) {
    if (field === name || GENERIC.has(field) || command.fields.has(field)) continue
    throw new StoreError('UnknownField', `BSON field '${name}.${field}' is an unknown field.`)
  }
  refuseConcerns(body)
  if (GROWING.has(name) && !request.store.catalogue.journal.hasRoom()) throw diskFull()
  const run = () => withCollation(body.collation, () => command.run(request))
  return READING.has(name) ? runUntil(limitOf(body), run) : run()
}

const limitOf = ({ maxTimeMS }: Document): number => {
  const limit = maxTimeMS === undefined ? 0 : integerFrom(maxTimeMS)
  if (limit === undefined || limit < 0) throw badValue('maxTimeMS has to be a whole number of milliseconds, 0 or more')
  return limit
}

const refuseTransactions = (body: Document): void => {
  const [name = ''] = Object.keys(body)
  const isTransaction =
    body.startTransaction !== undefined ||
    body.autocommit !== undefined ||
    name === 'commitTransaction' ||
    name === 'abortTransaction'
  if (isTransaction || body.txnNumber !== undefined)
    throw unsupported('A transaction (only a replica set member or mongos has them): it', 'IllegalOperation')
}

const refuseConcerns = ({ readConcern, writeConcern }: Document): void => {
  const level = isDocument(readConcern) ? readConcern.level : undefined
  if (level === 'snapshot' || level === 'linearizable') throw unsupported(`Read concern ${level}`, 'NotAReplicaSet')
  const copies = isDocument(writeConcern) ? (integerFrom(writeConcern.w) ?? 1) : 1
  if (copies > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated")
}

export const errorReply = (error: unknown): Document => {
  if (error instanceof StoreError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details }
  const reason = error instanceof Error ? error.message : String(error)
  return { ok: 0, errmsg: `The embedded store failed: ${reason}`, code: 1, codeName: 'InternalError' }
}
