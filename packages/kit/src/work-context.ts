import { AsyncLocalStorage } from 'node:async_hooks'

/** What a piece of work was caused by; follows it through every await, onto the bus and into the log. */
export interface WorkContext {
  /** The request or sweep that began it all. */
  readonly correlationId: string
  /** The event that this work handles, if any. */
  readonly causationId: string | null
}

const storage = new AsyncLocalStorage<WorkContext>()

export const runInContext = <Result>(context: WorkContext, work: () => Result): Result => storage.run(context, work)

export const currentContext = (): WorkContext | undefined => storage.getStore()
