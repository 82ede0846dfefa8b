import { AsyncLocalStorage } from 'node:async_hooks'

/** The cause of a piece of work, propagated through awaits, onto the bus and into the log. */
export interface WorkContext {
  /** The original request or sweep. */
  readonly correlationId: string
  /** The event that this work handles, if any. */
  readonly causationId: string | null
}

const storage = new AsyncLocalStorage<WorkContext>()

export function runInContext<Result>(context: WorkContext, work: () => Result): Result {
  return storage.run(context, work)
}

export function currentContext(): WorkContext | undefined {
  return storage.getStore()
}
