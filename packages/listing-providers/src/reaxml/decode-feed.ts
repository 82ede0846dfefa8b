/** Enough for a byte order mark and an XML declaration. */
const headBytes = 1_024

/** Detects the encoding from the byte order mark, else from the XML declaration, else UTF-8. */
export function createFeedDecoder() {
  let head: Uint8Array | null = new Uint8Array()
  let wide: InstanceType<typeof TextDecoder> | null = null
  let narrow = new TextDecoder('utf-8', { fatal: true })

  const latinOf = (bytes: Uint8Array, isLast: boolean): string => {
    const own = wide === null ? bytes : Buffer.from(wide.decode(bytes, { stream: !isLast }))
    return Buffer.from(own.buffer, own.byteOffset, own.byteLength).toString('latin1')
  }
  /** Returns one character per byte. Buffers input that is too short to detect its encoding. */
  const read = (bytes: Uint8Array, isLast: boolean): string => {
    if (head === null) return latinOf(bytes, isLast)
    head = Buffer.concat([head, bytes])
    if (head.length < headBytes && !isLast) return ''
    const wideEncoding = wideEncodingOf(head)
    if (wideEncoding !== null) wide = new TextDecoder(wideEncoding)
    const text = latinOf(head, isLast)
    if (wideEncoding === null) narrow = new TextDecoder(declaredEncodingOf(text), { fatal: true })
    head = null
    return text
  }
  return {
    read,
    /** Name of the encoding; known once anything is read. */
    encoding: () => narrow.encoding,
    /** Null if the text is not valid in the feed's encoding. */
    decode: (stretch: string): string | null => {
      try {
        return narrow.decode(Buffer.from(stretch, 'latin1'))
      } catch {
        return null
      }
    },
  }
}

const wideEncodingOf = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

const declaredEncodingOf = (latin: string): string => {
  const [, name = ''] = /<\?xml[^<>]*\bencoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(latin.slice(0, 300)) ?? []
  return /^(?:iso-?8859-1|latin-?1|windows-1252|cp1252)$/i.test(name) ? 'windows-1252' : 'utf-8'
}
