import { Agent } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Pool } from 'undici'
import type { GatewaySettings } from './config.ts'

/** Shorter than a service's shutdown notice, so that no request goes out on a connection that is about to close. */
const idleMs = 4_000

/** Connection pools: one per protocol for streams, one per service for API calls. */
export function createConnections(settings: GatewaySettings) {
  const [plain, tls] = [Agent, TlsAgent].map((Kind) => keepShortly(new Kind({ keepAlive: true, scheduling: 'lifo' })))
  const pools = new Map<string, Pool>()
  const openPool = (url: string): Pool => {
    const pool = new Pool(url, {
      connect: { timeout: settings.UPSTREAM_CONNECT_TIMEOUT_MS },
      headersTimeout: settings.UPSTREAM_TIMEOUT_MS,
      bodyTimeout: settings.UPSTREAM_TIMEOUT_MS,
      keepAliveTimeout: idleMs,
      keepAliveMaxTimeout: idleMs,
    })
    pools.set(url, pool)
    return pool
  }
  return {
    agentOf: (url: string) => (url.startsWith('https:') ? tls : plain),
    poolOf: (url: string) => pools.get(url) ?? openPool(url),
    close: async () => {
      for (const agent of [plain, tls]) agent?.destroy()
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

export type Connections = ReturnType<typeof createConnections>

const keepShortly = (agent: Agent): Agent => {
  const keep: (socket: Duplex) => unknown = agent.keepSocketAlive.bind(agent)
  agent.keepSocketAlive = (socket) => {
    const isKept = keep(socket)
    if (socket instanceof Socket) socket.setTimeout(idleMs)
    return isKept
  }
  return agent
}
