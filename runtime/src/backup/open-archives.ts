import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createS3Blobs, readSettings, settingOf, SettingsError, type Environment } from '@verandah/kit'
import * as z from 'zod'
import { nameAt, type Archive, type Archives } from './archive.ts'
import { bucketArchives } from './bucket-archive.ts'
import { fileArchive, folderArchives } from './file-archive.ts'

/** The bucket of backups, which has keys of its own: those of shortlist need not reach it. */
const BucketSettings = z.object({
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected an http or https address' }).optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
})

interface Opened {
  /** Undefined for a single file. */
  readonly archives: Archives | undefined
  readonly archive: Archive
}

/** Opens a file, a folder, or `s3://BUCKET/PREFIX`; in the latter two the backup is named by the time. */
export async function openForBackup(place: string, environment: Environment): Promise<Opened> {
  const archives = isBucket(place) ? openBucket(place, environment) : await openFolder(place)
  const name = nameAt(new Date())
  return { archives, archive: archives?.at(name) ?? fileArchive(place) }
}

/** Opens a file, or `s3://BUCKET/PREFIX/NAME`. */
export function openForRestore(place: string, environment: Environment): Archive {
  if (!isBucket(place)) return fileArchive(place)
  const name = place.slice(place.lastIndexOf('/') + 1)
  return openBucket(dirname(place), environment).at(name)
}

const openFolder = async (path: string): Promise<Archives | undefined> => {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() === true ? folderArchives(path) : undefined
}

const isBucket = (place: string): boolean => place.startsWith('s3://')

/** Calls of a nightly job may take longer than those that a buyer waits for. */
const patience = { attemptMs: 30_000, callMs: 120_000 }

const openBucket = (place: string, environment: Environment): Archives => {
  const [, bucket = '', prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])(?:\/(.+?))?\/?$/.exec(place) ?? []
  if (bucket === '') throw new SettingsError(`${place} names no bucket: write s3://BUCKET or s3://BUCKET/PREFIX.`)
  if (bucket === settingOf(environment, 'S3_BUCKET'))
    throw new SettingsError(
      `${bucket} holds photos and documents, and shortlist deletes from it what it does not know: give backups a bucket of their own.`,
    )
  if (settingOf(environment, 'BACKUP_PASSWORD') === undefined)
    throw new SettingsError('What goes to a bucket is sealed: set BACKUP_PASSWORD or BACKUP_PASSWORD_FILE.')
  const settings = readSettings(BucketSettings, environment)
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new SettingsError(
      'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY belong together: set both or neither.',
    )
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey }
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = settings
  return bucketArchives(createS3Blobs({ bucket, prefix, endpoint, region, credentials, patience }), place)
}
