import type { Problem } from '@verandah/contracts'
import { AppError, httpStatusOf, notFound } from '../errors.ts'

interface ProblemReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Problem
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Content too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
}

/** The problem document (RFC 9457) of any failure. A bug shows no details. */
export function problemOf(error: unknown, requestId: string): ProblemReply {
  if (error instanceof AppError) return fromAppError(error, requestId)
  const http = httpErrorOf(error)
  // Half an escape in a path.
  if (http && error instanceof URIError) return fromAppError(notFound(), requestId)
  if (http) return documentOf(http.status, { ...http, requestId })
  return documentOf(500, { code: 'bug', detail: 'Something went wrong on our side. We’ve recorded it.', requestId })
}

const fromAppError = (error: AppError, requestId: string): ProblemReply => {
  const reply = documentOf(httpStatusOf[error.kind], { code: error.code, detail: error.message, requestId })
  const retryAfter =
    error.retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(error.retryAfterMs / 1000)) }
  const errors = error.fields.length === 0 ? {} : { errors: error.fields }
  return {
    ...reply,
    headers: { ...reply.headers, ...retryAfter },
    body: { ...error.members, ...reply.body, ...errors },
  }
}

/** Errors of the body parsers and the file sender: a status, and whether the message may be shown. */
const httpErrorOf = (error: unknown) => {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number' || error.status >= 500)
    return undefined
  if (error.status === 413)
    return { status: 413, code: 'too-large', detail: 'The body is larger than this call allows.' }
  if (error.status === 416)
    return { status: 416, code: 'range-not-satisfiable', detail: 'The file ends before this range begins.' }
  return {
    status: error.status,
    code: 'invalid-body',
    detail: 'The body could not be read. Send well-formed JSON in UTF-8.',
  }
}

const documentOf = (
  status: number,
  { code, detail, requestId }: { code: string; detail: string; requestId: string },
) => ({
  status,
  headers: { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: { type: `/problems/${code}`, title: titles[status] ?? 'Error', status, detail, code, requestId },
})
