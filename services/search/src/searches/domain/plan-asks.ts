import type { ProviderProgress } from '@verandah/contracts'
import type { PageFacts } from './page-plan.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs

/** The pause before each further request to a late provider. */
const pausesMs = [30 * secondMs, 2 * minuteMs, 10 * minuteMs]

/** A provider that names a later time is not asked by itself: the buyer may have left long ago. */
export const furthestMs = 60 * minuteMs

/** Pauses are up to a fifth longer, so that the searches of one outage do not all ask at once. */
const mostSpread = 0.2

interface Ended {
  readonly search: {
    readonly _id: string
    /** The providers that it asked again. */
    readonly asksAgain?: readonly string[] | undefined
    /** The progress before it asked again. */
    readonly progress?: readonly ProviderProgress[] | undefined
  }
  readonly pages: readonly PageFacts[]
  readonly now: Date
}

/** Adds to the progress of a search that ends when each late or busy provider is asked again. */
export function planAsks(progress: readonly ProviderProgress[], ended: Ended): ProviderProgress[] {
  return progress.map((told) => {
    const before = ended.search.progress?.find(({ provider }) => provider === told.provider)
    const wasAsked = ended.search.asksAgain?.includes(told.provider) === true
    const timesAskedAgain = (before?.timesAskedAgain ?? 0) + Number(wasAsked)
    if (!isLate(told)) return { ...told, timesAskedAgain }
    const planned = wasAsked ? null : before?.askAgainAt
    return { ...told, timesAskedAgain, askAgainAt: planned ?? nextAsk({ ...told, timesAskedAgain }, ended) }
  })
}

/** Missed its deadline, read on at it, or was too busy. */
const isLate = ({ state }: ProviderProgress): boolean => state === 'late' || state === 'limited'

/** Also if it is implausibly far ahead because the clock was set back. */
export function isDueBy({ askAgainAt }: Pick<ProviderProgress, 'askAgainAt'>, now: Date): boolean {
  if (askAgainAt === null) return false
  const leftMs = Date.parse(askAgainAt) - now.getTime()
  return leftMs <= 0 || leftMs > furthestMs
}

/** Null after the last attempt, and when the provider named a time too far ahead. */
const nextAsk = ({ provider, timesAskedAgain }: ProviderProgress, { search, pages, now }: Ended): string | null => {
  const pauseMs = pausesMs[timesAskedAgain]
  if (pauseMs === undefined) return null
  const named = pages.flatMap((page) => (page.provider === provider && page.retryAt ? [page.retryAt.getTime()] : []))
  const at = Math.max(now.getTime() + pauseMs * (1 + mostSpread * shareOf(search._id)), ...named)
  return at - now.getTime() > furthestMs ? null : new Date(at).toISOString()
}

/** From 0 to below 1, the same for an id. */
const shareOf = (id: string): number =>
  Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 6_007, 0) / 6_007

export function earliestAsk(progress: readonly ProviderProgress[]): Date | undefined {
  const times = progress.flatMap(({ askAgainAt }) => (askAgainAt === null ? [] : [Date.parse(askAgainAt)]))
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}
