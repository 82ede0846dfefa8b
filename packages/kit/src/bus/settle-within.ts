import { setTimeout as delay } from 'node:timers/promises'

/** Waits for `work`, but not longer than `timeoutMs`; what it does afterwards is its own affair. */
export const settleWithin = async (work: Promise<unknown>, timeoutMs: number): Promise<void> => {
  const settled = new AbortController()
  const timeout = delay(timeoutMs, undefined, { signal: settled.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), timeout])
  settled.abort()
}
