import { AppError } from '../errors.ts'

export const blobErrorCodes = ['storage-full', 'storage-away'] as const
const [fullCode, awayCode] = blobErrorCodes

/** There is no room for more. `cause` is for operators: it holds no secrets. */
export function storageFull(cause: unknown) {
  return new AppError('unavailable', {
    code: fullCode,
    detail: 'There’s no room left for photos and documents. What you’ve saved is safe. Please try again later.',
    cause,
  })
}

/** The folder or bucket doesn't answer as it should; the request is not at fault. */
export function storageAway(cause: unknown) {
  return new AppError('unavailable', {
    code: awayCode,
    detail: 'We can’t reach your photos and documents right now. Please try again in a moment.',
    retryAfterMs: 5_000,
    cause,
  })
}
