import { join } from 'node:path'
import { createFolderBlobs, createS3Blobs, isBlobKey, removeOldDrafts, SettingsError, type Blobs } from '@verandah/kit'
import * as z from 'zod'

/** Where photos and documents are kept. */
export const BlobSettings = z.object({
  /**
   * Folder of photos and documents, shared by all processes of shortlist. Unset: `blobs` in `DATA_DIR`. Unused with
   * `S3_BUCKET`.
   */
  BLOBS_DIR: z.string().optional(),
  /** Bucket of photos and documents, on AWS or an S3-compatible server. Unset: a folder. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
    .optional(),
  /** Address of an S3-compatible server, which is asked for `/bucket/key`. Unset: AWS. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected an http or https address' }).optional(),
  /** Region of the bucket. Unset: as the AWS SDK finds it (`AWS_REGION`), or `us-east-1` with `S3_ENDPOINT`. */
  S3_REGION: z.string().optional(),
  /** Access key of the bucket. Unset: the AWS SDK's own credentials, as of a pod's service account. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** Secret of `S3_ACCESS_KEY_ID`. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Prefix of every key in the bucket, without a `/` at its end. Unset: none. */
  S3_PREFIX: z.string().refine(isBlobKey, 'expected letters, digits, "-", "_" and "/"').optional(),
})
type BlobSettings = z.output<typeof BlobSettings>

const ofBuckets = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX'] as const

/** Refuses settings of a bucket that do not belong together. Throws `SettingsError`. */
export function checkBucket(settings: BlobSettings): void {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = settings
  const idle = ofBuckets.filter((name) => settings[name] !== undefined)
  if (bucket === undefined && idle.length > 0)
    throw new SettingsError(
      `${idle.join(', ')} ${idle.length > 1 ? 'are' : 'is'} set, but S3_BUCKET is not: name the bucket, or unset the rest.`,
    )
  if ((keyId === undefined) !== (secret === undefined))
    throw new SettingsError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither where the AWS SDK finds its own credentials.',
    )
}

/** Whether several processes would find the same photos and documents. */
export function isBlobPlaceShared({ S3_BUCKET, BLOBS_DIR }: BlobSettings): boolean {
  return S3_BUCKET !== undefined || BLOBS_DIR !== undefined
}

/** Opens the bucket, or the folder. Neither is asked for anything yet: a process starts without them. */
export async function openBlobs(settings: BlobSettings & { readonly DATA_DIR: string }): Promise<Blobs> {
  checkBucket(settings)
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket !== undefined) {
    const credentials =
      accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey }
    const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = settings
    return createS3Blobs({ bucket, endpoint, region, credentials, prefix })
  }
  const folder = settings.BLOBS_DIR ?? join(settings.DATA_DIR, 'blobs')
  // A folder that cannot be tidied shows its fault at the first write.
  await removeOldDrafts(folder).catch(() => undefined)
  return createFolderBlobs(folder)
}
