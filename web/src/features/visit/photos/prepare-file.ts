import {
  documentLimitBytes,
  type FileKind,
  fileNameMaxLength,
  type FileType,
  photoLimitBytes,
} from '@verandah/contracts'
import type { FileContents } from '@/lib/outgoing/queued-files.ts'

export interface Prepared {
  name: string
  type: FileType
  contents: FileContents
}

/** A file in the shape in which it is kept, or why it cannot be. Pictures are drawn again; a PDF stays as it is. */
export async function prepareFile(file: File, kind: FileKind): Promise<Prepared | string> {
  if (kind !== 'photo' && (await isPdf(file))) {
    if (file.size > documentLimitBytes) return 'It is larger than 16 MB. Ask for a smaller copy, or split it.'
    return { name: nameOf(file), type: 'application/pdf', contents: { full: await file.arrayBuffer(), small: null } }
  }
  try {
    const contents = await encodePicture(file)
    return { name: jpegName(nameOf(file)), type: 'image/jpeg', contents }
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    return kind === 'photo' ? unreadablePhoto(file) : 'It is neither a PDF nor a picture that this browser can read.'
  }
}

const unreadablePhoto = ({ name, type }: File): string =>
  /hei[cf]/i.test(`${name} ${type}`)
    ? 'This browser can’t read HEIC pictures. Add it on the iPhone that took it, or save it as a JPEG first.'
    : 'This browser can’t read it. Use a JPEG, PNG or WebP.'

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-'

const nameOf = ({ name }: File): string => {
  const plain = name.replace(/\p{Cc}/gu, ' ').trim()
  if (plain.length <= fileNameMaxLength) return plain === '' ? 'Untitled' : plain
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? ''
  return `${plain.slice(0, fileNameMaxLength - ending.length).trim()}${ending}`
}

const jpegName = (name: string): string => {
  const stem = name.replace(/\.\w{1,5}$/, '')
  return `${stem.slice(0, fileNameMaxLength - '.jpg'.length)}.jpg`
}

/** Longest side in pixels and JPEG quality, until the picture is small enough. */
const attempts = [
  [2560, 0.88],
  [2560, 0.78],
  [2560, 0.65],
  [1920, 0.65],
  [1280, 0.6],
] as const
const smallSide = 480
const smallQuality = 0.75

/** The browser cannot read the picture; a desktop has no decoder for an iPhone's HEIC. */
class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/**
 * Draws a picture again as a JPEG of at most 2560 pixels and 5 MB, upright, without the place where it was taken.
 * Throws `UnreadablePicture`.
 */
async function encodePicture(file: Blob): Promise<FileContents> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadablePicture('unreadable', { cause })
  })
  try {
    const small = await (await drawn(bitmap, smallSide, smallQuality)).arrayBuffer()
    for (const [side, quality] of attempts) {
      const full = await drawn(bitmap, side, quality)
      if (full.size <= photoLimitBytes) return { full: await full.arrayBuffer(), small }
    }
    throw new UnreadablePicture('too large')
  } finally {
    bitmap.close()
  }
}

const drawn = async (bitmap: ImageBitmap, longestSide: number, quality: number): Promise<Blob> => {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new UnreadablePicture('no canvas')
  // A transparent picture is on white, as a page shows it.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
