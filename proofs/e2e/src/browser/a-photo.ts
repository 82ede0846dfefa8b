import type { Page } from 'playwright-core'

interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An EXIF segment: the picture is to be turned a quarter clockwise, and a camera is named. */
const exif = (): Buffer => {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x02],
    ...[0x01, 0x0f, 0x00, 0x02, 0x00, 0x00, 0x00, 0x04, ...Buffer.from('Cam\0')],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body])
}

/** A photo of 3,600 by 2,400 pixels as a phone takes it: lying on its side, with what the camera knows. */
export async function aPhoto(page: Page, name = 'IMG_0001.jpg'): Promise<Photo> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3600, 2400)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is no canvas')
    const sky = context.createLinearGradient(0, 0, 0, 2400)
    sky.addColorStop(0, 'skyblue')
    sky.addColorStop(1, 'darkolivegreen')
    context.fillStyle = sky
    context.fillRect(0, 0, 3600, 2400)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  const plain = Buffer.from(drawn)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]) }
}
