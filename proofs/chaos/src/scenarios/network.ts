import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import type { PartName } from '@verandah/runtime/testing/start-fleet'
import { comparing } from './compare-stories.ts'
import { pick } from './plan.ts'

const extents = { short: { buyers: 2, steps: 8 }, long: { buyers: 6, steps: 25 } }

const slowMs = 3_000
const slowForMs = { short: 20_000, long: 60_000 }

/** Slow is not away: services stay ready, and say so. */
export const storeSlow = comparing({
  name: 'store-slow',
  summary: 'the store takes three seconds for each command for a minute',
  extents,
  isProxied: true,
  disturb: ({ fleet }, _, size) => {
    const unready = new Set<string>()
    const look = async () => {
      for (const name of serviceNames) {
        const { status } = await fetch(`http://127.0.0.1:${fleet.part(name).port}/readyz`)
        if (status !== 200) unready.add(name)
      }
    }
    return {
      atWork: size === 'short' ? 1 : 3,
      onNews: 0,
      strike: async () => {
        fleet.proxy('store').slow(slowMs)
        const endsAt = performance.now() + slowForMs[size]
        while (performance.now() < endsAt) {
          await look()
          await delay(1_000)
        }
        fleet.proxy('store').heal()
        if (unready.size > 0) throw new Error(`${[...unready].join(', ')} turned unready while the store was slow`)
      },
    }
  },
})

const servers: readonly PartName[] = ['store', 'nats', 'redis']
/** Those that buyers ask all the time, so that requests are under way when one vanishes. */
const busy: readonly PartName[] = ['search', 'shortlist', 'auth']
const mostMsGone = 15_000

/**
 * One end of connections vanishes without a word; new connections work at once, or only after a while. What waits on
 * the old ones has to end by itself.
 */
export const halfOpen = comparing({
  name: 'half-open',
  summary: 'the other end of open connections vanishes: a service, the store, NATS or Redis',
  extents,
  isProxied: true,
  disturb: ({ fleet }, random, size) => {
    const times = new Map<string, number>()
    let strikes = Math.floor(random() * servers.length) * 2
    return {
      ...(size === 'short' ? { atWork: 4, onNews: 1 } : { atWork: 24, onNews: 3 }),
      strike: async () => {
        // Every other time a server, each in its turn.
        const server = strikes % 2 === 0 ? servers[(strikes / 2) % servers.length] : undefined
        const name = server ?? pick(busy, random())
        strikes += 1
        const proxy = fleet.proxy(name)
        times.set(name, (times.get(name) ?? 0) + 1)
        if (server && random() < 0.5) {
          proxy.forget()
          return
        }
        proxy.vanish()
        await delay(random() * mostMsGone)
        proxy.heal()
      },
      figures: () => Object.fromEntries([...times].map(([name, count]) => [`${name} vanished`, count])),
    }
  },
})
