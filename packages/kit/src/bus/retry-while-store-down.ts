import { setTimeout as delay } from 'node:timers/promises'
import { isStoreDown, reasonOf } from '../errors.ts'
import type { Delivery } from './bus.ts'
import type { BusLog } from './bus-log.ts'
import { retryDelayMs, type RetryPolicy } from './retry-policy.ts'

interface Patience {
  readonly retryPolicy: RetryPolicy
  readonly random: () => number
  readonly log: BusLog
}

/**
 * Retries the work while the store is down, and for no other failure, since any other `unavailable` may be the event's
 * own fault. The event stays in this delivery, so that an outage does not increase its attempts, which also detect
 * events that crash processes.
 */
export async function retryWhileStoreDown<Result>(
  work: () => Promise<Result>,
  delivery: Delivery,
  { retryPolicy, random, log }: Patience,
): Promise<Result> {
  for (let outage = 1; ; outage += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isStoreDown(error) || delivery.signal.aborted) throw error
      const delayMs = retryDelayMs(retryPolicy, outage, random)
      log.warn({ reason: reasonOf(error), delayMs }, 'the store is away; an event waits for it')
      delivery.working()
      await delay(delayMs, undefined, { signal: delivery.signal }).catch(() => Promise.reject(error as Error))
      delivery.working()
    }
  }
}
