import express, { type ErrorRequestHandler, type Express } from 'express'
import { apiRoutes } from '../api/routes.ts'
import { answerCall } from './answer-call.ts'
import { invalidRequest, StripeError } from './stripe-error.ts'

type Options = Parameters<typeof answerCall>[1] & {
  /** Status for operators. */
  describe: () => object
  advance: (days: number) => Promise<void>
}

/** Stripe's API as far as supported, and the simulator's own controls under `/_simulator`. */
export function createApp({ describe, advance, ...deps }: Options): Express {
  const app = express().disable('x-powered-by')
  app.get('/_simulator', (_, response) => {
    response.json(describe())
  })
  app.post('/_simulator/advance', express.json(), async (request, response) => {
    const days: unknown = (request.body as { days?: unknown } | undefined)?.days
    if (typeof days !== 'number' || !(days >= 0 && days <= 3_660)) {
      response.status(400).json({ error: 'days must be a number from 0 to 3660' })
      return
    }
    await advance(days)
    response.json(describe())
  })
  app.use(express.text({ type: () => true, limit: '64kb' }))
  for (const route of apiRoutes) app[route.method](route.path, answerCall(route, deps))
  app.use((request) => {
    throw invalidRequest(404, `Unrecognized request URL (${request.method}: ${request.path}).`)
  })
  app.use(answerError)
  return app
}

const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const failure =
    error instanceof StripeError
      ? error
      : new StripeError(500, { type: 'api_error', message: error instanceof Error ? error.message : String(error) })
  response.status(failure.status).json({ error: failure.body })
}
