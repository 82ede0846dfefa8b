import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import { seededRandom } from '../seeded-random.ts'
import type { Fleet, PartName } from '../start-fleet.ts'
import { pick } from './plan.ts'

/** What dies: every process that is the product's or that it leans on. */
const mortals: readonly PartName[] = [...serviceNames, 'gateway', 'store', 'nats', 'redis']

const mostMsBefore = 300
const mostMsAway = 800

export interface Killer {
  /** Kills once more, and resolves when the part answers again. */
  strike(): Promise<PartName>
  readonly deaths: Map<PartName, number>
}

/** SIGKILL at a random moment, to a random process, which comes back after a random while: by the seed. Servers of somebody else live. */
export const createKiller = (fleet: Fleet, seed: number): Killer => {
  const random = seededRandom(seed)
  const reachable = mortals.filter((name) => fleet.has(name))
  const deaths = new Map<PartName, number>()
  return {
    deaths,
    strike: async () => {
      const name = pick(reachable, random())
      const part = fleet.part(name)
      await delay(random() * mostMsBefore)
      await part.kill()
      await delay(random() * mostMsAway)
      await part.startAgain()
      deaths.set(name, (deaths.get(name) ?? 0) + 1)
      return name
    },
  }
}
