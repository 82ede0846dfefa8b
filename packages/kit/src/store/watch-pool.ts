import type { Connection } from 'mongoose'
import { defineGauge } from '../metrics.ts'

const connections = defineGauge({
  name: 'store_pool_connections',
  help: 'Connections to the store: in use, and calls that wait for one.',
  labelNames: ['database', 'state'],
})

/** Reports a database's connection pool in the process's metrics. */
export function watchPool(connection: Connection, database: string): void {
  const used = connections.labels({ database, state: 'used' })
  const waiting = connections.labels({ database, state: 'waiting' })
  used.set(0)
  waiting.set(0)
  connection
    .getClient()
    .on('connectionCheckOutStarted', () => waiting.inc())
    .on('connectionCheckOutFailed', () => waiting.dec())
    .on('connectionCheckedOut', () => {
      waiting.dec()
      used.inc()
    })
    .on('connectionCheckedIn', () => used.dec())
}
