/** A search of the showcase, running or finished. */
export interface ShowcaseRun {
  readonly id: string
  readonly createdAt: Date
  readonly isRunning: boolean
  /** Every provider gave all that it was asked for. */
  readonly isWhole: boolean
  readonly homes: number
  /** Whether it searched the suburb of the setting. */
  readonly isHere: boolean
}

export interface ShowcasePlan {
  readonly shown: ShowcaseRun | null
  readonly replaced: readonly ShowcaseRun[]
  readonly isDue: boolean
}

const dayMs = 24 * 60 * 60_000
const firstRetryMs = 5_000
const longestRetryMs = 15 * 60_000

/** How long after a run that gave no whole showcase the next begins: doubles with each one that this process began. */
export function retryMsAfter(begun: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, begun - 1))
}

/**
 * Visitors see the newest whole run; a partial one only while there is no whole one, a failed one never. The newest run
 * is kept too, because the next one counts from it: a day later, or after `retryMs` while no whole one is stored.
 */
export function planShowcase(newestFirst: readonly ShowcaseRun[], now: Date, retryMs: number): ShowcasePlan {
  const here = newestFirst.filter(({ isHere }) => isHere)
  const ended = here.filter(({ isRunning, homes }) => !isRunning && homes > 0)
  const shown = ended.find(({ isWhole }) => isWhole) ?? ended[0] ?? null
  const replaced = newestFirst.filter((run) => run !== shown && run !== here[0])
  return { shown, replaced, isDue: isDue(here[0], now, shown?.isWhole === true ? dayMs : retryMs) }
}

/** A run dated ahead of now is from before the clock was set back. */
const isDue = (last: ShowcaseRun | undefined, now: Date, waitMs: number): boolean => {
  if (last === undefined) return true
  const ageMs = now.getTime() - last.createdAt.getTime()
  return !last.isRunning && (ageMs < 0 || ageMs >= waitMs)
}
