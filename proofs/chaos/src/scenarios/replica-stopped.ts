import { setTimeout as delay } from 'node:timers/promises'
import type { KeptProcess } from '@verandah/runtime/testing/keep-process'
import { comparing } from './compare-stories.ts'

/** Services with jobs or events in hand when they stop: each has a second process. */
const doubled = ['search', 'scoring', 'shortlist', 'notifications'] as const

/** Longer than the broker waits for a silent process. */
const shortMs = 20_000
/** Longer than leases of a minute. */
const longMs = 65_000
/** Longer than the claim of a message that is being sent. */
const longestMs = 130_000
const mostMsBefore = 3_000

/**
 * Stops every second process with SIGSTOP at a random moment, while the first ones go on; each comes back with what it
 * had in hand, and with leases that others hold by now.
 */
export const replicaStopped = comparing({
  name: 'replica-stopped',
  summary: 'second processes stop for a minute and come back believing that they hold what they held',
  extents: { short: { buyers: 2, steps: 10 }, long: { buyers: 6, steps: 25 } },
  disturb: ({ fleet }, random, size) => {
    const lengths = size === 'short' ? [shortMs] : [longMs, longMs, longestMs, longMs]
    let replicas: Promise<KeptProcess[]> | undefined
    let stops = 0
    const stopFor = async (replica: KeptProcess, lengthMs: number) => {
      await delay(random() * mostMsBefore)
      replica.pause()
      await delay(lengthMs)
      replica.resume()
    }
    return {
      atWork: size === 'short' ? 1 : 3,
      onNews: size === 'short' ? 0 : 1,
      isRedelivering: true,
      strike: async () => {
        replicas ??= Promise.all(doubled.map((name) => fleet.startReplica(name)))
        const lengthMs = lengths[stops % lengths.length] ?? longMs
        stops += 1
        await Promise.all((await replicas).map((replica) => stopFor(replica, lengthMs)))
      },
    }
  },
})
