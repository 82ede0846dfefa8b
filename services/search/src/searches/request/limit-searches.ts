import { problemCodes } from '@verandah/contracts'
import { AppError, reasonOf, takeIfCounted, type Kit } from '@verandah/kit'

type Settings = Record<'SEARCHES_PER_MINUTE' | 'SEARCHES_PER_DAY', number>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Takes one from a buyer's rate limits, of all processes. Throws `limited`; allows all while nothing is counted. */
export const limitSearches = ({ caches, settings, log }: Pick<Kit<Settings>, 'caches' | 'settings' | 'log'>) => {
  const budgetOf = (words: string, points: number, windowMs: number) => {
    const limiter = caches.rateLimiter({ name: `searches-${windowMs}`, points, windowMs })
    return { limiter, words: `You have started ${countText(points, 'search', 'searches')} ${words}` }
  }
  const budgets = [
    budgetOf('in a minute', settings.SEARCHES_PER_MINUTE, minuteMs),
    budgetOf('in a day', settings.SEARCHES_PER_DAY, dayMs),
  ]
  const warn = (error: unknown) => log.warn({ reason: reasonOf(error) }, 'searches are not counted')
  return async (userId: string): Promise<void> => {
    for (const { limiter, words } of budgets) {
      const verdict = await takeIfCounted(limiter, userId, warn)
      if (verdict?.isAllowed === false) throw tooManySearches(words, verdict.resetMs)
    }
  }
}

export type LimitSearches = ReturnType<typeof limitSearches>

const tooManySearches = (words: string, retryAfterMs: number) =>
  new AppError('limited', {
    code: problemCodes.tooManySearches,
    detail: `${words}, which is as many as we allow. You can search again in ${durationText(retryAfterMs)}.`,
    retryAfterMs,
  })

export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000))
  if (seconds <= 90) return countText(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? countText(minutes, 'minute') : countText(Math.ceil(minutes / 60), 'hour')
}

const countText = (count: number, unit: string, units = `${unit}s`): string => `${count} ${count === 1 ? unit : units}`
