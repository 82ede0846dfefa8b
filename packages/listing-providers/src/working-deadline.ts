import { linkSignals, type LinkedSignal } from '@verandah/kit'

/** Starts a timer; returns a function that clears it. */
export type StartTimer = (run: () => void, ms: number) => () => void

export const longestTickMs = 100

/**
 * Aborts with a `TimeoutError` after `budgetMs` of working time, or with any of `signals`. The budget is spent in short
 * ticks, so that a blocked or starved process loses one tick, however long the stall.
 */
export function createWorkingDeadline(
  budgetMs: number,
  signals: readonly AbortSignal[] = [],
  startTimer: StartTimer = startSystemTimer,
): LinkedSignal {
  const late = new AbortController()
  const linked = linkSignals([late.signal, ...signals])
  let clear = (): void => undefined
  const spend = (leftMs: number): void => {
    if (leftMs <= 0) {
      late.abort(new DOMException('It took too long', 'TimeoutError'))
      return
    }
    const tickMs = Math.min(longestTickMs, leftMs)
    clear = startTimer(() => spend(leftMs - tickMs), tickMs)
  }
  spend(budgetMs)
  const end = () => {
    clear()
    linked.end()
  }
  return { signal: linked.signal, end }
}

const startSystemTimer: StartTimer = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
