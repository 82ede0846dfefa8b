export function isAnswered({ outcome }: Pick<PageFacts, 'outcome'>): boolean {
  return outcome === 'more' || outcome === 'last'
}

export type PlannedPage = Pick<PageFacts, 'page' | 'outcome' | 'pageCount'>

/** The pages to fetch next: all missing ones if the count is known, else the one after the last; none at the end. */
export function pagesToAsk(own: readonly PlannedPage[], maxPages: number): number[] {
  const stored = new Set(own.map(({ page }) => page))
  if (!stored.has(1)) return [1]
  const pageCount = pageCountOf(own)
  if (pageCount !== null) return numbersTo(Math.min(pageCount, maxPages)).filter((page) => !stored.has(page))
  const last = lastOf(own)
  return last?.outcome === 'more' && last.page < maxPages ? [last.page + 1] : []
}

/** The known number of missing pages of a provider: at least one if one failed or more exist. */
export function countMissing(own: readonly PlannedPage[]): number {
  const pageCount = pageCountOf(own)
  if (pageCount !== null) return Math.max(0, pageCount - own.filter(isAnswered).length)
  return lastOf(own)?.outcome === 'last' ? 0 : 1
}

/** False for a provider cut short by a failure, a deadline or a page limit, or one that gave less than it counted. */
export function isReadToEnd(own: readonly PageFacts[]): boolean {
  const total = own.find((page) => page.total !== null)?.total ?? 0
  const given = own.reduce((sum, { count = 0 }) => sum + count, 0)
  return countMissing(own) === 0 && given >= total
}

const pageCountOf = (own: readonly PlannedPage[]): number | null =>
  own.find(({ pageCount }) => pageCount)?.pageCount ?? null

const lastOf = (own: readonly PlannedPage[]): PlannedPage | undefined =>
  own.toSorted((one, other) => other.page - one.page)[0]

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** The outcome of a page: arrived with `more` to come, arrived as the `last`, or why it did not arrive. */
export type PageOutcome = 'more' | 'last' | 'late' | 'limited' | 'failed'

/** The facts of a stored page that decisions need. */
export interface PageFacts {
  readonly provider: string
  readonly page: number
  readonly outcome: PageOutcome
  /** Homes of the page that match. */
  readonly found: number
  readonly total: number | null
  /** Adverts on the page, as the provider counts them in `total`. */
  readonly count?: number | undefined
  /** The provider's page count, if pages can be fetched in any order. */
  readonly pageCount?: number | null | undefined
  readonly detail: string | null
  /** The earliest time that a busy provider named for the next request. */
  readonly retryAt?: Date | undefined
  /** The messages that announced the page, and which are scored. */
  readonly parts: number
  readonly scoredParts: readonly number[]
}
