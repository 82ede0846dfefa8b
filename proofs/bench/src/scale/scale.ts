import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliverFeeds, feedsTakenIn, startFleet } from '@verandah/runtime/testing'
import type { Figure } from '../measure.ts'
import { places } from '../places.ts'
import { startStoreProcess, withoutBudgets } from '../product-process.ts'
import { countCommands } from './count-commands.ts'
import { compareCrowd } from './crowd.ts'
import { measureCosts, measuredEveryMs } from './measure-costs.ts'
import { watchFleet } from './read-fleet.ts'
import { kindsOfWork, type Costs } from './work.ts'

const settings = {
  ...withoutBudgets,
  SAVED_SEARCH_INSTANT_MS: String(measuredEveryMs),
  TRACKED_LOOK_UP_MS: String(measuredEveryMs),
  REGISTRATIONS_PER_ADDRESS: '100000',
  // As in production; the fleet of tests hashes passwords cheaply.
  PASSWORD_HASH_MEMORY_KIB: String(64 * 1024),
}

/**
 * Measures what each kind of work costs every part, as processes of their own, and compares five hundred buyers with
 * it. The costs are for `k8s/capacity.json`, from which `npm run generate capacity` simulates days of more buyers.
 */
export async function benchScale(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-scale-'))
  const store = await startStoreProcess(join(folder, 'store'))
  const commands = await countCommands(new URL(store.url))
  process.env.MONGODB_URL = commands.url
  const fleet = await startFleet(settings)
  const { read, end } = await watchFleet({ fleet, store, commands })
  try {
    await deliverFeeds(fleet.marketUrl, fleet.folder, places)
    await feedsTakenIn(fleet.folder)
    const { idle, ...costs } = await measureCosts({ url: fleet.url, read })
    console.log(`"costs": ${JSON.stringify(rounded(costs), null, 2)}`)
    console.log(`"idleMillicores": ${JSON.stringify(rounded(idle.cpuMs), null, 2)}`)
    return [...figuresOf(costs), ...(await compareCrowd({ url: fleet.url, read }, costs, idle))]
  } finally {
    await end()
    await fleet.stop()
    commands.stop()
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const figuresOf = (costs: Costs): Figure[] =>
  kindsOfWork.flatMap((work) => {
    const { cpuMs, ...rest } = costs[work]
    return [
      ...Object.entries(cpuMs).map(([part, ms]) => ({ name: `${work}: CPU of ${part}`, value: ms, unit: 'ms' })),
      ...Object.entries(rest).map(([name, value]) => ({ name: `${work}: ${name}`, value, unit: '' })),
    ]
  })

const rounded = (figures: object): unknown =>
  JSON.parse(
    JSON.stringify(figures, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)),
  )
