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
