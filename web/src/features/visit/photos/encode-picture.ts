import { photoLimitBytes } from '@verandah/contracts'
import type { FileContents } from '@/lib/outgoing/queued-files.ts'

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
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/**
 * Draws a picture again as a JPEG of at most 2560 pixels and 5 MB, upright, without the place where it was taken.
 * Throws `UnreadablePicture`.
 */
export async function encodePicture(file: Blob): Promise<FileContents> {
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
