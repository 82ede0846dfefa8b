import { onTestFinished, vi } from 'vitest'

/** Holds timers of exactly this length until the returned function is called; later ones fire at once. */
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
