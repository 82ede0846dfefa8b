import { View } from '../catalogue/view.ts'
import { badValue, diskFull, StoreError, unsupported } from '../errors.ts'
import { type Document, isDocument } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'
import { deadlineAfter, runSlice } from '../slices.ts'
import { assertFields, commandOf, GROWING, IMMEDIATE } from './registry.ts'
import type { Command, Connection, Request, Store } from './request.ts'

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
export const runCommand = (
  store: Store,
  body: Document,
  connection: Connection,
  answer: (answer: Answer) => void,
): void => {
  const [name = ''] = Object.keys(body)
  const database = typeof body.$db === 'string' ? body.$db : 'admin'
  const view = new View(store.catalogue)
  const request: Request = { name, database, body, store, connection, met: new Set(), reader: { ticket: 0 }, view }
  const finish = (reply: Document): void => {
    let { ticket } = request.reader
    for (const { lastTicket } of request.met) ticket = Math.max(ticket, lastTicket)
    answer({ name, reply, ticket })
  }
  const begun = replyOf(begin, request)
  if (typeof begun === 'object') finish(begun)
  else
    store.takeTurns(() => {
      if (connection.hasLeft) return true
      const reply = replyOf(begun, request)
      if (typeof reply === 'function') return false
      finish(reply)
      return true
    })
}

/** A reply, or the continuation of the command. */
type Step = Document | GoOn
type GoOn = (request: Request) => Step

const replyOf = (goOn: GoOn, request: Request): Step => {
  try {
    const reply = goOn(request)
    return typeof reply === 'function' ? reply : { ...reply, ok: 1 }
  } catch (error) {
    return errorReply(error)
  }
}

const begin = (request: Request): Step => {
  const { body } = request
  const command = admit(request)
  if ('run' in command) return command.run(request)
  const short = command.readShort?.(request)
  if (short !== undefined) return short
  const deadline = deadlineAfter(limitOf(body))
  const work = command.read(request)
  const goOn = ({ view, store, database }: Request): Step => {
    const step = runSlice(work, deadline)
    if (step.done === true) return step.value
    view.freeze(store.catalogue, database)
    return goOn
  }
  return goOn(request)
}

/** Returns the command if this client may run it. */
const admit = (request: Request): Command => {
  const { name, body } = request
  if (body.txnNumber !== undefined)
    throw unsupported('A transaction (only a replica set member or mongos has them): it', 'IllegalOperation')
  if (request.store.scram && !request.connection.isTrusted && !IMMEDIATE.has(name))
    throw new StoreError('Unauthorized', `Command ${name} requires authentication`)
  const command = commandOf(name)
  assertFields(name, body)
  refuseCopies(body)
  if (GROWING.has(name) && !request.store.catalogue.journal.hasRoom()) throw diskFull()
  return command
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

export const errorReply = (error: unknown): Document => {
  if (error instanceof StoreError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details }
  const reason = error instanceof Error ? error.message : String(error)
  return { ok: 0, errmsg: `The embedded store failed: ${reason}`, code: 1, codeName: 'InternalError' }
}
