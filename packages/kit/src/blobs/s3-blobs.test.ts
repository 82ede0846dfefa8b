import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppError } from '../errors.ts'
import type { Blobs } from './blobs.ts'
import { createS3Blobs } from './s3-blobs.ts'
import { describeBlobs } from './testing/blobs-contract.ts'
import { startS3, type S3Fault, type S3Server } from './testing/start-s3.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3({ pageSize: 10 })
})
afterEach(() => s3.heal())
afterAll(() => s3.close())

describe('blobs in a bucket', () => {
  let blobs: Blobs
  beforeAll(() => {
    blobs = createS3Blobs(s3.place)
  })
  describeBlobs('as every place', () => blobs)
})

describe('blobs under a prefix of a bucket', () => {
  let blobs: Blobs
  beforeAll(() => {
    blobs = createS3Blobs({ ...s3.place, prefix: 'homes/verandah' })
  })
  describeBlobs('as every place', () => blobs)

  it('lie under it alone, and leave the objects of others', async () => {
    s3.objects.set('homes/strangers', Buffer.from('not ours'))
    s3.objects.set('homes/verandah/of a stranger', Buffer.from('not ours'))
    await blobs.put('a/b', Buffer.from('ours'))
    expect(s3.objects.has('homes/verandah/a/b')).toBe(true)
    for await (const { key } of blobs.list('')) expect(key).not.toMatch(/stranger/)
    expect(() => createS3Blobs({ ...s3.place, prefix: '../homes' })).toThrow(TypeError)
  })
})

it('the credentials that the SDK finds are used where none are given', async () => {
  const { credentials, ...place } = s3.place
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
  onTestFinished(() => void vi.unstubAllEnvs())
  await createS3Blobs(place).put('home/photo', Buffer.from('a photo'))
  expect(s3.objects.has('home/photo')).toBe(true)
})

const nothing = new Uint8Array()
const codeOf = (error: unknown) => (error instanceof AppError ? `${error.kind} ${error.code}` : inspect(error))
const outcomeOf = (work: Promise<unknown>) => work.then(inspect, codeOf)
const listAll = async (blobs: Blobs) => {
  for await (const _ of blobs.list('')) expect.fail('The list should have failed')
}
const everyCall = (blobs: Blobs) =>
  Promise.all([blobs.put('a/b', nothing), blobs.get('a/b'), blobs.delete('a/b'), listAll(blobs)].map(outcomeOf))

const all = (outcome: string) => Array.from({ length: 4 }, () => outcome)

describe('a bucket in trouble', () => {
  let blobs: Blobs
  beforeEach(() => {
    blobs = createS3Blobs({ ...s3.place, patience: { attemptMs: 200, callMs: 3_000 } })
  })

  it.each<S3Fault>([{ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' }, 'cut', 'silent'])(
    'that answers %j is away, after several attempts',
    async (fault) => {
      s3.fail(fault)
      const asked = s3.requests.length
      expect(await everyCall(blobs)).toEqual(all('unavailable storage-away'))
      expect(s3.requests.length - asked).toBeGreaterThan(4)
      expect(s3.requests.length - asked).toBeLessThanOrEqual(12)
      s3.heal()
      await blobs.put('a/b', nothing)
    },
  )

  it.each<S3Fault>([
    { status: 403, code: 'AccessDenied' },
    { status: 404, code: 'NoSuchBucket' },
    { status: 301, code: 'PermanentRedirect' },
  ])('that answers %j is away', async (fault) => {
    s3.fail(fault)
    expect(await everyCall(blobs)).toEqual(all('unavailable storage-away'))
  })

  it.each<S3Fault>([
    { status: 507, code: 'InsufficientStorage' },
    { status: 507, code: 'XMinioStorageFull' },
    { status: 403, code: 'QuotaExceeded' },
  ])('that answers %j is full', async (fault) => {
    s3.fail(fault)
    expect(await outcomeOf(blobs.put('a/b', nothing))).toBe('unavailable storage-full')
  })

  it('that recovers within the attempts is not noticed', async () => {
    s3.fail({ status: 503, code: 'SlowDown' }, 2)
    await blobs.put('a/c', Buffer.from('put at the third attempt'))
    s3.fail('cut', 1)
    expect(Buffer.from((await blobs.get('a/c')) ?? nothing).toString()).toBe('put at the third attempt')
  })

  it('that stops in the middle of an object is away, once the call has had its time', async () => {
    const impatient = createS3Blobs({ ...s3.place, patience: { attemptMs: 200, callMs: 300 } })
    s3.fail('stops')
    expect(await outcomeOf(impatient.get('a/b'))).toBe('unavailable storage-away')
  })

  it('that is not there is away', async () => {
    const elsewhere = createS3Blobs({ ...s3.place, endpoint: 'http://127.0.0.1:1' })
    expect(await everyCall(elsewhere)).toEqual(all('unavailable storage-away'))
    const another = createS3Blobs({ ...s3.place, bucket: 'contracts' })
    expect(await everyCall(another)).toEqual(all('unavailable storage-away'))
  })

  it('that refuses the keys is away, and what operators read has the reason and neither key', async () => {
    const { accessKeyId } = s3.place.credentials
    const wrong = { accessKeyId, secretAccessKey: 'another secret, as wrong' }
    const error: unknown = await createS3Blobs({ ...s3.place, credentials: wrong })
      .get('a/b')
      .catch((thrown: unknown) => thrown)
    const shown = `${inspect(error, { depth: 10, showHidden: true })} ${JSON.stringify(error)}`
    expect(shown).toContain('SignatureDoesNotMatch: the bucket answered 403')
    for (const secret of [accessKeyId, wrong.secretAccessKey, 'Signature=']) expect(shown).not.toContain(secret)
  })
})
