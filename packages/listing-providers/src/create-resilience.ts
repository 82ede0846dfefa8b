import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel'
import { defineGauge } from '@verandah/kit'
import { ProviderLimited, ProviderRefused, SearchStopped } from './provider-failures.ts'

const firstDelayMs = 150
const longestWaitMs = 2_000
const failuresToOpen = 8
const halfOpenAfterMs = 10_000

/**
 * Whether an error counts against a provider's health: refusals, requests for a long pause and stopped searches do not.
 */
const isFailure = (error: unknown): boolean =>
  !(error instanceof ProviderRefused) &&
  !(error instanceof ProviderLimited && error.retryAfterMs > longestWaitMs) &&
  !(error instanceof SearchStopped)

const isWorthRetrying = (error: unknown): boolean => isFailure(error) && !isBrokenCircuitError(error)

/**
 * Creates one policy per provider, kept for the life of the process. Up to three attempts with jitter, delayed further
 * if the provider asks for it; after eight failures in a row the circuit opens for ten seconds.
 */
export function createResilience() {
  const policies = new Map<string, IPolicy>()
  return {
    of: (providerId: string): IPolicy => {
      const policy = policies.get(providerId) ?? createPolicy(providerId)
      policies.set(providerId, policy)
      return policy
    },
  }
}

export type Resilience = ReturnType<typeof createResilience>

const breakers = defineGauge({
  name: 'provider_breaker_open',
  help: '1 while a listing provider is given a pause because it failed several times in a row.',
  labelNames: ['provider'],
})

const createPolicy = (provider: string): IPolicy => {
  const backoff = new DelegateBackoff<{ attempt: number; result: unknown }>(({ attempt, result }) => {
    const error = errorIn(result)
    if (error instanceof ProviderLimited) return error.retryAfterMs
    return firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
  })
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  })
  const isOpen = breakers.labels({ provider })
  isOpen.set(0)
  breaker.onBreak(() => isOpen.set(1))
  breaker.onReset(() => isOpen.set(0))
  return wrap(retry(handleWhen(isWorthRetrying), { maxAttempts: 2, backoff }), breaker)
}

const errorIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'error' in result ? result.error : undefined
