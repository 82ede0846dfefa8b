import { parseArgs } from 'node:util'
import { runCommand, settingOf } from '@verandah/kit'
import { atStore, blobsOf, embeddedStoreFolder, sealingOf } from '../src/at-store.ts'
import { writeBackup } from '../src/backup/backup.ts'
import type { Counts } from '../src/backup/backup-lines.ts'
import { openForBackup, openForRestore } from '../src/backup/open-archives.ts'
import { rehearseRestore } from '../src/backup/rehearse.ts'
import { restoreBackup } from '../src/backup/restore.ts'

const usage = `usage: store backup FILE          copies every document and every kept event, as of one moment, and the folder of
                                  photos and documents into one file; a bucket is left to its own versions
       store backup FOLDER --keep N   into a file named by the time, and deletes all but the newest N
       store backup s3://BUCKET/PREFIX --keep N   the same in a bucket (BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID,
                                  BACKUP_S3_SECRET_ACCESS_KEY; BACKUP_S3_ENDPOINT for a server other than AWS)
       store restore FILE         puts them into an empty store and an empty broker; FILE may be s3://BUCKET/PREFIX/NAME
       store rehearse FILE        restores it into an empty store of its own below TMPDIR, reads all of that, and deletes it
       store verify               reads all of the embedded store, and says what is not as it was written
       store verify --repair      keeps what can be read, after copying the store beside itself
       store compact              gives back the space of what was changed and deleted

Without FILE, BACKUP_TO names the place. BACKUP_PASSWORD or BACKUP_PASSWORD_FILE seals the file, and lets it hold this machine's keys. The product may run during a backup;
so may a rehearsal; all other commands need it stopped, and so does \`backup FILE --stopped\`, for a MongoDB that is in no replica set.`

const actions: Record<string, (words: readonly string[]) => Promise<string>> = {
  backup: async (words) => {
    const { archives, archive, keep, isStopped } = await parseBackup(words)
    const sealing = sealingOf(process.env)
    const found = await blobsOf(process.env)
    const blobs = found?.bucket === undefined ? found?.blobs : undefined
    const counts = await atStore(process.env, (place) =>
      writeBackup(archive, { ...place, blobs, ...sealing, isStopped }),
    )
    const deleted = keep === undefined ? 0 : ((await archives?.keepNewest(keep)) ?? 0)
    const care =
      sealing.password === undefined
        ? 'It holds personal data and password hashes, and no keys: keep it so, or set BACKUP_PASSWORD.'
        : 'It is sealed: keep its password elsewhere.'
    const sentences = [
      `${allOf(counts)} are in ${archive.name}.`,
      ...(blobs ? [] : [withoutBlobs(found?.bucket)]),
      care,
    ]
    return [...sentences, ...(deleted > 0 ? [`Older ones deleted: ${deleted}.`] : [])].join(' ')
  },
  restore: async ([place]) => {
    if (place === undefined) throw new Error(usage)
    const archive = openForRestore(place, process.env)
    const found = await blobsOf(process.env)
    const counts = await atStore(process.env, (at) =>
      restoreBackup(archive, { ...at, blobs: found?.blobs, ...sealingOf(process.env) }),
    )
    return `${allOf(counts)} are back. Start the product.`
  },
  rehearse: async ([place]) => {
    if (place === undefined) throw new Error(usage)
    const startedAt = performance.now()
    const counts = await rehearseRestore(openForRestore(place, process.env), sealingOf(process.env).password)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return `${allOf(counts)} came back into an empty store within ${seconds} s. Nothing of it is kept.`
  },
  verify: ([option]) => (option === '--repair' ? repair() : verify()),
  compact: async () => {
    const { compactStore } = await import('@verandah/embedded-mongo')
    const { before, after } = await compactStore(embeddedStoreFolder(process.env))
    return `The store takes ${megabytes(after)} now; it took ${megabytes(before)}.`
  },
}

const allOf = ({ documents, messages, blobs }: Counts): string =>
  `${documents} documents, ${messages} events and ${blobs} ${blobs === 1 ? 'blob' : 'blobs'}`

const withoutBlobs = (bucket: string | undefined): string =>
  bucket === undefined
    ? 'Photos and documents are not in it: set BLOBS_DIR to their folder.'
    : `Photos and documents are not in it: they stay in the bucket ${bucket}, whose versions or replicas are their backup.`

const verify = async (): Promise<string> => {
  const { verifyStore } = await import('@verandah/embedded-mongo')
  const { collections, documents } = await verifyStore(embeddedStoreFolder(process.env))
  return `${documents} documents in ${collections} collections are as they were written.`
}

const repair = async (): Promise<string> => {
  const { repairStore } = await import('@verandah/embedded-mongo')
  const { copy, damages, parts } = await repairStore(embeddedStoreFolder(process.env))
  const lost = parts.map(({ ns, kept, written }) =>
    kept === written
      ? `${ns ?? 'A collection whose name is lost'}: all ${written} documents are there, not all as they were written`
      : `${ns ?? 'A collection whose name is lost'}: ${kept} of ${written} documents are kept`,
  )
  return [
    ...damages,
    ...(lost.length === 0
      ? ['Every document that was counted is there; what the damaged places held beside them is lost.']
      : lost),
    `The store as it was is in ${copy}: delete it when you need it no more.`,
  ].join('\n')
}

const parseBackup = async (words: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { keep: { type: 'string' }, stopped: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [place = settingOf(process.env, 'BACKUP_TO')] = positionals
  if (place === undefined) throw new Error(usage)
  const opened = await openForBackup(place, process.env)
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(opened.archives && Number.isInteger(keep) && keep > 0))
    throw new Error('--keep takes a whole number above 0, and an existing folder or a bucket for its files.')
  return { ...opened, keep, isStopped: values.stopped }
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

runCommand(async ([action = '', ...words]) => {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (run === undefined) throw new Error(usage)
  return await run(words)
})
