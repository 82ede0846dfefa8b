/** A documented limit, of which one window outlasts a history. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
  /** Requests that were sent, answered or not. */
  sent: number
  /** Requests that were not refused. */
  taken: number
}

const hourMs = 60 * 60_000

/** As in `ENQUIRIES_PER_ADDRESS`: all buyers share an address. */
export function enquiryLimit(): Limit {
  return { most: 5, windowMs: hourMs, sent: 0, taken: 0 }
}

/** As in `SEARCHES_PER_DAY`. */
export const searchesADay = 4
export function searchLimit(): Limit {
  return { most: searchesADay, windowMs: 24 * hourMs, sent: 0, taken: 0 }
}
