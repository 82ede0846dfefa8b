import type { SearchFilters } from '@verandah/contracts'
import type { SearchContext } from '../context.ts'
import type { PageOutcome } from '../domain/page-facts.ts'
import { ProviderLimited, type ListingPage, type ListingProvider } from './listing-provider.ts'

interface ProviderCall {
  filters: SearchFilters
  page: number
  /** Epoch milliseconds. */
  deadline: number
  /** Aborts when nobody wants the answer any more. */
  stop: AbortSignal
}

export type ProviderAnswer =
  | { isOk: true; page: ListingPage }
  | { isOk: false; outcome: Exclude<PageOutcome, 'more' | 'last'>; detail: string; error: unknown }

/** Asks a provider for a page within its deadline, with retries and its circuit breaker. A failure is an answer, never a throw. */
export const callProvider = async (
  { resilience, clock, settings }: SearchContext,
  provider: ListingProvider,
  { filters, page, deadline, stop }: ProviderCall,
): Promise<ProviderAnswer> => {
  const timeout = AbortSignal.timeout(Math.max(0, deadline - clock.now().getTime()))
  const signal = AbortSignal.any([stop, timeout])
  const attempt = () =>
    provider.search(filters, page, AbortSignal.any([signal, AbortSignal.timeout(settings.PROVIDER_ATTEMPT_MS)]))
  try {
    return {
      isOk: true,
      page: await Promise.race([resilience.of(provider.id).execute(attempt, signal), abortionOf(signal)]),
    }
  } catch (error) {
    return { isOk: false, error, ...wordsFor(provider, error, timeout.aborted) }
  }
}

const abortionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

const wordsFor = ({ name }: ListingProvider, error: unknown, isLate: boolean) => {
  if (error instanceof ProviderLimited)
    return { outcome: 'limited', detail: `${name} is busy and asked us to come back later.` } as const
  if (isLate) return { outcome: 'late', detail: `${name} did not answer in time.` } as const
  return { outcome: 'failed', detail: `${name} could not be reached.` } as const
}
