import { tooManyBodies } from '@verandah/kit'

/** Of all uploads in memory together: four of the largest. */
export const uploadRoomBytes = 64 * 1024 * 1024

interface Upload {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly limitBytes: number
  /** What is thrown for an upload beyond its limit. */
  readonly tooLarge: () => Error
}

/** Reads uploads into memory, and refuses further bytes with a request to retry while those in work fill the room. */
export const createUploadRoom = (roomBytes = uploadRoomBytes) => {
  let heldBytes = 0
  return async <Result>(
    { bytes, limitBytes, tooLarge }: Upload,
    use: (body: Uint8Array) => Promise<Result>,
  ): Promise<Result> => {
    let ownBytes = 0
    try {
      const chunks: Uint8Array[] = []
      for await (const chunk of bytes) {
        if (ownBytes + chunk.length > limitBytes) throw tooLarge()
        if (heldBytes + chunk.length > roomBytes) throw tooManyBodies()
        ownBytes += chunk.length
        heldBytes += chunk.length
        chunks.push(chunk)
      }
      return await use(Buffer.concat(chunks))
    } catch (error) {
      throw isBeyondLimit(error) ? tooLarge() : error
    } finally {
      heldBytes -= ownBytes
    }
  }
}

/** As the kit says it of a body beyond the limit of its contract. */
const isBeyondLimit = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 413
