import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const

/** Streams the decompressed bytes of a body on demand. Throws 413 beyond the limit. */
export async function* readBytes(request: IncomingMessage, limitBytes: number): AsyncGenerator<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw refusal(413, 'too large')
  let size = 0
  try {
    // Keeps the connection open: the response must still be sent when the body was not read to its end.
    for await (const chunk of unpacked(request).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limitBytes) throw refusal(413, 'too large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof Error && 'status' in error ? error : refusal(400, 'cut off', error)
  }
}

const unpacked = (request: IncomingMessage) => {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (encoding === 'identity') return request
  if (!Object.hasOwn(unpackers, encoding)) throw refusal(415, 'packed in an unknown way')
  const unpack = unpackers[encoding as keyof typeof unpackers]
  return pipeline(request, unpack(), () => undefined)
}

const refusal = (status: number, how: string, cause?: unknown): Error =>
  Object.assign(new Error(`The body is ${how}.`, { cause }), { status })
