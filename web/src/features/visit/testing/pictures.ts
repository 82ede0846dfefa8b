import { vi } from 'vitest'

interface Drawn {
  width: number
  height: number
  quality: number
}

/**
 * Gives the browser of a test its decoder and canvas: a file whose text is "4000x3000" decodes to that many pixels, and
 * every drawing is `bytesOf` it long. Returns a live list of the drawings.
 */
export function withPictures(bytesOf: (drawn: Drawn) => number = () => 1_000): Drawn[] {
  const drawings: Drawn[] = []
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const size = /^(\d+)x(\d+)$/.exec(await file.text())
    if (size === null) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    return { width: Number(size[1]), height: Number(size[2]), close: () => undefined }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly size: { width: number; height: number }
      constructor(width: number, height: number) {
        this.size = { width, height }
      }
      getContext(): object {
        return { fillRect: () => undefined, drawImage: () => undefined }
      }
      convertToBlob({ quality }: { quality: number }): Promise<Blob> {
        const drawn = { ...this.size, quality }
        drawings.push(drawn)
        return Promise.resolve(new Blob([new Uint8Array(bytesOf(drawn))], { type: 'image/jpeg' }))
      }
    },
  )
  return drawings
}

export function aPicture(name = 'Kitchen.png', size = '4000x3000'): File {
  return new File([size], name, { type: 'image/png' })
}
