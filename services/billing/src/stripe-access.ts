import { AppError, type Kit } from '@verandah/kit'
import type { Stripe } from 'stripe'
import type { BillingSettings } from './config.ts'

/** Calls Stripe. Rejects with `AppError`: `unavailable` when unreachable, `payment-declined` for a card. */
export type AskStripe = <Result>(work: (client: Stripe) => Promise<Result> | Result) => Promise<Result>

/** Opens the process's Stripe client on demand. */
export const createAskStripe = ({ settings }: Pick<Kit<BillingSettings>, 'settings'>): AskStripe => {
  let opening: Promise<Stripe> | undefined
  return async (work) => {
    const client = await (opening ??= openClient(settings))
    try {
      return await work(client)
    } catch (error) {
      throw toAppError(error)
    }
  }
}

const timeoutMs = 20_000

const openClient = async ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: BillingSettings): Promise<Stripe> => {
  const key = STRIPE_SECRET_KEY ?? (STRIPE_API_URL === undefined ? undefined : 'sk_test_local')
  if (key === undefined) throw paymentsUnavailable('Payments are not set up here: STRIPE_SECRET_KEY is missing.')
  const { Stripe: Client } = await import('stripe')
  return new Client(key, { maxNetworkRetries: 2, timeout: timeoutMs, telemetry: false, ...addressOf(STRIPE_API_URL) })
}

const addressOf = (address: string | undefined) => {
  if (address === undefined) return {}
  const { hostname, port, protocol } = new URL(address)
  const scheme = protocol === 'https:' ? 'https' : 'http'
  return { host: hostname, port: port === '' ? (scheme === 'https' ? 443 : 80) : port, protocol: scheme } as const
}

export function paymentsUnavailable(detail: string, cause?: unknown) {
  return new AppError('unavailable', { code: 'payments-unavailable', detail, cause })
}

const passing = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'StripeAuthenticationError']

const toAppError = (error: unknown): unknown => {
  const type = typeOf(error)
  if (passing.includes(type))
    return paymentsUnavailable('We can’t reach our payment provider right now. Please try again soon.', error)
  if (type !== 'StripeCardError') return error
  return new AppError('conflict', { code: 'payment-declined', detail: (error as Error).message, cause: error })
}

const typeOf = (error: unknown): string =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : ''

/** Resolves to null if Stripe reports a missing resource. */
export async function unlessMissing<Result>(answer: Promise<Result>): Promise<Result | null> {
  return answer.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing'
