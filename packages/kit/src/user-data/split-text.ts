/** Splits text into at least one part of at most `maxBytes` of UTF-8 each; joined, they are the text. */
export function splitText(text: string, maxBytes: number): string[] {
  const parts: string[] = []
  let from = 0
  let bytes = 0
  let at = 0
  for (const character of text) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxBytes) {
      parts.push(text.slice(from, at))
      from = at
      bytes = 0
    }
    bytes += size
    at += character.length
  }
  return [...parts, text.slice(from)]
}
