import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTick } from 'node:timers/promises'
import { isOutage } from './is-outage.ts'

interface Asked<Given, Result> {
  readonly given: Given
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  /** The caller's trace and event. */
  readonly context: AsyncResource
}

/**
 * Handles a batch in its first caller's context; results are in the order of the requests, as are the contexts of
 * `callers`. Must be idempotent.
 */
type Work<Given, Result> = (all: Given[], callers: readonly AsyncResource[]) => Promise<readonly Result[] | undefined>

const most = 500

/**
 * Coalesces calls: requests made while a batch is in flight join the next batch. When a batch fails, each request is
 * tried alone, so that one bad request fails no other; a store outage fails the whole batch at once.
 */
export const coalesce = <Given, Result = undefined>(
  work: Work<Given, Result>,
  whenIdle: () => void = () => undefined,
): ((given: Given) => Promise<Result>) => {
  const waiting: Asked<Given, Result>[] = []
  let isUnderWay = false

  const answer = async (all: readonly Asked<Given, Result>[]): Promise<void> => {
    const given = all.map((one) => one.given)
    const callers = all.map(({ context }) => context)
    const results = await work(given, callers)
    all.forEach(({ resolve }, at) => resolve(results?.[at] as Result))
  }
  const answerEach = async (all: readonly Asked<Given, Result>[]): Promise<void> => {
    const inContext = (some: typeof all) => some[0]?.context.runInAsyncScope(answer, null, some)
    try {
      await inContext(all)
    } catch (error) {
      if (all.length === 1 || isOutage(error)) all.forEach(({ reject }) => reject(error))
      else await Promise.all(all.map((one) => answerEach([one])))
    }
  }
  const drain = async (): Promise<void> => {
    isUnderWay = true
    await nextTick()
    while (waiting.length > 0) await answerEach(waiting.splice(0, most))
    isUnderWay = false
    whenIdle()
  }
  return (given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject, context: new AsyncResource('coalesce') })
      if (!isUnderWay) void drain()
    })
}

/** Coalesces calls by key; keys do not wait for each other. */
export const coalesceBy = <Given, Result = undefined>(
  keyOf: (given: Given) => string,
  work: (all: Given[], key: string) => ReturnType<Work<Given, Result>>,
): ((given: Given) => Promise<Result>) => {
  const calls = new Map<string, (given: Given) => Promise<Result>>()
  return (given) => {
    const key = keyOf(given)
    const call =
      calls.get(key) ??
      coalesce(
        (all: Given[]) => work(all, key),
        () => void calls.delete(key),
      )
    calls.set(key, call)
    return call(given)
  }
}
