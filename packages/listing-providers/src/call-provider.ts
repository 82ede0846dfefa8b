import type { SearchFilters } from '@verandah/contracts'
import { isBrokenCircuitError } from 'cockatiel'
import { defineHistogram, isLate, linkSignals } from '@verandah/kit'
import type { Resilience } from './create-resilience.ts'
import type { ListingPage, ListingProvider } from './listing-provider.ts'
import {
  ProviderLimited,
  ProviderRefused,
  ProviderUnreadable,
  ProviderUsedUp,
  SearchStopped,
} from './provider-failures.ts'
import { createWorkingDeadline } from './working-deadline.ts'

export interface CallProviderDeps {
  resilience: Resilience
  settings: { PROVIDER_ATTEMPT_MS: number }
}

export interface ProviderCall {
  filters: SearchFilters
  page: number
  /** Cursor of the previous page, if the provider sent one. */
  after?: string | undefined
  /** Aborts with a `TimeoutError` when the provider's time is up. */
  deadline: AbortSignal
  /** Aborts when the answer is no longer needed. */
  stop: AbortSignal
}

export type ProviderAnswer =
  | { isOk: true; page: ListingPage }
  | { isOk: false; outcome: 'late' | 'limited' | 'failed'; detail: string; error: unknown; retryAfterMs?: number }

const calls = defineHistogram({
  name: 'provider_call_duration_seconds',
  help: 'Time until a listing provider had given a page, retries included, or had failed.',
  labelNames: ['provider', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
})

/** Requests a page from a provider and measures the call. Returns failures, never throws them. */
export async function callProvider(
  deps: CallProviderDeps,
  provider: ListingProvider,
  call: ProviderCall,
): Promise<ProviderAnswer> {
  const end = calls.startTimer({ provider: provider.id })
  const answer = await askProvider(deps, provider, call)
  end({ outcome: answer.isOk ? 'answered' : answer.outcome })
  return answer
}

/** Requests a page within the deadline, with retries and the provider's circuit breaker. */
const askProvider = async (
  { resilience, settings }: CallProviderDeps,
  provider: ListingProvider,
  { filters, page, after, deadline, stop }: ProviderCall,
): Promise<ProviderAnswer> => {
  const { signal, end } = linkSignals([stop, deadline])
  const attempt = async () => {
    const patience = createWorkingDeadline(settings.PROVIDER_ATTEMPT_MS, [signal])
    try {
      return await provider.search(filters, page, patience.signal, after)
    } catch (cause) {
      throw stop.aborted ? new SearchStopped('Nobody waits for the answer any more', { cause }) : cause
    } finally {
      patience.end()
    }
  }
  try {
    return {
      isOk: true,
      page: await Promise.race([resilience.of(provider.id).execute(attempt, signal), abortionOf(signal)]),
    }
  } catch (error) {
    return { isOk: false, error, ...failureOf(provider, error, isLate(signal)) }
  } finally {
    end()
  }
}

const abortionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

const failureOf = ({ name }: ListingProvider, error: unknown, wasLate: boolean) => {
  if (error instanceof ProviderUsedUp)
    return {
      outcome: 'limited',
      detail: `${name} can’t be asked again before ${sydneyTime(error.againAt)}, because today’s calls are used up.`,
      retryAfterMs: error.retryAfterMs,
    } as const
  if (error instanceof ProviderLimited)
    return {
      outcome: 'limited',
      detail: `${name} is busy and asked us to come back later.`,
      retryAfterMs: error.retryAfterMs,
    } as const
  if (wasLate) return { outcome: 'late', detail: `${name} did not answer in time.` } as const
  return { outcome: 'failed', detail: detailOf(name, error) } as const
}

const sydney = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', minute: '2-digit' })

const sydneyTime = (at: Date): string => `${sydney.format(at).replace(/\s/, ' ')} Sydney time`

const detailOf = (name: string, error: unknown): string => {
  if (isBrokenCircuitError(error)) return `${name} has failed several times in a row, so we’ve paused it for a while.`
  if (error instanceof ProviderRefused) return `${name} refused our request.`
  if (error instanceof ProviderUnreadable) return `${name} sent something that we couldn’t read.`
  return `${name} could not be reached.`
}
