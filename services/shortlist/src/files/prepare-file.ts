import { type FileKind, type FileType, photoTypes } from '@verandah/contracts'
import { createSemaphore } from '@verandah/kit'
import type { Sharp } from 'sharp'
import { notAccepted, tooManyPixels, unreadablePicture } from './file-refusals.ts'
import type { FileBlobs } from './files.ts'

export interface PreparedFile extends FileBlobs {
  readonly type: FileType
  /** Pixels; null for a PDF. */
  readonly width: number | null
  readonly height: number | null
}

/** Measured: at worst, as an interlaced PNG of 16 bits or a progressive JPEG in CMYK, such a picture takes 330 MB. */
const maxPixels = 25_000_000
/** Of the longer side. Reading a picture at this size takes half the memory, and phones take hardly larger ones. */
const keptPixels = 4_096
const smallPixels = 480
const longestSeconds = 20

/** One at a time: a picture of many megapixels takes much memory. */
const inTurn = createSemaphore(1)

/**
 * Finds the type of a file by its content. A picture is written anew, turned upright and in sRGB, so that nothing but
 * its pixels is kept: no place, no time, no camera. A PDF is kept as it is.
 */
export async function prepareFile(bytes: Uint8Array, kind: FileKind): Promise<PreparedFile> {
  if (kind !== 'photo' && isPdf(bytes))
    return { type: 'application/pdf', width: null, height: null, content: bytes, small: null }
  return inTurn.run(() => preparePicture(bytes, kind))
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

const preparePicture = async (bytes: Uint8Array, kind: FileKind): Promise<PreparedFile> => {
  const sharp = await loadSharp()
  const open = (content: Uint8Array): Sharp =>
    sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: longestSeconds })
  const refused = () => notAccepted(kind === 'photo' ? 'photo' : 'document')
  const { format, width, height } = await readFacts(sharp, bytes).catch(() => {
    throw refused()
  })
  const type = photoTypes.find((one) => one === `image/${format}`)
  if (type === undefined) throw refused()
  if (width * height > maxPixels) throw tooManyPixels(maxPixels)
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize(within(keptPixels))
      .toFormat(format)
      .toBuffer({ resolveWithObject: true })
    const small = await open(data).resize(within(smallPixels)).webp().toBuffer()
    return { type, width: info.width, height: info.height, content: data, small }
  } catch (error) {
    throw unreadablePicture(error)
  }
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Reads no more than the head of a picture. */
const readFacts = async (sharp: SharpModule, bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata()

type SharpModule = (typeof import('sharp'))['default']

let loading: Promise<SharpModule> | undefined

/** Loads sharp with the first picture. It reads JPEG, PNG and WebP only, with one thread and no cache. */
const loadSharp = (): Promise<SharpModule> => {
  return (loading ??= load())
}

const load = async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  const readers = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)
  sharp.unblock({ operation: readers })
  return sharp
}
