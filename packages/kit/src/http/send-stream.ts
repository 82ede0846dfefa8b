import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Logger } from '../logger.ts'
import { idOfAnswer } from './request-id.ts'

export function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

/**
 * Sends pieces as fast as the client reads them, and stops reading them when it has gone. A failure breaks the
 * connection, so that a truncated reply never looks complete.
 */
export async function sendStream(
  pieces: AsyncIterable<Uint8Array>,
  { response, route, log }: { response: ServerResponse; route: string; log: Logger },
): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end()
    return
  }
  try {
    await pipeline(pieces, response)
  } catch (error) {
    if (isClientGone(error)) return
    log.error({ error, requestId: idOfAnswer(response), route }, 'a reply broke off')
  }
}

const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
