import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import { kindOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { problemOf } from './problem.ts'
import { idOfAnswer } from './request-id.ts'

interface Failed {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly log: Logger
}

/**
 * Answers a failure with its problem document; a bug is logged in full and answered without details. Of what is
 * unavailable the log names the cause, without its text, which may hold what a user wrote.
 */
export function sendProblem(error: unknown, { request, response, log }: Failed): void {
  const requestId = idOfAnswer(response)
  const { status, headers, body } = problemOf(error, requestId)
  const path = pathOf(request)
  if (status >= 500 && kindOf(error) === 'bug') log.error({ error, requestId, path }, 'a bug answered 500')
  else if (status >= 500) log.warn({ code: body.code, ...causeOf(error), requestId, path }, 'a request failed')
  const text = JSON.stringify({ ...body, instance: path })
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text)
}

/** The class and the code of what caused an error, as `MongoServerError` and 14031 for a full disk. */
const causeOf = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return {}
  return { cause: cause.name, ...('code' in cause && { causeCode: cause.code }) }
}

export const answerProblem =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) next(error)
    else sendProblem(error, { request, response, log })
  }

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''
