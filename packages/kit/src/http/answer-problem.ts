import type { ErrorRequestHandler } from 'express'
import { kindOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { problemOf } from './problem.ts'
import { requestIdHeader, requestIdOf } from './request-id.ts'

/** Answers every failure with its problem document; a bug is logged in full and answered without details. */
export const answerProblem =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const requestId = String(response.getHeader(requestIdHeader) ?? requestIdOf(request))
    const { status, headers, body } = problemOf(error, requestId)
    if (status >= 500 && kindOf(error) === 'bug')
      log.error({ error, requestId, path: request.path }, 'a bug answered 500')
    response
      .status(status)
      .set(headers)
      .send(JSON.stringify({ ...body, instance: request.path }))
  }
