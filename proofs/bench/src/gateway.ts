import { existsSync } from 'node:fs'
import { listSearches, maxWaitMs } from '@verandah/contracts'
import autocannon from 'autocannon'
import { someSession } from './gateway/some-session.ts'
import { proxies, startNode, startProxy, type Measured } from './gateway/start-measured.ts'
import { medianOf, type Figure } from './measure.ts'

const connections = 16
const warmUpRequests = 10_000
const requests = 6_000
/** Fewer than the tokens that a gateway keeps as verified. */
const firstRequests = 2_000
const rounds = 7

/** Measures CPU time per request of a signed-in user at the gateway and at simpler servers, alternately. */
export async function benchGateway(): Promise<Figure[]> {
  const upstream = await startNode('bare')
  const servers: Record<string, Measured> = {
    'bare proxy on Node and undici': await startNode('proxy', upstream.url),
    gateway: await startNode('gateway', upstream.url),
    'gateway, one trace in a hundred recorded': await startNode('traced', upstream.url),
  }
  for (const name of ['nginx', 'haproxy'] as const)
    if (existsSync(proxies[name].path)) servers[named[name]] = await startProxy(name, upstream.url)
    else console.log(`  There is no ${proxies[name].path}: ${name} is left out.`)
  const known = await measureInTurns(servers, requests, () => session)
  const equals = Object.entries(servers).filter(([name]) => [ours, named.haproxy].includes(name))
  const first = await measureInTurns(Object.fromEntries(equals), firstRequests, someSession)
  return [...figuresOf(known, ''), ...figuresOf(first, ', the first of its session')]
}

const ours = 'gateway'
const named = {
  nginx: 'nginx as a plain proxy',
  haproxy: 'haproxy with signature, limit and headers',
} as const
const session = someSession()

type Costs = Readonly<Record<string, readonly number[]>>

type Session = ReturnType<typeof someSession>

const measureInTurns = async (
  servers: Readonly<Record<string, Measured>>,
  amount: number,
  sessionOf: () => Session,
): Promise<Costs> => {
  const costs: Record<string, number[]> = {}
  // Signed beforehand: signing would slow down the calls.
  const cookiesOf = (count: number) => Array.from({ length: count }, () => sessionOf().cookie)
  for (const { url } of Object.values(servers)) await load(url, cookiesOf(warmUpRequests))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { url, cpuUs }] of Object.entries(servers)) {
      const cookies = cookiesOf(amount)
      const before = cpuUs()
      await load(url, cookies)
      ;(costs[name] ??= []).push((cpuUs() - before) / amount)
    }
  return costs
}

/** Returns each cost and its ratio to the gateway's; ratios are within one round. */
const figuresOf = (costs: Costs, suffix: string): Figure[] => {
  const own = costs[ours] ?? []
  return Object.entries(costs).flatMap(([name, values]) => {
    const cost = { name: `CPU per request${suffix}: ${name}`, value: medianOf(values), unit: 'µs' }
    const ratio = medianOf(own.map((us, at) => us / (values[at] ?? NaN)))
    return values === own ? [cost] : [cost, { name: '  gateway against it', value: ratio, unit: 'times' }]
  })
}

const load = async (url: string, cookies: string[]): Promise<void> => {
  let at = 0
  const { non2xx, errors } = await autocannon({
    url,
    connections,
    amount: cookies.length,
    timeout: maxWaitMs / 1000,
    requests: [
      {
        path: listSearches.path,
        setupRequest: (request) => ({ ...request, headers: { cookie: cookies[(at += 1) % cookies.length] } }),
      },
    ],
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
}
