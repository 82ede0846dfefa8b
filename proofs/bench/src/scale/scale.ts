import { figuresIn, type Figure } from '../measure.ts'
import { withoutBudgets } from '../processes.ts'
import { compareCrowd } from './crowd.ts'
import { measureCosts, measuredEveryMs } from './measure-costs.ts'
import { parts, startWatchedFleet, type Used } from './watched-fleet.ts'
import { kindsOfWork } from '../../../../tools/k8s/days/work.ts'

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
  const fleet = await startWatchedFleet(settings)
  const { costs, idle } = await measureCosts(fleet)
  const printed = Object.fromEntries(kindsOfWork.map((work) => [work, costOf(costs[work])]))
  console.log(`"costs": ${JSON.stringify(printed, null, 2)}`)
  console.log(`"idleMillicores": ${JSON.stringify(costOf(idle).cpuMs, null, 2)}`)
  return [
    ...kindsOfWork.flatMap((work) =>
      parts.flatMap((part) => figuresIn('ms', { [`${work}: CPU of ${part}`]: costs[work][part] ?? NaN })),
    ),
    ...(await compareCrowd(fleet, costs, idle)),
  ]
}

const counts = ['storeCommands', 'storeKb', 'eventKb', 'providerCalls']

/** The cost of a piece of work in the words of `k8s/capacity.json`, to three digits. */
const costOf = (used: Used) => {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, Number((used[name] ?? 0).toPrecision(3))]))
  return { cpuMs: pick(parts), ...pick(counts) }
}
