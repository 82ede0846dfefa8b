import { filesQuotaBytes } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from '../index.ts'
import { aPdf, aPicture } from '../testing/a-picture.ts'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { fileCalls, keysIn } from '../testing/file-calls.ts'
import { maxFiles } from './file-refusals.ts'

let service: TestService
let calls: ReturnType<typeof fileCalls>
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(shortlist)
  calls = fileCalls(service)
  anna = createBuyer(service)
  tom = createBuyer(service)
  await anna.save('home-1')
})
afterEach(() => service.stop())

const contract = { kind: 'contract', name: "Vendor's contract (final) – 12 Rose St.pdf" } as const
const stored = () => service.store.collection<{ _id: string; bytes: number }>('files')

describe('a document', () => {
  it('that is a PDF is kept as it is, and has no small picture', async () => {
    const { status, body } = await calls.keep(anna, 'file-1', aPdf(), contract)
    expect([status, body]).toEqual([
      200,
      {
        id: 'file-1',
        propertyId: 'home-1',
        ...contract,
        type: 'application/pdf',
        bytes: aPdf().length,
        width: null,
        height: null,
        visitOn: null,
        createdAt: service.clock.now().toISOString(),
      },
    ])
    const { body: bytes, headers } = await calls.read(anna, 'file-1')
    expect(Uint8Array.from(bytes as Uint8Array)).toEqual(aPdf())
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''Vendor%27s%20contract%20%28final%29%20%E2%80%93%2012%20Rose%20St.pdf",
    )
    expect((await calls.read(anna, 'file-1', { size: 'small' })).status).toBe(404)
  })

  it('can be a picture', async () => {
    const { body } = await calls.keep(anna, 'file-1', await aPicture({ format: 'png' }), { kind: 'report' })
    expect(body).toMatchObject({ kind: 'report', type: 'image/png', width: 600 })
  })
})

describe('a file', () => {
  it('sent again is answered as it is kept, with no second copy', async () => {
    const first = await calls.keep(anna, 'file-1', await aPicture())
    const keys = await keysIn(service.platform.blobs)
    const again = await calls.keep(anna, 'file-1', await aPicture({ width: 40 }), { name: 'Another' })
    expect(again.body).toEqual(first.body)
    const both = await Promise.all([
      calls.keep(anna, 'file-2', aPdf(), contract),
      calls.keep(anna, 'file-2', aPdf('another, and longer'), contract),
    ])
    expect(both[0].body).toEqual(both[1].body)
    expect((await calls.read(anna, 'file-2')).body).toHaveLength(both[0].body.bytes)
    expect(keys).toEqual([`${anna.id}/file-1`, `${anna.id}/file-1.small`])
    expect((await calls.list(anna)).files).toHaveLength(2)
  })

  it('is listed newest first with the room that all take, and goes when it is deleted', async () => {
    await anna.save('home-2')
    await calls.keep(anna, 'file-1', aPdf(), contract)
    service.clock.advance(1_000)
    await calls.keep(anna, 'file-2', aPdf('more'), { ...contract, propertyId: 'home-2' })
    expect(await calls.list(anna)).toMatchObject({
      files: [{ id: 'file-2' }, { id: 'file-1' }],
      usedBytes: aPdf().length + aPdf('more').length,
      quotaBytes: filesQuotaBytes,
    })
    expect((await calls.drop(anna, 'file-1')).status).toBe(204)
    expect((await calls.read(anna, 'file-1')).status).toBe(404)
    expect((await calls.drop(anna, 'file-1')).status).toBe(404)
    expect(await keysIn(service.platform.blobs)).toEqual([`${anna.id}/file-2`])
  })

  it('needs its home on the shortlist', async () => {
    expect((await calls.keep(anna, 'file-1', aPdf(), { ...contract, propertyId: 'home-2' })).status).toBe(404)
  })

  it('is not read again by its tag, and its rules come with that answer too', async () => {
    await calls.keep(anna, 'file-1', await aPicture())
    const { headers } = await calls.read(anna, 'file-1')
    const tag = headers.get('etag')!
    const again = await calls.read(anna, 'file-1', {}, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    const small = await calls.read(anna, 'file-1', { size: 'small' }, { 'if-none-match': tag })
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    for (const answer of [headers, again.headers])
      expect(Object.fromEntries(answer)).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
  })
})

describe('the room for files', () => {
  const fill = async (buyer: Buyer, bytes: number) => {
    const id = `${buyer.id}-filler`
    await calls.keep(buyer, id, aPdf(), contract)
    await stored().updateOne({ _id: `${buyer.id}:${id}` }, { $set: { bytes } })
  }

  it('is that of the household together', async () => {
    await tom.save('home-1')
    await fill(tom, filesQuotaBytes - aPdf().length)
    expect((await calls.keep(anna, 'file-1', aPdf(), contract)).status).toBe(200)
    await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
    expect(await calls.list(anna)).toMatchObject({ usedBytes: filesQuotaBytes, files: [{ id: 'file-1' }] })
    const refused = await calls.keep(anna, 'file-2', aPdf(), contract)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'files-full', detail: expect.stringContaining('500 MB') as string },
    })
    await calls.drop(tom, `${tom.id}-filler`)
    expect((await calls.keep(anna, 'file-2', aPdf(), contract)).status).toBe(200)
  })

  it('is exceeded by no file alone', async () => {
    await fill(anna, filesQuotaBytes - aPdf().length + 1)
    expect((await calls.keep(anna, 'file-1', aPdf(), contract)).status).toBe(409)
    expect(await keysIn(service.platform.blobs)).toHaveLength(1)
  })

  it('ends at a number of files, however small', async () => {
    await calls.keep(anna, 'file-1', aPdf(), contract)
    const one = await stored().findOne()
    await stored().insertMany(Array.from({ length: maxFiles - 1 }, (_, at) => ({ ...one!, _id: `other-${at}` })))
    expect(await calls.keep(anna, 'file-2', aPdf(), contract)).toMatchObject({
      status: 409,
      body: { code: 'files-full', detail: expect.stringContaining(String(maxFiles)) as string },
    })
  })
})

describe('the file of somebody else', () => {
  beforeEach(async () => {
    await tom.save('home-1')
    await calls.keep(anna, 'file-1', aPdf('of Anna'), contract)
  })
  const together = (revision: number, ...members: Buyer[]) =>
    service.receive(householdOf(Object.fromEntries(members.map(({ id }) => [id, id])), { ...service, revision }))

  it('is not found, and its id is free to everybody else', async () => {
    expect([(await calls.read(tom, 'file-1')).status, (await calls.drop(tom, 'file-1')).status]).toEqual([404, 404])
    expect((await calls.keep(tom, 'file-1', aPdf('of Tom'), contract)).status).toBe(200)
    expect(String((await calls.read(tom, 'file-1')).body)).toContain('of Tom')
    expect(String((await calls.read(anna, 'file-1')).body)).toContain('of Anna')
  })

  it('is read by housemates until they part, also by those who have it', async () => {
    await together(1, anna, tom)
    const { status, headers } = await calls.read(tom, 'file-1')
    const tag = { 'if-none-match': headers.get('etag')! }
    expect([status, (await calls.read(tom, 'file-1', {}, tag)).status]).toEqual([200, 304])
    expect((await calls.drop(tom, 'file-1')).status).toBe(404)
    await together(2, anna)
    expect((await calls.read(tom, 'file-1', {}, tag)).status).toBe(404)
  })

  it('is not read when its home is off their list', async () => {
    await together(1, anna, tom)
    const [saved] = await anna.list()
    await anna.remove(saved!.id)
    expect((await calls.read(tom, 'file-1')).status).toBe(404)
    expect((await calls.read(anna, 'file-1')).status).toBe(200)
  })
})

it('one’s own files are read without a plan, and those of others are not', async () => {
  await calls.keep(anna, 'file-1', aPdf(), contract)
  service.clock.advance(30 * 24 * 60 * 60_000)
  const later = createBuyer(service, { sub: anna.id, createdAt: '2020-01-01T00:00:00.000Z' })
  const statuses = [
    await calls.read(later, 'file-1'),
    await calls.read(later, 'file-2'),
    await calls.drop(later, 'file-1'),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403])
})
