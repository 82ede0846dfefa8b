import { setTimeout as delay } from 'node:timers/promises'
import { reasonOf } from '@verandah/kit'
import { seededRandom } from '@verandah/runtime/testing/seeded-random'
import { requests, type Shopper } from './shopper.ts'

export interface LoadReport {
  /** Response times by kind of request. */
  readonly answeredMs: ReadonlyMap<string, readonly number[]>
  /** Which requests failed, when and why. */
  readonly failures: readonly string[]
}

interface Load {
  readonly shoppers: readonly Shopper[]
  readonly perSecond: number
  readonly seed: number
}

/** Sends requests at a fixed rate, regardless of pending ones, until stopped; then waits for all responses. */
export function driveLoad({ shoppers, perSecond, seed }: Load) {
  const random = seededRandom(seed)
  const answeredMs = new Map(Object.keys(requests).map((kind): [string, number[]] => [kind, []]))
  const failures: string[] = []
  const underWay = new Set<Promise<void>>()
  const startedAt = performance.now()
  let isStopped = false

  const send = async (number: number) => {
    const kind = draw(random())
    const shopper = shoppers[Math.floor(random() * shoppers.length)]
    const sentAt = performance.now()
    const fail = (reason: string) => failures.push(`${((sentAt - startedAt) / 1_000).toFixed(1)} s: ${kind}: ${reason}`)
    try {
      const reply = await requests[kind]!.ask(shopper!, number)
      if (reply.status >= 400) fail(`${reply.status} ${JSON.stringify(reply.body)}`)
    } catch (error) {
      fail(reasonOf(error))
    }
    answeredMs.get(kind)?.push(performance.now() - sentAt)
  }
  const run = async () => {
    for (let number = 0; !isStopped; number += 1) {
      const waitMs = startedAt + (number * 1_000) / perSecond - performance.now()
      if (waitMs > 0) await delay(waitMs)
      const work = send(number).finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }
  const running = run()
  return {
    failedSoFar: () => failures.length,
    stop: async (): Promise<LoadReport> => {
      isStopped = true
      await running
      await Promise.all(underWay)
      return { answeredMs, failures }
    },
  }
}

const draw = (random: number): string => {
  let left = random * 100
  for (const [kind, { share }] of Object.entries(requests)) if ((left -= share) < 0) return kind
  return 'list searches'
}
