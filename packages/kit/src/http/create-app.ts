import type { AnyRoute } from '@verandah/contracts'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { AppError, notFound, reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { translateOutage } from '../store/is-outage.ts'
import { addProbes } from './add-probes.ts'
import { answerProblem } from './answer-problem.ts'
import { answerRoute, callerOf, defaultBodyLimitBytes } from './answer-route.ts'
import { createBodyRoom } from './body-room.ts'
import { createCallerSignals, type SignalOf } from './caller-signals.ts'
import { dropUnvouched } from './gateway-proof.ts'
import type { ReadyRoute } from './route.ts'
import type { AppOptions } from './app-options.ts'

/** A service's HTTP app: routes, probes, and problem documents for everything else. */
export function createApp(options: AppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  addProbes(app, options)
  app.use(dropUnvouched(options.gatewayProofKeys))
  const onQueryFirst = options.routes.toSorted((a, b) => Number(!a.route.onQuery) - Number(!b.route.onQuery))
  const bodyRoom = createBodyRoom()
  const signalOf = createCallerSignals(options.held)
  for (const ready of onQueryFirst) addRoute(app, ready, { ...options, bodyRoom, signalOf })
  app.use(() => {
    throw notFound()
  })
  app.use(tellOutage(options.log))
  app.use(answerProblem(options.log))
  return app
}

/** Answers a store outage with `Retry-After` rather than as a bug. */
const tellOutage =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, _, next) => {
    const translated = translateOutage(error)
    if (translated !== error) log.warn({ reason: reasonOf(error), path: request.path }, 'the store is away')
    next(translated)
  }

type RouteOptions = AppOptions & { bodyRoom: RequestHandler; signalOf: SignalOf }

const addRoute = (app: Express, ready: ReadyRoute, options: RouteOptions): void => {
  const method = ready.route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  const path = ready.route.path.replace(/\{(\w+)\}/g, ':$1')
  app[method](path, ...onQuery(ready.route), ...bodyParserOf(ready.route, options), answerRoute(ready, options))
}

const onQuery = ({ onQuery: fields }: AnyRoute): RequestHandler[] =>
  fields
    ? [
        ({ query }, _, next) =>
          next(Object.keys(query).some((field) => Object.hasOwn(fields.shape, field)) ? undefined : 'route'),
      ]
    : []

/** Reads a body only for routes that take one, after authentication, and while memory for bodies is available. */
const bodyParserOf = (route: AnyRoute, { sessions, bodyRoom }: RouteOptions): RequestHandler[] => {
  const { bodyType, bodyLimitBytes = defaultBodyLimitBytes } = route
  if (bodyType || !route.body) return []
  const demandCaller: RequestHandler = (request, _, next) => {
    callerOf(route, request, sessions)
    next()
  }
  return [demandCaller, demandJson, bodyRoom, express.json({ limit: bodyLimitBytes })]
}

const demandJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) {
    next()
    return
  }
  response.setHeader(request.method === 'POST' ? 'Accept-Post' : 'Accept', 'application/json')
  throw new AppError(request.header('content-type') === undefined ? 'invalid' : 'unsupported', {
    code: 'not-json',
    detail: 'Send the body as application/json.',
  })
}
