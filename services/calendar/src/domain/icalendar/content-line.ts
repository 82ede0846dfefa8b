const maxOctets = 75

/** A TEXT value (RFC 5545, section 3.3.11). */
export const textOf = (value: string): string =>
  value.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

/** One content line, folded at 75 octets of UTF-8 (section 3.1): no character is ever cut in two. */
export const foldLine = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** `20261205T110000`, of a date whose UTC figures are what is to be shown. */
export const figuresOf = (time: Date): string => time.toISOString().slice(0, 19).replace(/[-:]/g, '')

/** `20261205T000000Z`. */
export const utcOf = (time: Date): string => `${figuresOf(time)}Z`
