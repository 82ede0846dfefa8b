/**
 * A part of a photo or document; the others follow at once. Pieces keep lines, and what is in memory for them, short.
 */
export interface BlobPiece {
  readonly key: string
  readonly base64: string
  readonly isLast: boolean
}

const pieceBytes = 384 * 1024

export function* piecesOf(key: string, bytes: Uint8Array): Generator<BlobPiece> {
  const { buffer, byteOffset, length } = bytes
  let at = 0
  do {
    const piece = Buffer.from(buffer, byteOffset + at, Math.min(pieceBytes, length - at))
    at += pieceBytes
    yield { key, base64: piece.toString('base64'), isLast: at >= length }
  } while (at < length)
}

export async function* joinPieces(
  pieces: AsyncIterable<BlobPiece>,
): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  let parts: Buffer[] = []
  for await (const { key, base64, isLast } of pieces) {
    parts.push(Buffer.from(base64, 'base64'))
    if (!isLast) continue
    yield { key, bytes: Buffer.concat(parts) }
    parts = []
  }
}
