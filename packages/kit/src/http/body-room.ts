import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'

/** What all bodies that are in flight may hold together: five hundred of the largest usual size. */
export const bodyRoomBytes = 32 * 1024 * 1024

/** Counts the bytes of bodies from their arrival to the answer. While there is no room for more, another body is told to come again; a slow one takes what has come of it. */
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

const tooManyBodies = () =>
  new AppError('unavailable', {
    code: 'busy',
    detail: 'Many people are sending something right now. Please try again in a moment.',
    retryAfterMs: 2_000,
  })
