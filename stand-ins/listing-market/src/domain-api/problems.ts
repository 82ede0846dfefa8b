import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

/** ProblemDetails, as Domain's API answers. */
export function sendProblem(res: Response, status: number, detail: string): void {
  const type = `https://httpstatuses.io/${status}`
  res.status(status).type('application/problem+json')
  res.json({ type, title: STATUS_CODES[status], status, detail, instance: res.req.originalUrl })
}
