const maxOctets = 75

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
export function textOf(value: string): string {
  return value.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds a content line at 75 octets of UTF-8 (section 3.1) without splitting a character. */
export function foldLine(line: string): string {
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

/** Formats `20261205T110000` from a date whose UTC fields hold the local time. */
export function figuresOf(time: Date): string {
  return time.toISOString().slice(0, 19).replace(/[-:]/g, '')
}

/** Formats `20261205T000000Z`. */
export function utcOf(time: Date): string {
  return `${figuresOf(time)}Z`
}
