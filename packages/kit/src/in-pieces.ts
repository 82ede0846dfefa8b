/** Joins chunks of a stream to pieces of at least `pieceBytes`; the last one is smaller, and none is empty. */
export async function* inPieces(chunks: AsyncIterable<Uint8Array>, pieceBytes: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
