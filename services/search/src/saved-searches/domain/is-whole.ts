import type { PageFacts } from '../../searches/domain/page-facts.ts'
import { countMissing } from '../../searches/domain/page-plan.ts'

const failures = new Set<PageFacts['outcome']>(['late', 'limited', 'failed'])

/** A run in which a provider failed is nothing to begin from: its homes would be news when it is back. */
export const isWhole = (providers: readonly string[], pages: readonly PageFacts[]): boolean =>
  providers.every((provider) => pages.some((page) => page.provider === provider)) &&
  !pages.some(({ outcome }) => failures.has(outcome))

/** True when a provider came to its end by itself: no failure, no deadline, and no limit on pages, ours or its own, cut it short. */
export const isExhausted = (provider: string, pages: readonly PageFacts[]): boolean => {
  const own = pages.filter((page) => page.provider === provider)
  const total = own.find((page) => page.total !== null)?.total ?? 0
  const given = own.reduce((sum, { count = 0 }) => sum + count, 0)
  return countMissing(own) === 0 && given >= total
}
