import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'

/** Limit for all bodies in flight together: five hundred of the usual maximum. */
export const bodyRoomBytes = 32 * 1024 * 1024

/**
 * Counts the bytes of bodies from arrival to response. When the limit is reached, further bodies are refused with a
 * request to retry; a slow body counts only what has arrived.
 */
export const createBodyRoom = (roomBytes = bodyRoomBytes): RequestHandler => {
  let heldBytes = 0
  return (request, response, next) => {
    if (heldBytes >= roomBytes) throw tooManyBodies()
    let ownBytes = 0
    request.on('data', (chunk: Buffer) => {
      ownBytes += chunk.length
      heldBytes += chunk.length
    })
    response.once('close', () => {
      heldBytes -= ownBytes
    })
    next()
  }
}

/** Refuses a body while the limit is reached. */
export function tooManyBodies() {
  return new AppError('unavailable', {
    code: 'busy',
    detail: 'Many people are sending something right now. Please try again in a moment.',
    retryAfterMs: 2_000,
  })
}
