import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTick } from 'node:timers/promises'
import { isOutage } from './is-outage.ts'

interface Asked<Given, Result> {
  readonly given: Given
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  /** Of whoever asked: their trace and their event. */
  readonly context: AsyncResource
}

/** Does the same for many as for each of them; the results in their order. It may be done again. */
type Work<Given, Result> = (all: Given[]) => Promise<readonly Result[] | undefined>

const most = 500

/**
 * A call for one, made of a call for many: what is asked for while one is under way goes together in the next. Where several fail together,
 * each is tried alone, so that one which cannot be done fails nobody else; a store that is away fails all of them at once.
 */
export const together = <Given, Result = undefined>(
  work: Work<Given, Result>,
  whenIdle: () => void = () => undefined,
): ((given: Given) => Promise<Result>) => {
  const waiting: Asked<Given, Result>[] = []
  let isUnderWay = false

  const answer = async (all: readonly Asked<Given, Result>[]): Promise<void> => {
    const results = await work(all.map(({ given }) => given))
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
  const workOff = async (): Promise<void> => {
    isUnderWay = true
    await nextTick()
    while (waiting.length > 0) await answerEach(waiting.splice(0, most))
    isUnderWay = false
    whenIdle()
  }
  return (given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject, context: new AsyncResource('together') })
      if (!isUnderWay) void workOff()
    })
}

/** The same for what has the same key; what has another waits for none of it. */
export const togetherBy = <Given, Result = undefined>(
  keyOf: (given: Given) => string,
  work: (all: Given[], key: string) => ReturnType<Work<Given, Result>>,
): ((given: Given) => Promise<Result>) => {
  const calls = new Map<string, (given: Given) => Promise<Result>>()
  return (given) => {
    const key = keyOf(given)
    const call =
      calls.get(key) ??
      together(
        (all: Given[]) => work(all, key),
        () => void calls.delete(key),
      )
    calls.set(key, call)
    return call(given)
  }
}
