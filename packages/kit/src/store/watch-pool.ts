import type { Connection } from 'mongoose'
import { defineGauge } from '../metrics.ts'

interface Pool {
  used: number
  waiting: number
}

const pools = new Map<string, Pool>()

defineGauge({
  name: 'store_pool_connections',
  help: 'Connections to the store: in use, and calls that wait for one.',
  labelNames: ['database', 'state'],
  collect() {
    for (const [database, { used, waiting }] of pools) {
      this.set({ database, state: 'used' }, used)
      this.set({ database, state: 'waiting' }, waiting)
    }
  },
})

/** Reports a database's connection pool in the process's metrics. Each command counts, so gauges are set when read. */
export function watchPool(connection: Connection, database: string): void {
  const pool = { used: 0, waiting: 0 }
  pools.set(database, pool)
  connection
    .getClient()
    .on('connectionCheckOutStarted', () => (pool.waiting += 1))
    .on('connectionCheckOutFailed', () => (pool.waiting -= 1))
    .on('connectionCheckedOut', () => {
      pool.waiting -= 1
      pool.used += 1
    })
    .on('connectionCheckedIn', () => (pool.used -= 1))
}
