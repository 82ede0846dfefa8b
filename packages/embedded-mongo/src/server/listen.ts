import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { Cursors } from '../commands/cursors.ts'
import type { Store } from '../commands/request.ts'
import { Snapshots } from '../commands/snapshots.ts'
import { createScram, type Credentials } from './scram.ts'
import { serveConnection } from './serve-connection.ts'
import { type Collection, removeDocument } from '../catalogue/collection.ts'
import type { DocumentIndex } from '../indexes/document-index.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { planQuery } from '../query/plan-query.ts'
import { runPlan } from '../query/run-plan.ts'
import { fieldsOf } from '../query/walk-path.ts'
import { createTurns } from '../slices.ts'

interface ListenOptions {
  readonly catalogue: Catalogue
  /** 0 takes any free port. */
  readonly port: number
  readonly ttlSweepMs: number
  /** Without credentials there is no authentication. */
  readonly credentials?: Credentials | undefined
  readonly users?: readonly Credentials[] | undefined
}

export interface Listening {
  readonly port: number
  /** Called when the product is idle: evicts what can be read from disk again. */
  readonly rest: () => void
  readonly close: () => Promise<void>
}

const HOST = '127.0.0.1'

export async function listen({ catalogue, port, ttlSweepMs, ...who }: ListenOptions): Promise<Listening> {
  const { journal } = catalogue
  const scram = who.credentials && createScram(who.credentials, ...(who.users ?? []))
  const store: Store = {
    catalogue,
    cursors: new Cursors(),
    snapshots: new Snapshots(),
    takeTurns: createTurns(),
    scram,
  }
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serveConnection(store, socket, connections)
  })
  server.listen(port, HOST)
  await once(server, 'listening').catch(async (error: unknown) => {
    await journal.close()
    throw error
  })
  const sweep = setInterval(() => sweepOnce(store), ttlSweepMs)
  const address = server.address()
  const close = async () => {
    clearInterval(sweep)
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
    await journal.close()
  }
  return { port: typeof address === 'object' && address !== null ? address.port : port, rest: catalogue.letGo, close }
}

const sweepOnce = ({ catalogue, cursors, snapshots }: Store): void => {
  expireDocuments(catalogue, new Date())
  cursors.dropIdle(Date.now())
  snapshots.dropIdle(Date.now())
}

/** Deletes documents past their TTL. */
const expireDocuments = ({ collections }: Catalogue, now: Date): void => {
  for (const collection of collections.values())
    for (const index of collection.indexes) attempt(() => expireBy(collection, index, now))
}

const attempt = (work: () => void): void => {
  try {
    work()
  } catch {
    // Something is damaged: commands that read it say so.
  }
}

/** Maximum per sweep; the next sweep deletes more. */
const MOST_EXPIRED = 10_000

const expireBy = (collection: Collection, { spec, fields }: DocumentIndex, now: Date): void => {
  const [field] = fields
  if (spec.expireAfterSeconds === undefined || field === undefined) return
  const filter = { [field.path]: { $lte: new Date(now.getTime() - spec.expireAfterSeconds * 1000) } }
  const matches = compileFilter(filter)
  const names = fieldsOf(filter)
  let expired = 0
  for (const document of [...runPlan(collection, planQuery(collection, filter, []))]) {
    if (expired === MOST_EXPIRED) return
    attempt(() => {
      if (!matches(document.look(names))) return
      removeDocument(collection, document)
      expired += 1
    })
  }
}
