import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp'

interface Over {
  format?: Format
  width?: number
  height?: number
  /** As a camera that was held sideways says it, 1 to 8. */
  orientation?: number
}

/** Words in each kind of metadata of `aPicture`. */
export const hiddenInPicture = ['Camera of Anna', 'XMP of Anna', 'Display P3']

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="XMP of Anna"/></rdf:RDF></x:xmpmeta>`

/** A picture with a red left half, a blue right half, a place, EXIF, XMP and a wide colour profile. */
export async function aPicture({ format = 'jpeg', width = 600, height = 400, orientation = 1 }: Over = {}) {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#f00' } }
  const gps = {
    GPSLatitudeRef: 'S',
    GPSLatitude: '37/1 49/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '144/1 59/1 0/1',
  }
  return Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withIccProfile('p3')
      .withExif({ IFD0: { Model: 'Camera of Anna' }, IFD3: gps })
      .withXmp(xmp)
      .withMetadata({ orientation })
      .toFormat(format)
      .toBuffer(),
  )
}

export function aPdf(text = 'Contract of sale'): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`))
}
