import type { Response } from 'express'

const codeOf: Readonly<Record<number, number>> = { 400: 7004, 401: 9012, 403: 9003, 404: 7002, 429: 9011 }

/** An error in the format of PropTrack's API; its only header is an id to quote to support. */
export function sendError(res: Response, status: number, description: string): void {
  const code = codeOf[status] ?? 9000
  res.removeHeader('retry-after')
  res.status(status).json({ errors: [{ code, level: 'CRITICAL', description }] })
}
