import { AppError } from '@verandah/kit'

export function serviceUnavailable(cause: unknown) {
  return new AppError('unavailable', {
    code: 'service-unavailable',
    detail: 'This part of Verandah isn’t responding right now. Please try again in a moment.',
    retryAfterMs: 2_000,
    cause,
  })
}
