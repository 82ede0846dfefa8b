/** The provider asks to be left alone for a while (429). */
export class ProviderLimited extends Error {
  override readonly name = 'ProviderLimited'
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** We have asked the provider as often as its operator lets us in a day. */
export class ProviderUsedUp extends ProviderLimited {
  constructor(provider: string, retryAfterMs: number) {
    super(`The calls of a day to ${provider} are used up`, retryAfterMs)
  }
}

/** The provider, or the way to it, is down (5xx, network, time). Worth another try. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider answers, but not with what its contract says. Worth another try. */
export class ProviderUnreadable extends ProviderUnavailable {}

/** The provider will not answer this, however often it is asked (400, 401, 403). */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** What a provider does not know is an answer. */
export const nullWhenNotFound = (error: unknown): null => {
  if (error instanceof ProviderRefused && error.status === 404) return null
  throw error
}

/** Nobody wants the answer any more: the search was cancelled, or its process stops. */
export class SearchStopped extends Error {
  override readonly name = 'SearchStopped'
}
