import type { ServerResponse } from 'node:http'
import { createUnderWay } from './under-way.ts'

/** A signal for each answer: it aborts when nobody waits for it any more, or when whoever waits shall have it now, as `held` says. */
export const createCallerSignals = (held: AbortSignal) => {
  // One listener on `held` for all: each of their own would keep the next one, and with it all that came after.
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
