import { existsSync } from 'node:fs'
import { listSearches, maxWaitMs } from '@verandah/contracts'
import { cookieNames, signAccessToken, signingKeyOf, systemClock } from '@verandah/kit'
import autocannon from 'autocannon'
import { startNginx } from './gateway/start-nginx.ts'
import { benchKeys, startNode, type Measured } from './gateway/start-node.ts'
import type { Figure } from './measure.ts'

const connections = 16
const warmUpRequests = 2_000
const requests = 6_000

/** CPU time that one request of a signed-in user costs at the gateway, beside a Node server that answers by itself and nginx as a proxy. */
export const benchGateway = async (): Promise<Figure[]> => {
  const upstream = await startNode('bare')
  try {
    const bare = await cpuPerRequestUs(await startNode('bare'))
    const gateway = await cpuPerRequestUs(await startNode('gateway', upstream.url))
    const nginx = existsSync('/usr/sbin/nginx') ? [await cpuPerRequestUs(await startNginx(upstream.url))] : []
    return [
      { name: 'CPU per request: bare Node server, no proxy', value: bare, unit: 'µs' },
      { name: 'CPU per request: gateway, session verified', value: gateway, unit: 'µs' },
      ...nginx.map((value) => ({ name: 'CPU per request: nginx as a plain proxy', value, unit: 'µs' })),
    ]
  } finally {
    await upstream.end()
  }
}

const cpuPerRequestUs = async (server: Measured): Promise<number> => {
  try {
    await load(server.url, warmUpRequests)
    const before = await server.cpuUs()
    await load(server.url, requests)
    return Math.round(((await server.cpuUs()) - before) / requests)
  } finally {
    await server.end()
  }
}

const load = async (url: string, amount: number): Promise<void> => {
  const headers = { cookie: `${cookieNames.access}=${someToken()}` }
  const timeout = maxWaitMs / 1000
  const { non2xx, errors } = await autocannon({
    url: `${url}${listSearches.path}`,
    connections,
    amount,
    headers,
    timeout,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
}

const someToken = (): string => {
  const claims = {
    sub: 'user-of-bench',
    sid: 'session-of-bench',
    username: 'bench',
    plan: 'free_trial' as const,
    createdAt: systemClock.now().toISOString(),
    isAdmin: false,
    subscriptionStatus: 'inactive' as const,
    hasSearchGrant: false,
  }
  return signAccessToken(claims, { key: signingKeyOf(benchKeys.privateKey), clock: systemClock })
}
