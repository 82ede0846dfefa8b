import { collectionsOf } from '../catalogue/catalogue.ts'
import { badValue, diskFull, StoreError, unsupported } from '../errors.ts'
import { type Document, isDocument } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import { deadlineAfter, runSlice, type Sliced } from '../slices.ts'
import { assertFields, commandOf, GROWING, IMMEDIATE, READING } from './registry.ts'
import type { Command, Connection, Request, Store } from './request.ts'
import { freeze } from './snapshots.ts'

interface Answer {
  /** Name of the command. */
  readonly name: string
  readonly reply: Document
  /** The reply must wait until this ticket is on disk. */
  readonly ticket: number
}

/**
 * Runs one command and turns any failure into MongoDB's error reply. A long read responds later, and not at all once
 * its client has left.
 */
export function runCommand(
  store: Store,
  body: Document,
  connection: Connection,
  answer: (answer: Answer) => void,
): void {
  const [name = ''] = Object.keys(body)
  const database = typeof body.$db === 'string' ? body.$db : 'admin'
  const { collections } = store.catalogue
  const request: Request = {
    name,
    database,
    body,
    store,
    connection,
    met: new Set(),
    reader: { ticket: 0 },
    collections,
  }
  const goOn = stepsOf(request)
  const turn = (): boolean => {
    if (connection.hasLeft) return true
    const reply = goOn()
    if (reply === undefined) return false
    const tickets = [...request.met].map(({ lastTicket }) => lastTicket)
    answer({ name, reply, ticket: Math.max(request.reader.ticket, ...tickets) })
    return true
  }
  if (!turn()) store.takeTurns(turn)
}

/** Returns a function that continues the command: it returns the reply, or undefined at a pause. */
const stepsOf = (request: Request): (() => Document | undefined) => {
  const { catalogue } = request.store
  let work: Sliced<Document> | undefined
  let deadline = 0
  const step = (): Document | undefined => {
    if (work === undefined) {
      const command = admit(request)
      if ('run' in command) return command.run(request)
      deadline = deadlineAfter(limitOf(request.body))
      work = command.read(request)
    }
    const slice = runSlice(work, deadline)
    if (slice.done === true) return slice.value
    if (request.collections === catalogue.collections)
      request.collections = freeze(collectionsOf(catalogue, request.database))
    return undefined
  }
  return () => {
    try {
      const reply = step()
      return reply && { ...reply, ok: 1 }
    } catch (error) {
      return errorReply(error)
    }
  }
}

/** Returns the command if this client may run it. */
const admit = (request: Request): Command => {
  const { name, body } = request
  if (body.txnNumber !== undefined)
    throw unsupported('A transaction (only a replica set member or mongos has them): it', 'IllegalOperation')
  if (request.store.scram && !request.connection.isTrusted && !IMMEDIATE.has(name))
    throw new StoreError('Unauthorized', `Command ${name} requires authentication`)
  if (!isAllowed(request))
    throw new StoreError('Unauthorized', `not authorized on ${request.database} to execute ${name}`)
  const command = commandOf(name)
  assertFields(name, body)
  refuseCopies(body)
  if (GROWING.has(name) && !request.store.catalogue.journal.hasRoom()) throw diskFull()
  return command
}

const isAllowed = ({ name, database, connection: { rights } }: Request): boolean => {
  if (rights === undefined || IMMEDIATE.has(name)) return true
  const right = rights.get(database)
  return right === 'readWrite' || (right === 'read' && READING.has(name))
}

const limitOf = ({ maxTimeMS }: Document): number => {
  const limit = maxTimeMS === undefined ? 0 : integerFrom(maxTimeMS)
  if (limit === undefined || limit < 0) throw badValue('maxTimeMS has to be a whole number of milliseconds, 0 or more')
  return limit
}

const refuseCopies = ({ writeConcern }: Document): void => {
  const copies = isDocument(writeConcern) ? (integerFrom(writeConcern.w) ?? 1) : 1
  if (copies > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated")
}

export function errorReply(error: unknown): Document {
  if (error instanceof StoreError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details }
  const reason = error instanceof Error ? error.message : String(error)
  return { ok: 0, errmsg: `The embedded store failed: ${reason}`, code: 1, codeName: 'InternalError' }
}
