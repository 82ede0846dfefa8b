import { type PageFacts, countMissing } from '../../searches/domain/page-plan.ts'

const failures = new Set<PageFacts['outcome']>(['late', 'limited', 'failed'])

/** A run with a failed provider is no baseline: its homes would be news on recovery. */
export function isWhole(providers: readonly string[], pages: readonly PageFacts[]): boolean {
  return (
    providers.every((provider) => pages.some((page) => page.provider === provider)) &&
    !pages.some(({ outcome }) => failures.has(outcome))
  )
}

/** True when a provider was read to the end, not cut short by a failure, a deadline or a page limit. */
export function isExhausted(provider: string, pages: readonly PageFacts[]): boolean {
  const own = pages.filter((page) => page.provider === provider)
  const total = own.find((page) => page.total !== null)?.total ?? 0
  const given = own.reduce((sum, { count = 0 }) => sum + count, 0)
  return countMissing(own) === 0 && given >= total
}
