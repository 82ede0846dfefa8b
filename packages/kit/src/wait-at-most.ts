import { setTimeout as delay } from 'node:timers/promises'

/** Waits for `work`, but no longer than `timeoutMs`, and ignores its outcome. */
export async function waitAtMost(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const timeout = delay(timeoutMs, undefined, { signal: ended.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), timeout])
  ended.abort()
}
