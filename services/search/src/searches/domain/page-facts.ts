/** What became of a page: it came and there are `more`, it came and is the provider's `last`, or why it did not come. */
export type PageOutcome = 'more' | 'last' | 'late' | 'limited' | 'failed'

/** What decisions need to know of a stored page. */
export interface PageFacts {
  readonly provider: string
  readonly page: number
  readonly outcome: PageOutcome
  /** Homes of the page that match. */
  readonly found: number
  readonly total: number | null
  /** Adverts on the page, as the provider counts them in `total`. */
  readonly count?: number | undefined
  /** How many pages the provider has, where they can be asked for in any order. */
  readonly pageCount?: number | null | undefined
  readonly detail: string | null
  /** Messages that the page was announced in, and which of them came back scored. */
  readonly parts: number
  readonly scoredParts: readonly number[]
}
