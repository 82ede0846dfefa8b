import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const

/**
 * Streams the decompressed bytes of a body on demand. Throws 413 beyond the limit. What is left of the body is then
 * discarded without being decompressed, so that the connection can be answered and used again.
 */
export async function* readBytes(request: IncomingMessage, limitBytes: number): AsyncGenerator<Buffer> {
  let unpack: Unpack = { bytes: request, letGo: () => undefined }
  let size = 0
  try {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw refusal(413, 'too large')
    unpack = unpacked(request)
    for await (const chunk of unpack.bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limitBytes) throw refusal(413, 'too large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof Error && 'status' in error ? error : refusal(400, 'cut off', error)
  } finally {
    unpack.letGo()
    request.resume()
  }
}

interface Unpack {
  readonly bytes: Readable
  letGo(): void
}

const unpacked = (request: IncomingMessage): Unpack => {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (encoding === 'identity') return { bytes: request, letGo: () => undefined }
  if (!Object.hasOwn(unpackers, encoding)) throw refusal(415, 'packed in an unknown way')
  // Not `pipeline`, which would close the connection too.
  const unpack = request.pipe(unpackers[encoding as keyof typeof unpackers]())
  finished(request, { writable: false }, (error) => error && unpack.destroy(error))
  const letGo = () => {
    request.unpipe(unpack)
    unpack.destroy()
  }
  return { bytes: unpack, letGo }
}

const refusal = (status: number, how: string, cause?: unknown): Error =>
  Object.assign(new Error(`The body is ${how}.`, { cause }), { status })
