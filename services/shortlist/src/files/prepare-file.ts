import { type FileKind, type FileType, photoTypes } from '@verandah/contracts'
import { createSemaphore } from '@verandah/kit'
import type { Sharp } from 'sharp'
import { notAccepted, tooManyPixels, unreadablePicture } from './file-refusals.ts'
import type { FileBlobs } from './files.ts'
import { loadSharp, type SharpModule } from './load-sharp.ts'

export interface PreparedFile extends FileBlobs {
  readonly type: FileType
  /** Pixels; null for a PDF. */
  readonly width: number | null
  readonly height: number | null
}

/** Decoded, such a picture takes 200 MB. */
export const maxPixels = 50_000_000
const smallPixels = 480
const longestSeconds = 20

/** One at a time: a picture of many megapixels takes much memory. */
const inTurn = createSemaphore(1)

/**
 * Finds the type of a file by its content. A picture is written anew, turned upright and in sRGB, so that nothing but
 * its pixels is kept: no place, no time, no camera. A PDF is kept as it is.
 */
export const prepareFile = async (bytes: Uint8Array, kind: FileKind): Promise<PreparedFile> => {
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
    const { data, info } = await open(bytes).autoOrient().toFormat(format).toBuffer({ resolveWithObject: true })
    const box = { width: smallPixels, height: smallPixels, fit: 'inside', withoutEnlargement: true } as const
    const small = await open(data).resize(box).webp().toBuffer()
    return { type, width: info.width, height: info.height, content: data, small }
  } catch (error) {
    throw unreadablePicture(error)
  }
}

/** Reads no more than the head of a picture. */
const readFacts = async (sharp: SharpModule, bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata()
