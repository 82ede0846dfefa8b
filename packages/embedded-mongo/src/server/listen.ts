import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { Cursors } from '../commands/cursors.ts'
import type { Store } from '../commands/request.ts'
import type { Journal } from '../storage/journal.ts'
import { expireDocuments } from './expire-documents.ts'
import { serveConnection } from './serve-connection.ts'

interface ListenOptions {
  readonly journal: Journal
  /** 0 takes any free port. */
  readonly port: number
  readonly maxDocuments: number
  readonly ttlSweepMs: number
}

export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

const HOST = '127.0.0.1'

export const listen = async ({ journal, port, maxDocuments, ttlSweepMs }: ListenOptions): Promise<Listening> => {
  const store: Store = {
    catalogue: await openCatalogue(journal, maxDocuments),
    cursors: new Cursors(),
    startedAt: new Date(),
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
  return { port: typeof address === 'object' && address !== null ? address.port : port, close }
}

const sweepOnce = ({ catalogue, cursors }: Store): void => {
  expireDocuments(catalogue, new Date())
  cursors.dropIdle(Date.now())
}
