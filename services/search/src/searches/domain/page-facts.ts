/** How a page ended its provider's part of a search, or that more is to come. */
export type PageOutcome = 'more' | 'last' | 'late' | 'limited' | 'failed'

/** What decisions need to know of a stored page. */
export interface PageFacts {
  readonly provider: string
  readonly page: number
  readonly outcome: PageOutcome
  /** Homes of the page that match. */
  readonly found: number
  readonly total: number | null
  readonly detail: string | null
  /** Messages that the page was announced in, and which of them came back scored. */
  readonly parts: number
  readonly scoredParts: readonly number[]
}
