import { ObjectId } from 'mongodb'
import { OpMsgRequest, OpQueryRequest } from 'mongodb/lib/cmap/commands.js'
import { ConnectionPool } from 'mongodb/lib/cmap/connection_pool.js'
import mongoose from 'mongoose'
import { nuid } from 'nats'

/**
 * Clients of the store and the broker count ids, and keep connections, from the first history on: the function returned
 * begins anew.
 */
export const replaceIds = (): (() => void) => {
  let last = 0
  const getRequestId = () => {
    last += 1
    return last
  }
  Object.assign(OpMsgRequest, { getRequestId })
  Object.assign(OpQueryRequest, { getRequestId })
  // Ten times a second each pool looks whether it keeps enough connections open: none is asked for, and all are tried.
  Object.assign(ConnectionPool.prototype, { ensureMinPoolSize: () => undefined })
  return () => {
    last = 0
    Object.assign(ObjectId, { index: 0, PROCESS_UNIQUE: null })
    nuid.reset()
    // All but the first, which is its own.
    mongoose.connections.splice(1)
  }
}
