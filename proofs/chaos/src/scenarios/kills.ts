import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import type { PartName } from '@verandah/runtime/testing/start-fleet'
import { comparing } from './compare-stories.ts'
import { pick } from './plan.ts'

/** Processes that get killed: all of the product's and of its servers. */
const mortals: readonly PartName[] = [...serviceNames, 'gateway', 'store', 'nats', 'redis']

const mostMsBefore = 300
const mostMsAway = 800

/**
 * Sends SIGKILL at random moments to random processes, which restart after a random delay. External servers are spared.
 */
export const kills = comparing({
  name: 'kills',
  summary: 'any process dies by SIGKILL at any moment',
  extents: { short: { buyers: 3, steps: 14 }, long: { buyers: 10, steps: 50 } },
  disturb: ({ fleet }, random, size) => {
    const reachable = mortals.filter((name) => fleet.has(name))
    const deaths = new Map<PartName, number>()
    return {
      ...(size === 'short' ? { atWork: 8, onNews: 2 } : { atWork: 48, onNews: 4 }),
      isRedelivering: size === 'long',
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
