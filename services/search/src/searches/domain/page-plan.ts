import type { PageFacts } from './page-facts.ts'

export const isAnswered = ({ outcome }: Pick<PageFacts, 'outcome'>): boolean => outcome === 'more' || outcome === 'last'

/** What tells which pages come next. */
export type PlannedPage = Pick<PageFacts, 'page' | 'outcome' | 'pageCount'>

/**
 * The pages of one provider that are to be asked for now, from those that are stored. Where their number is known all that are missing, else
 * the one after the last; none when every page is stored or has its reason.
 */
export const pagesToAsk = (own: readonly PlannedPage[], maxPages: number): number[] => {
  const stored = new Set(own.map(({ page }) => page))
  if (!stored.has(1)) return [1]
  const pageCount = pageCountOf(own)
  if (pageCount !== null) return numbersTo(Math.min(pageCount, maxPages)).filter((page) => !stored.has(page))
  const last = lastOf(own)
  return last?.outcome === 'more' && last.page < maxPages ? [last.page + 1] : []
}

/** How many pages a provider has that did not come, as far as that is known: one at least where one failed, or where there are more. */
export const countMissing = (own: readonly PlannedPage[]): number => {
  const pageCount = pageCountOf(own)
  if (pageCount !== null) return Math.max(0, pageCount - own.filter(isAnswered).length)
  return lastOf(own)?.outcome === 'last' ? 0 : 1
}

const pageCountOf = (own: readonly PlannedPage[]): number | null =>
  own.find(({ pageCount }) => pageCount)?.pageCount ?? null

const lastOf = (own: readonly PlannedPage[]): PlannedPage | undefined =>
  own.toSorted((one, other) => other.page - one.page)[0]

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
