/** The provider asks us to pause (429). */
export class ProviderLimited extends Error {
  override readonly name = 'ProviderLimited'
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** Our daily calls to the provider are used up. */
export class ProviderUsedUp extends ProviderLimited {
  /** When there are calls again. */
  readonly againAt: Date

  constructor(provider: string, againAt: Date, now: Date) {
    super(`The calls of a day to ${provider} are used up`, againAt.getTime() - now.getTime())
    this.againAt = againAt
  }
}

/** The provider or the network is down (5xx, network error, timeout). Can be retried. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider's reply violates its contract. Can be retried. */
export class ProviderUnreadable extends ProviderUnavailable {}

/** The provider refuses the request permanently (400, 401, 403). */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** "Not found" is a valid answer. */
export function nullWhenNotFound(error: unknown): null {
  if (error instanceof ProviderRefused && error.status === 404) return null
  throw error
}

/** The answer is no longer needed: the search was cancelled, or its process stops. */
export class SearchStopped extends Error {
  override readonly name = 'SearchStopped'
}
