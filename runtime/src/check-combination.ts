import { isLoopback, SettingsError } from '@verandah/kit'
import { checkBucket, isBlobPlaceShared } from './blob-settings.ts'
import { isMany, isWholeIn, type RuntimeSettings } from './settings.ts'

const remedies = {
  NATS_URL: 'services of several processes meet over NATS; without it no event would reach the others',
  MONGODB_URL: 'the embedded store belongs to one process; several need a server',
  REDIS_URL: 'each process would count its own rate limits and keep its own cache',
} as const

const noSharedBlobs =
  'but neither S3_BUCKET nor BLOBS_DIR is set: all processes of shortlist need one shared place for photos and documents.'

/** Each was in a file that everybody can read. */
const knownSecrets: readonly (string | undefined)[] = [
  'a secret for one machine only, change it',
  'for development only, never for anything else',
  'write at least thirty-two random characters here',
]

/** Refuses a mix of settings that could not work, and says why. Throws `SettingsError`. */
export function checkCombination(settings: RuntimeSettings): void {
  if (knownSecrets.includes(settings.SESSION_SECRET) && settings.HOST !== 'localhost' && !isLoopback(settings.HOST))
    throw new SettingsError(
      'SESSION_SECRET is one that everybody knows: whoever reads it signs in as anybody. Take it away, and make keys by `npm run verandah keys -- FOLDER`.',
    )
  checkBucket(settings)
  if (!isMany(settings)) return
  const isWhole = isWholeIn(settings)
  const why = isWhole
    ? 'NATS_URL is set, so there may be other processes'
    : `SERVICES names only ${settings.SERVICES.join(', ')}`
  const isStoreNeeded = settings.SERVICES.some((part) => part !== 'gateway')
  const missing = (Object.keys(remedies) as (keyof typeof remedies)[]).filter(
    (name) => settings[name] === undefined && (name !== 'MONGODB_URL' || isStoreNeeded),
  )
  const complaints = missing.map((name) => `${why}, but ${name} is not set: ${remedies[name]}.`)
  if (settings.SERVICES.includes('shortlist') && !isBlobPlaceShared(settings))
    complaints.push(`${why}, ${noSharedBlobs}`)
  if (complaints.length > 0) throw new SettingsError(complaints.join('\n'))
}
