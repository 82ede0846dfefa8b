import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getWeights, listProperties } from '@verandah/contracts'
import { createFolderBlobs } from '@verandah/kit'
import { startS3 } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuyer, saveWeights, type Buyer } from '../testing/buyer.ts'
import { feedsTakenIn } from '../testing/feeds-taken-in.ts'
import { startKillableProduct } from '../testing/start-killable-product.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (data: string) =>
  startKillableProduct({ DATA_DIR: join(folder, data), LOG_LEVEL: 'error', PASSWORD_HASH_MEMORY_KIB: '8192' })
const operate = async (data: string, ...words: string[]) => operateWith({}, data, ...words)
const operateWith = async (settings: Record<string, string>, data: string, ...words: string[]) => {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, data), ...settings }
  return (await promisify(execFile)(process.execPath, [`${dist}store.mjs`, ...words], { env })).stdout
}
const run = (command: 'backup' | 'restore', data: string, file: string) => operate(data, command, join(folder, file))
const readAll = async (buyer: Buyer) => ({
  weights: (await buyer.call(getWeights, { params: { userId: '1' } })).body,
  homes: (await buyer.call(listProperties)).body,
})

describe('the embedded store', () => {
  it('is verified, and compacted, while the product is stopped', async () => {
    const product = await start('verified')
    await createBuyer(product.url)
    await expect(operate('verified', 'verify')).rejects.toThrow('in use by another process')
    await product.kill()
    expect(await operate('verified', 'verify')).toMatch(/^\d+ documents in \d+ collections are as they were written/)
    expect(await operate('verified', 'compact')).toMatch(/^The store takes [\d.]+ MB now/)
    expect(await operate('verified', 'verify')).toContain('are as they were written')
    await expect(operate('verified', 'polish')).rejects.toThrow('store verify --repair')
  })
})

describe('a backup', () => {
  it('restores everything on an empty machine: accounts, weights, searches and their homes', async () => {
    const product = await start('old')
    const before = await createBuyer(product.url)
    await saveWeights(before)
    await feedsTakenIn(join(folder, 'old'))
    await before.waitFor(await before.search(), 45_000)
    const known = await readAll(before)
    await product.kill()
    await createFolderBlobs(join(folder, 'old/blobs')).put('home/photo', Buffer.from('a photo'))
    expect(await run('backup', 'old', 'verandah.backup')).toMatch(/^\d{2,} documents, 0 events and 1 blob/)
    expect(await run('restore', 'new', 'verandah.backup')).toMatch(/documents, 0 events and 1 blob are back/)
    expect(await readFile(join(folder, 'new/blobs/home/photo'), 'utf8')).toBe('a photo')
    const restored = await start('new')
    const after = await createBuyer(restored.url, before)
    expect(await readAll(after)).toEqual(known)
    expect(known.homes.length).toBeGreaterThan(10)
    await restored.kill()
  })

  it('is not restored over existing data', async () => {
    await expect(run('restore', 'new', 'verandah.backup')).rejects.toThrow('The store holds data already')
  })

  it('leaves a bucket to its vendor, and says so', async () => {
    const said = await operateWith({ S3_BUCKET: 'photos' }, 'new', 'backup', join(folder, 'bucket.backup'))
    expect(said).toContain('0 blobs are in')
    expect(said).toContain('they stay in the bucket photos, whose versions or replicas are their backup.')
    await expect(operateWith({ S3_REGION: 'us-east-1' }, 'new', 'backup', join(folder, 'b'))).rejects.toThrow(
      'S3_REGION is set, but S3_BUCKET is not',
    )
  })

  it('that was cut off, or is none, is refused before anything is written', async () => {
    const whole = await readFile(join(folder, 'verandah.backup'))
    await writeFile(join(folder, 'half.backup'), whole.subarray(0, whole.length / 2))
    await expect(run('restore', 'empty', 'half.backup')).rejects.toThrow('cannot be read as a backup')
    await expect(run('restore', 'empty', 'gone.backup')).rejects.toThrow('cannot be read as a backup')
    expect(await run('restore', 'empty', 'verandah.backup')).toContain('are back')
  })

  it('sealed with a password holds the keys too, and opens with that password only', async () => {
    await mkdir(join(folder, 'kept'))
    const sealed = { BACKUP_PASSWORD: 'a password of this test' }
    expect(await operateWith(sealed, 'new', 'backup', join(folder, 'kept'), '--keep', '1')).toContain('It is sealed')
    const [name = ''] = await readdir(join(folder, 'kept'))
    const file = join(folder, 'kept', name)
    await expect(operate('other', 'restore', file)).rejects.toThrow('is sealed: set BACKUP_PASSWORD')
    const wrong = { BACKUP_PASSWORD: 'another' }
    await expect(operateWith(wrong, 'other', 'restore', file)).rejects.toThrow('check BACKUP_PASSWORD')
    const bytes = await readFile(file)
    bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1
    await writeFile(`${file}.changed`, bytes)
    await expect(operateWith(sealed, 'other', 'restore', `${file}.changed`)).rejects.toThrow('cannot be read')
    expect(await operateWith(sealed, 'other', 'restore', file)).toContain('are back')
    const keysOf = (data: string) => readFile(join(folder, data, 'keys/REFRESH_TOKEN_KEYS'), 'utf8')
    expect(await keysOf('other')).toBe(await keysOf('new'))
  })

  it('that fails leaves no file behind', async () => {
    await mkdir(join(folder, 'failed'))
    const away = { NATS_URL: 'nats://127.0.0.1:1' }
    await expect(operateWith(away, 'none', 'backup', join(folder, 'failed/a.backup'))).rejects.toThrow()
    expect(await readdir(join(folder, 'failed'))).toEqual([])
  })

  it('of a folder is named by its time, and older ones than the newest are deleted', async () => {
    const kept = join(folder, 'kept')
    for (const day of ['01', '02']) await writeFile(join(kept, `verandah-202001${day}T000000Z.backup`), '')
    await writeFile(join(kept, 'mine.backup'), '')
    expect(await operate('new', 'backup', kept, '--keep', '2')).toContain('Older ones deleted: 2.')
    const names = await readdir(kept)
    expect(names).toContain('mine.backup')
    expect(names.filter((name) => /^verandah-\d{8}T\d{6}Z\.backup$/.test(name))).toHaveLength(2)
    await expect(operate('new', 'backup', join(kept, 'a.backup'), '--keep', '2')).rejects.toThrow('--keep takes')
  })
})

it('a backup goes to a bucket too, and comes back from it', async () => {
  const s3 = await startS3()
  const { endpoint = '', region = '', credentials } = s3.place
  const settings = {
    BACKUP_PASSWORD: 'a password of this test',
    BACKUP_TO: 's3://photos/of-verandah',
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  const said = await operateWith(settings, 'new', 'backup', '--keep', '1')
  const [name = ''] = /s3:\/\/photos\S+\.backup/.exec(said) ?? []
  expect(await operateWith(settings, 'of-bucket', 'restore', name)).toContain('are back')
  await s3.close()
})
