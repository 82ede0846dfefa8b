import { onTestFinished, vi } from 'vitest'

/** Timers of exactly this length wait for the call that is returned; those set after it end at once. */
export const holdTimers = (ms: number): (() => void) => {
  const { setTimeout } = globalThis
  const held: (() => void)[] = []
  let isOver = false
  const hold = (run: () => void, after?: number, ...given: []) => {
    if (after !== ms) return setTimeout(run, after, ...given)
    if (!isOver) held.push(run)
    return setTimeout(isOver ? run : () => undefined, 0)
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold)
  onTestFinished(() => spy.mockRestore())
  return () => {
    isOver = true
    for (const run of held) run()
  }
}
