import { spawnSync } from 'node:child_process'
import { startTestService, type TestService } from '@verandah/kit/testing'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from '../index.ts'
import { aPdf, aPicture, hiddenInPicture } from '../testing/a-picture.ts'
import { type Buyer, createBuyer } from '../testing/buyers.ts'
import { fileCalls, keysIn } from '../testing/file-calls.ts'

let service: TestService
let calls: ReturnType<typeof fileCalls>
let anna: Buyer
beforeAll(async () => {
  service = await startTestService(shortlist)
  calls = fileCalls(service)
  anna = createBuyer(service)
  await anna.save('home-1')
})
afterAll(() => service.stop())

let files = 0
const newId = () => `file-${files++}`
const read = async (id: string, query: { size?: 'small' } = {}) =>
  (await calls.read(anna, id, query)).body as Uint8Array
const saysAny = (bytes: Uint8Array, words: readonly string[]) =>
  words.filter((word) => Buffer.from(bytes).includes(word) || Buffer.from(bytes).includes(Buffer.from(word, 'utf16le')))

/** Names of the parts of a file, as its format has them. */
const partsOf = (bytes: Uint8Array): string[] => {
  const text = Buffer.from(bytes).toString('latin1')
  return [
    'Exif',
    'http://ns.adobe',
    'ICC_PROFILE',
    'iCCP',
    'ICCP',
    'eXIf',
    'iTXt',
    'tEXt',
    'EXIF',
    'XMP ',
    'tIME',
    'GPS',
  ].filter((name) => text.includes(name))
}

/** What exiftool, which knows nothing of us, finds in a file beside how it is coded: tags after their group. */
const tagsOf = (bytes: Uint8Array): string[] => {
  const { stdout } = spawnSync('exiftool', ['-json', '-a', '-G1', '--System:all', '--ExifTool:all', '-'], {
    input: bytes,
  })
  const found = Object.keys((JSON.parse(stdout.toString()) as object[])[0] ?? {})
  return found.filter(
    (tag) => !/^(SourceFile$|(File|JFIF|PNG|PNG-pHYs|RIFF|Composite):)/.test(tag) || /comment|gps|date/i.test(tag),
  )
}
const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0
if (!hasExiftool) console.info('exiftool is not installed: it looks at no picture.')

describe.each(['jpeg', 'png', 'webp'] as const)('a photo as %s', (format) => {
  it.runIf(hasExiftool)('has no place, time or camera for exiftool, which finds them in what was sent', async () => {
    const sent = await aPicture({ format })
    expect(tagsOf(sent)).toEqual(expect.arrayContaining(['IFD0:Model', 'GPS:GPSLatitude']))
    const id = newId()
    await calls.keep(anna, id, sent)
    for (const kept of [await read(id), await read(id, { size: 'small' })]) expect(tagsOf(kept)).toEqual([])
  })

  it('is kept in its format, without its place, its camera and anything else that is not the picture', async () => {
    const sent = await aPicture({ format })
    expect(partsOf(sent).length).toBeGreaterThan(1)
    expect(saysAny(sent, hiddenInPicture)).not.toEqual([])
    const id = newId()
    const { status, body } = await calls.keep(anna, id, sent)
    const content = await read(id)
    const small = await read(id, { size: 'small' })
    expect([status, body]).toMatchObject([200, { type: `image/${format}`, width: 600, height: 400 }])
    expect(body.bytes).toBe(content.length)
    for (const kept of [content, small]) {
      expect([partsOf(kept), saysAny(kept, hiddenInPicture)]).toEqual([[], []])
      const { exif, xmp, iptc, icc, comments, orientation } = await sharp(kept).metadata()
      expect([exif, xmp, iptc, icc, comments, orientation]).toEqual(Array(6).fill(undefined))
    }
  })
})

describe('a photo', () => {
  it('is turned upright', async () => {
    const id = newId()
    const { body } = await calls.keep(anna, id, await aPicture({ orientation: 6 }))
    expect(body).toMatchObject({ width: 400, height: 600 })
    const { data, info } = await sharp(await read(id))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([400, 600])
    expect([data[0]! > 200, data.at(-1)! > 200]).toEqual([true, true])
  })

  it('keeps its colours when its profile goes', async () => {
    const id = newId()
    await calls.keep(anna, id, await aPicture({ format: 'png' }))
    const { channels } = await sharp(
      await sharp(await read(id))
        .extract({ left: 10, top: 10, width: 9, height: 9 })
        .toBuffer(),
    ).stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))).toEqual([16, 0, 0])
  })

  it('is kept with at most 4,096 pixels a side', async () => {
    const { body } = await calls.keep(anna, newId(), await aPicture({ width: 5_000, height: 100 }))
    expect(body).toMatchObject({ width: 4_096, height: 82 })
  })

  it('has a small picture of at most 480 pixels, which never grows', async () => {
    const large = newId()
    const tiny = newId()
    await calls.keep(anna, large, await aPicture({ width: 1_200, height: 800 }))
    await calls.keep(anna, tiny, await aPicture({ width: 40, height: 20 }))
    const sizeOf = async (id: string) => {
      const { format, width, height } = await sharp(await read(id, { size: 'small' })).metadata()
      return { format, width, height }
    }
    expect(await sizeOf(large)).toEqual({ format: 'webp', width: 480, height: 320 })
    expect(await sizeOf(tiny)).toEqual({ format: 'webp', width: 40, height: 20 })
  })
})

describe('a file is refused, and nothing of it kept', () => {
  let before: unknown
  beforeEach(async () => void (before = await keysIn(service.platform.blobs)))
  afterEach(async () => expect(await keysIn(service.platform.blobs)).toEqual(before))

  const gif = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))
  const svg = Uint8Array.from(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
  const html = Uint8Array.from(Buffer.from('<!doctype html><script>alert(1)</script>'))
  const accepted = 'a JPEG, PNG or WebP picture'
  it.each<[string, number, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['a GIF', 415, accepted, () => Promise.resolve(gif)],
    ['an SVG', 415, accepted, () => Promise.resolve(svg)],
    ['a page', 415, accepted, () => Promise.resolve(html)],
    ['a PDF', 415, accepted, () => Promise.resolve(aPdf())],
    ['nothing', 415, accepted, () => Promise.resolve(new Uint8Array())],
    ['the half of a picture', 422, 'damaged', async () => (await aPicture({ format: 'png' })).slice(0, 2_000)],
    ['more than 25 megapixels', 422, '25 megapixels', () => aPicture({ format: 'png', width: 5_000, height: 5_001 })],
    ['more than 5 MB', 413, '5 MB', () => Promise.resolve(new Uint8Array(5 * 1024 * 1024 + 1))],
  ])('as a photo: %s', async (_, status, sentence, make) => {
    const reply = await calls.keep(anna, newId(), await make())
    expect([reply.status, (reply.body as unknown as { detail: string }).detail]).toEqual([
      status,
      expect.stringContaining(sentence),
    ])
  })

  it('as a document above 16 MB, and a page that says that it is one', async () => {
    const large = await calls.keep(anna, newId(), new Uint8Array(16 * 1024 * 1024 + 1), { kind: 'contract' })
    const page = await calls.keep(anna, newId(), html, { kind: 'contract', name: 'contract.pdf' })
    expect([large, page]).toMatchObject([
      { status: 413, body: { code: 'too-large', detail: expect.stringContaining('16 MB') as string } },
      { status: 415, body: { code: 'file-type', detail: expect.stringContaining('PDF') as string } },
    ])
  })
})
