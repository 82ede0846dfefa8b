import type { AppError } from '../errors.ts'
import { storageAway, storageFull } from './blob-errors.ts'

/** What the SDK throws: the code of a response as `name`, with its status, or a failed connection. */
interface S3Failure {
  readonly name?: string
  readonly message?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** A handler for `catch` that answers undefined where there is no such object. A missing bucket is a failure. */
export function ignoreMissing(error: unknown): undefined {
  const { name, $metadata } = error as S3Failure
  if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return undefined
  throw error
}

/**
 * The SDK's error contains the response, which may repeat signed values: only name and status are kept if there is one.
 */
export function translateS3Error(error: unknown): AppError {
  const { name = 'Error', message, code, $metadata } = error as S3Failure
  const status = $metadata?.httpStatusCode
  const reason = status === undefined ? [message, code].filter(Boolean).join(', ') : `the bucket answered ${status}`
  const cause = new Error(`${name}: ${reason}`)
  return isFull(name, status) ? storageFull(cause) : storageAway(cause)
}

/** Each server has its own code for a full disk or quota; 507 is the status for it. */
const isFull = (name: string, status: number | undefined) =>
  status === 507 || /quota|StorageFull|InsufficientStorage/i.test(name)
