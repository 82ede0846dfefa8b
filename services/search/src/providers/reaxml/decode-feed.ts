/** Reads the encoding from the byte order mark, else from the XML declaration; UTF-8 when neither says. */
export const decodeFeed = (bytes: Uint8Array) => {
  const wide = wideEncodingOf(bytes)
  const narrow = wide === null ? bytes : Buffer.from(new TextDecoder(wide).decode(bytes))
  const latin = Buffer.from(narrow).toString('latin1')
  const decoder = new TextDecoder(wide === null ? declaredEncodingOf(latin) : 'utf-8', { fatal: true })
  return {
    /** One character a byte. */
    latin,
    /** Null when the stretch is not text in the encoding of the feed. */
    decode: (stretch: string): string | null => {
      try {
        return decoder.decode(Buffer.from(stretch, 'latin1'))
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
  const [, name = ''] =
    /^\s*(?:ï»¿)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(latin.slice(0, 300)) ?? []
  return /^(?:iso-?8859-1|latin-?1|windows-1252|cp1252)$/i.test(name) ? 'windows-1252' : 'utf-8'
}
