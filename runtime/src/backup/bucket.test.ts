import { randomBytes } from 'node:crypto'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, createMemoryBlobs, createS3Blobs, databaseOf, type Blobs } from '@verandah/kit'
import { startS3, type S3Server } from '@verandah/kit/testing'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { writeBackup } from './backup.ts'
import { bucketArchives } from './bucket-archive.ts'
import { openForBackup, openForRestore } from './open-archives.ts'
import { restoreBackup } from './restore.ts'

const password = 'a password of this test'
const mebibyte = 1024 * 1024
const photo = randomBytes(20 * mebibyte)

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3({ pageSize: 2 })
})
afterEach(() => {
  s3.heal()
  s3.objects.clear()
})
afterAll(() => s3.close())

const environment = () => ({
  BACKUP_PASSWORD: password,
  BACKUP_S3_ENDPOINT: s3.place.endpoint,
  BACKUP_S3_REGION: s3.place.region,
  BACKUP_S3_ACCESS_KEY_ID: s3.place.credentials.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: s3.place.credentials.secretAccessKey,
})
const place = 's3://photos/of-verandah'

/** An installation with so many documents, and a photo of 20 MiB where `blobs` has one. */
const startStore = async (documents: number, blobs: Blobs = createMemoryBlobs()) => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, databaseOf('shortlist'))
  onTestFinished(async () => {
    await store.close()
    await mongo.close()
  })
  const files = store.connection.collection<{ text: string }>('files')
  const text = randomBytes(500).toString('hex')
  if (documents > 0) await files.insertMany(Array.from({ length: documents }, () => ({ text })))
  const at = { storeUrl: mongo.url, broker: undefined, blobs, keys: undefined, password }
  return { at, count: () => files.countDocuments() }
}
const startFilled = async () => {
  const filled = await startStore(300)
  await filled.at.blobs.put('home/photo', photo)
  return filled
}
const backUp = async ({ at }: Awaited<ReturnType<typeof startStore>>) => {
  const { archive, archives } = await openForBackup(place, environment())
  const counts = await writeBackup(archive, { ...at, isStopped: true })
  return { name: archive.name, archives: archives!, counts }
}
const names = () => [...new Set([...s3.objects.keys()].map((key) => key.split('/').slice(0, 2).join('/')))].sort()

it('a backup in a bucket is several objects below its name, sealed, and restores everything', async () => {
  const { name, counts } = await backUp(await startFilled())
  expect(counts).toMatchObject({ documents: 300, blobs: 1 })
  expect(name).toMatch(/^s3:\/\/photos\/of-verandah\/verandah-\d{8}T\d{6}Z\.backup$/)
  const keys = [...s3.objects.keys()].sort()
  expect(keys.map((key) => key.split('/').at(-1))).toEqual(['000000', '000001', '000002.last'])
  expect(Buffer.concat(keys.map((key) => s3.objects.get(key)!)).toString('latin1')).toMatch(/^Verandah backup, sealed/)
  const empty = await startStore(0)
  await restoreBackup(openForRestore(name, environment()), empty.at)
  expect(await empty.count()).toBe(300)
  expect(photo.equals((await empty.at.blobs.get('home/photo'))!)).toBe(true)
})

it('a backup whose bucket fails halfway leaves nothing in it, and says why', async () => {
  const filled = await startFilled()
  const { put, ...others } = createS3Blobs({ ...s3.place, prefix: 'of-verandah' })
  let puts = 0
  const failing: Blobs = {
    ...others,
    put: async (key, bytes) => {
      if ((puts += 1) === 2) s3.fail({ status: 403, code: 'AccessDenied' }, 1)
      await put(key, bytes)
    },
  }
  const archive = bucketArchives(failing, place).at('verandah-20261128T031500Z.backup')
  await expect(writeBackup(archive, { ...filled.at, isStopped: true })).rejects.toThrow(
    's3://photos/of-verandah cannot be used: AccessDenied: the bucket answered 403.',
  )
  expect(names()).toEqual([])
})

it('what a killed backup has left is none: it is refused, and deleted after an hour', async () => {
  const { name } = await backUp(await startFilled())
  const [first = '', second = '', last = ''] = [...s3.objects.keys()].sort()
  s3.objects.delete(last)
  const empty = await startStore(0)
  await expect(restoreBackup(openForRestore(name, environment()), empty.at)).rejects.toThrow(
    /no whole backup verandah-.*; the newest are: none/,
  )
  const memory = createMemoryBlobs()
  for (const key of [first, second]) await memory.put(key.replace('of-verandah/', ''), s3.objects.get(key)!)
  const aged = (ms: number): Blobs => ({
    ...memory,
    list: async function* (prefix) {
      for await (const entry of memory.list(prefix)) yield { ...entry, modifiedAt: new Date(Date.now() - ms) }
    },
  })
  const left = async () => {
    let count = 0
    for await (const _ of memory.list('')) count += 1
    return count
  }
  await bucketArchives(aged(59 * 60_000), place).keepNewest(1)
  expect(await left()).toBe(2)
  await bucketArchives(aged(61 * 60_000), place).keepNewest(1)
  expect(await left()).toBe(0)
})

it('a piece that is missing or changed is noticed before anything is restored', async () => {
  const { name } = await backUp(await startFilled())
  const [first = '', second = ''] = [...s3.objects.keys()].sort()
  const empty = await startStore(0)
  const restore = () => restoreBackup(openForRestore(name, environment()), empty.at)
  const whole = s3.objects.get(second)!
  s3.objects.set(second, s3.objects.get(first)!)
  await expect(restore()).rejects.toThrow('cannot be read as a backup')
  s3.objects.delete(second)
  await expect(restore()).rejects.toThrow('cannot be read as a backup')
  expect(await empty.count()).toBe(0)
  s3.objects.set(second, whole)
  await restore()
})

it('older backups than the newest are deleted whole, and what others keep there stays', async () => {
  const keys = ['01', '02', '03'].flatMap((day) =>
    ['000000', '000001.last'].map((piece) => `of-verandah/verandah-202611${day}T000000Z.backup/${piece}`),
  )
  for (const key of [...keys, 'of-verandah/mine/000000.last', 'verandah-20200101T000000Z.backup/000000.last'])
    s3.objects.set(key, Buffer.from('a piece'))
  const { archives } = await openForBackup(place, environment())
  expect(await archives!.keepNewest(2)).toBe(1)
  const deleted = s3.requests.filter((request) => request.startsWith('DELETE')).slice(-2)
  expect(deleted.map((request) => request.split(/[/?]/).at(-2))).toEqual(['000001.last', '000000'])
  expect(names()).toEqual([
    'of-verandah/mine',
    'of-verandah/verandah-20261102T000000Z.backup',
    'of-verandah/verandah-20261103T000000Z.backup',
    'verandah-20200101T000000Z.backup/000000.last',
  ])
  const unknown = openForRestore(`${place}/verandah-20261101T000000Z.backup`, environment())
  await expect(unknown.size()).rejects.toThrow('verandah-20261103T000000Z.backup, verandah-20261102T000000Z.backup')
})

it.each([
  ['no password', { BACKUP_PASSWORD: undefined }, 'is sealed: set BACKUP_PASSWORD'],
  ['the bucket of photos', { S3_BUCKET: 'photos' }, 'give backups a bucket of their own'],
  ['half of its keys', { BACKUP_S3_ACCESS_KEY_ID: undefined }, 'belong together'],
  ['an address that is none', { BACKUP_S3_ENDPOINT: 'photos' }, 'expected an http or https address'],
])('a bucket with %s is refused', async (_, changed, words) => {
  await expect(openForBackup(place, { ...environment(), ...changed })).rejects.toThrow(words)
  await expect(openForBackup('s3:///nowhere', environment())).rejects.toThrow('names no bucket')
})
