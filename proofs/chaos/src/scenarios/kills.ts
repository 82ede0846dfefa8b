import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import type { PartName } from '@verandah/runtime/testing/start-fleet'
import { comparing } from './compare-stories.ts'
import { pick } from './plan.ts'

/** What dies: every process that is the product's or that it leans on. */
const mortals: readonly PartName[] = [...serviceNames, 'gateway', 'store', 'nats', 'redis']

const mostMsBefore = 300
const mostMsAway = 800

/** SIGKILL at a random moment, to a random process, which comes back after a random while. Servers of somebody else live. */
export const kills = comparing({
  name: 'kills',
  summary: 'any process dies by SIGKILL at any moment',
  extents: { short: { buyers: 3, steps: 14 }, long: { buyers: 10, steps: 50 } },
  disturb: ({ fleet }, random, size) => {
    const reachable = mortals.filter((name) => fleet.has(name))
    const deaths = new Map<PartName, number>()
    return {
      ...(size === 'short' ? { atWork: 8, onNews: 2 } : { atWork: 48, onNews: 4 }),
      strike: async () => {
        const name = pick(reachable, random())
        const part = fleet.part(name)
        await delay(random() * mostMsBefore)
        await part.kill()
        await delay(random() * mostMsAway)
        await part.startAgain()
        deaths.set(name, (deaths.get(name) ?? 0) + 1)
      },
      figures: () => Object.fromEntries([...deaths].map(([name, times]) => [`deaths of ${name}`, times])),
    }
  },
})
