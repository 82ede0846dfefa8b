import { existsSync } from 'node:fs'
import { listSearches, maxWaitMs } from '@verandah/contracts'
import autocannon from 'autocannon'
import { assertDuties } from './gateway/assert-middleware.ts'
import { someSession } from './gateway/some-session.ts'
import { nginxPath, startNginx } from './gateway/start-nginx.ts'
import { startNode, type Measured } from './gateway/start-node.ts'
import { medianOf, type Figure } from './measure.ts'

const connections = 16
const warmUpRequests = 10_000
const requests = 6_000
const rounds = 7

/** Measures CPU time per request of a signed-in user at the gateway and at simpler servers, alternately. */
export async function benchGateway(): Promise<Figure[]> {
  await assertDuties()
  const upstream = await startNode('bare')
  const servers: Record<string, Measured> = {
    'bare Node server, no proxy': await startNode('bare'),
    'bare proxy on Node and undici': await startNode('proxy', upstream.url),
    gateway: await startNode('gateway', upstream.url),
    'gateway, one trace in a hundred recorded': await startNode('traced', upstream.url),
    ...(existsSync(nginxPath) && { 'nginx as a plain proxy': await startNginx(upstream.url) }),
  }
  if (!existsSync(nginxPath)) console.log(`  There is no ${nginxPath}: nginx is left out.`)
  try {
    return figuresOf(await measureInTurns(servers))
  } finally {
    for (const { end } of [...Object.values(servers), upstream]) await end()
  }
}

type Costs = Readonly<Record<string, readonly number[]>>

const measureInTurns = async (servers: Readonly<Record<string, Measured>>): Promise<Costs> => {
  const costs: Record<string, number[]> = {}
  for (const { url } of Object.values(servers)) await load(url, warmUpRequests)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { url, cpuUs }] of Object.entries(servers)) {
      const before = await cpuUs()
      await load(url, requests)
      ;(costs[name] ??= []).push(((await cpuUs()) - before) / requests)
    }
  return costs
}

/** Returns each cost and its ratio to the gateway's; ratios are within one round. */
const figuresOf = (costs: Costs): Figure[] => {
  const ours = costs.gateway ?? []
  return Object.entries(costs).flatMap(([name, values]) => [
    { name: `CPU per request: ${name}`, value: medianOf(values), unit: 'µs' },
    ...(values === ours
      ? []
      : [
          {
            name: `  gateway against it`,
            value: medianOf(ours.map((us, at) => us / (values[at] ?? NaN))),
            unit: 'times',
          },
        ]),
  ])
}

const load = async (url: string, amount: number): Promise<void> => {
  const { non2xx, errors } = await autocannon({
    url: `${url}${listSearches.path}`,
    connections,
    amount,
    timeout: maxWaitMs / 1000,
    headers: { cookie: someSession().cookie },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
}
