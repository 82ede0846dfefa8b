import type { Socket } from 'node:net'
import { errorReply, runCommand } from '../commands/run-command.ts'
import { IMMEDIATE } from '../commands/registry.ts'
import type { Connection, Store } from '../commands/request.ts'
import { StoreError } from '../errors.ts'
import { createFramer, MalformedMessage } from '../wire/frame-messages.ts'
import { readMessage, writeReply, type Message } from '../wire/messages.ts'
import type { Document } from '../values/document.ts'
import { integerFrom } from '../values/numbers.ts'

/**
 * Commands start in order of arrival; a reply that waits for the disk, or for a long read, does not block the next
 * command.
 */
export function serveConnection(store: Store, socket: Socket, id: number): void {
  const connection: Connection = { id, isTrusted: false, conversation: undefined, rights: undefined, hasLeft: false }
  const frame = createFramer()
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => (connection.hasLeft = true))
  socket.on('data', (chunk) => {
    try {
      for (const bytes of frame(chunk)) answer(store, { socket, connection }, bytes)
    } catch (error) {
      if (!(error instanceof MalformedMessage)) throw error
      socket.destroy()
    }
  })
}

interface Client {
  readonly socket: Socket
  readonly connection: Connection
}

const answer = (store: Store, { socket, connection }: Client, bytes: Buffer): void => {
  const message = read(socket, bytes)
  if (message === undefined) return
  const everyMs = watchMs(message)
  if (everyMs > 0) keepGreeting(store, { socket, connection }, message, everyMs)
  else run(store, { socket, connection }, message)
}

/**
 * A driver that knows the server asks to hear of a change, or after `maxAwaitTimeMS`. The server never changes, but its
 * end closes this connection, so calls wait for it at once. Otherwise they would fail until the driver's next look.
 */
const watchMs = ({ body: { hello, topologyVersion, maxAwaitTimeMS }, isLegacy }: Message): number =>
  hello === undefined || topologyVersion === undefined || isLegacy ? 0 : (integerFrom(maxAwaitTimeMS) ?? 0)

const keepGreeting = (store: Store, { socket, connection }: Client, message: Message, everyMs: number): void => {
  const greet = () => {
    runCommand(store, message.body, connection, ({ reply }) => send(socket, writeReply(message, reply, true)))
    next = setTimeout(greet, everyMs)
  }
  let next = setTimeout(greet, everyMs)
  socket.once('close', () => clearTimeout(next))
}

const run = (store: Store, { socket, connection }: Client, message: Message): void => {
  runCommand(store, message.body, connection, ({ name, reply, ticket }) => {
    if (!message.expectsReply) return
    const encoded = encode(message, reply)
    const durable = IMMEDIATE.has(name) ? undefined : store.catalogue.journal.whenDurable(ticket)
    if (durable === undefined) send(socket, encoded)
    else
      durable.then(
        () => send(socket, encoded),
        (error: unknown) =>
          send(socket, writeReply(message, errorReply(new StoreError('OutOfDiskSpace', String(error))))),
      )
  })
}

/** A reply that exceeds BSON's limits fails only that command. */
const encode = (message: Message, reply: Document): Buffer => {
  try {
    return writeReply(message, reply)
  } catch (error) {
    return writeReply(message, errorReply(error))
  }
}

/** A readable message with a document that cannot be stored gets an error reply. */
const read = (socket: Socket, bytes: Buffer): Message | undefined => {
  try {
    return readMessage(bytes)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    send(socket, writeReply({ requestId: bytes.readInt32LE(4), isLegacy: false }, errorReply(error)))
    return undefined
  }
}

const send = (socket: Socket, bytes: Buffer): void => {
  if (socket.writable) socket.write(bytes)
}
