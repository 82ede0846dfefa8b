import type { _Object, S3, S3ClientConfig } from '@aws-sdk/client-s3'
import { checkKey, checkPrefix, isBlobKey } from './blob-keys.ts'
import type { Blobs } from './blobs.ts'
import type { AppError } from '../errors.ts'
import { storageAway, storageFull } from './blob-errors.ts'

export interface S3Place {
  readonly bucket: string
  /** Address of a server other than AWS, called with `/bucket/key` paths. */
  readonly endpoint?: string | undefined
  /** Default: the SDK's, or `us-east-1` with an endpoint. */
  readonly region?: string | undefined
  /** Default: the SDK's, for example from the pod's service account. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  /** Prefix of every key, joined by `/`. */
  readonly prefix?: string | undefined
  /** Timeouts for the start of a response, and for a whole call with its retries. */
  readonly patience?: { readonly attemptMs: number; readonly callMs: number }
}

const attempts = 3
const connectMs = 2_000
const usualPatience = { attemptMs: 8_000, callMs: 20_000 }

/** Keeps blobs as objects of a bucket. The SDK is imported by the first call, so other processes never load it. */
export function createS3Blobs(place: S3Place): Blobs {
  const { bucket: Bucket, prefix: own } = place
  const prefix = own === undefined ? '' : `${checkKey(own)}/`
  const objectAt = (key: string) => ({ Bucket, Key: `${prefix}${checkKey(key)}` })
  const call = createCall(place)
  return {
    put: async (key, bytes) => {
      const object = { ...objectAt(key), Body: bytes, ContentType: 'application/octet-stream' }
      await call((s3, how) => s3.putObject(object, how))
    },
    get: async (key) => {
      const object = objectAt(key)
      return call(async (s3, how) => {
        const found = await s3.getObject(object, how).catch(ignoreMissing)
        return (await found?.Body?.transformToByteArray()) ?? null
      })
    },
    delete: async (key) => {
      const object = objectAt(key)
      await call((s3, how) => s3.deleteObject(object, how).catch(ignoreMissing))
    },
    list: async function* (wanted) {
      const asked = { Bucket, Prefix: `${prefix}${checkPrefix(wanted)}` }
      for await (const { Key: name = '', Size: bytes = 0, LastModified: modifiedAt = new Date(0) } of objectsOf(
        call,
        asked,
      )) {
        const key = name.slice(prefix.length)
        if (isBlobKey(key)) yield { key, bytes, modifiedAt }
      }
    },
  }
}

type Call = <Result>(work: (s3: S3, how: { readonly abortSignal: AbortSignal }) => Promise<Result>) => Promise<Result>

/** Connects at the first call. Every call has a deadline, and fails with an `AppError`. */
const createCall = (place: S3Place): Call => {
  const { patience = usualPatience } = place
  let connected: Promise<S3> | undefined
  return async (work) => {
    try {
      connected ??= connect(place, patience.attemptMs)
      return await work(await connected, { abortSignal: AbortSignal.timeout(patience.callMs) })
    } catch (error) {
      throw translateS3Error(error)
    }
  }
}

async function* objectsOf(call: Call, asked: { Bucket: string; Prefix: string }): AsyncGenerator<_Object> {
  let next: string | undefined
  do {
    const from = { ...asked, ContinuationToken: next }
    const page = await call((s3, how) => s3.listObjectsV2(from, how))
    yield* page.Contents ?? []
    next = page.NextContinuationToken
  } while (next !== undefined)
}

const connect = async ({ endpoint, region, credentials }: S3Place, attemptMs: number): Promise<S3> => {
  const { S3 } = await import('@aws-sdk/client-s3')
  const config: S3ClientConfig = {
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: 'us-east-1' }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
    maxAttempts: attempts,
    // Other servers know no checksum in a trailer; the signature covers the body already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: attemptMs, throwOnRequestTimeout: true },
  }
  return new S3(config)
}

/** What the SDK throws: the code of a response as `name`, with its status, or a failed connection. */
interface S3Failure {
  readonly name?: string
  readonly message?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** A handler for `catch` that answers undefined where there is no such object. A missing bucket is a failure. */
function ignoreMissing(error: unknown): undefined {
  const { name, $metadata } = error as S3Failure
  if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return undefined
  throw error
}

/**
 * The SDK's error contains the response, which may repeat signed values: only name and status are kept if there is one.
 */
function translateS3Error(error: unknown): AppError {
  const { name = 'Error', message, code, $metadata } = error as S3Failure
  const status = $metadata?.httpStatusCode
  const reason = status === undefined ? [message, code].filter(Boolean).join(', ') : `the bucket answered ${status}`
  const cause = new Error(`${name}: ${reason}`)
  return isFull(name, status) ? storageFull(cause) : storageAway(cause)
}

/** Each server has its own code for a full disk or quota; 507 is the status for it. */
const isFull = (name: string, status: number | undefined) =>
  status === 507 || /quota|StorageFull|InsufficientStorage/i.test(name)
