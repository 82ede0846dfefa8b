export const MAX_MESSAGE_BYTES = 48_000_000
export const HEADER_BYTES = 16

/** Bytes that are not a MongoDB message: the connection is closed, as by a MongoDB server. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage'
}

/** Splits a socket's bytes into messages. Throws `MalformedMessage` for an impossible length. */
export const createFramer = () => {
  let chunks: Buffer[] = []
  let held = 0

  return (chunk: Buffer): Buffer[] => {
    if (held === 0 && chunk.length >= HEADER_BYTES && chunk.readInt32LE(0) === chunk.length) return [chunk]
    chunks.push(chunk)
    held += chunk.length
    const messages: Buffer[] = []
    while (held >= 4) {
      const length = readLength(chunks)
      if (held < length) break
      const whole = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)
      messages.push(whole.subarray(0, length))
      // An empty remainder would keep the whole message in memory until the next one.
      chunks = whole.length === length ? [] : [whole.subarray(length)]
      held -= length
    }
    return messages
  }
}

const readLength = ([first = Buffer.alloc(0), ...more]: readonly Buffer[]): number => {
  const start = first.length >= 4 ? first : Buffer.concat([first, ...more.slice(0, 3)])
  const length = start.readInt32LE(0)
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
    throw new MalformedMessage(`A message cannot have ${length} bytes`)
  return length
}
