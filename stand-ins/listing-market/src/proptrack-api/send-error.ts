import type { Response } from 'express'

const codeOf: Readonly<Record<number, number>> = { 400: 7004, 401: 9012, 403: 9003, 404: 7002, 429: 9011 }

/** An error as PropTrack's API sends it; it has no headers but one to quote to its support. */
export const sendError = (res: Response, status: number, description: string): void => {
  const code = codeOf[status] ?? 9000
  res.removeHeader('retry-after')
  res.status(status).json({ errors: [{ code, level: 'CRITICAL', description }] })
}
