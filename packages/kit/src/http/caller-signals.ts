import type { ServerResponse } from 'node:http'
import { createUnderWay } from './under-way.ts'

/** Returns a signal for each response: it aborts when the client has disconnected, or when `held` ends long polls. */
export const createCallerSignals = (held: AbortSignal) => {
  // One listener on `held` for all responses: separate ones would retain each other and everything that came later.
  const callers = createUnderWay<() => void>()
  held.addEventListener('abort', () => callers.forEach((abort) => abort()))
  return (response: ServerResponse): AbortSignal => {
    const controller = new AbortController()
    const abort = () => controller.abort()
    if (held.aborted) abort()
    const leave = callers.add(abort)
    response.once('close', () => {
      leave()
      abort()
    })
    return controller.signal
  }
}

export type SignalOf = ReturnType<typeof createCallerSignals>
