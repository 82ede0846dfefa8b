import type { IncomingHttpHeaders } from 'node:http'
import {
  allRoutes,
  getMapConfig,
  mapFilePath,
  openApiDocument,
  serviceNames,
  type AnyRoute,
  type ServiceName,
} from '@verandah/contracts'
import { addProbes, answerProblem, notFound } from '@verandah/kit'
import express, { type Express, type RequestHandler } from 'express'
import type { Middleware } from './create-middleware.ts'
import { requestIdName } from './response-headers.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import type { RequestContext } from './observe.ts'
import { packAnswer } from './pack.ts'
import { createPassThrough } from './pass-through.ts'
import { serveClient } from './serve-client.ts'
import { serveMapFile } from './serve-map-file.ts'
import { reportsPath, takeReports } from './take-reports.ts'
import { withoutOurs } from './upstream-headers.ts'

/** Creates the Express app with every handler, in order. */
export function createGatewayApp(deps: GatewayDeps, middleware: Middleware): Express {
  const { settings, health, log } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  addProbes(app, { health })
  app.use((request, response, next) => {
    middleware.begin(request, response)
    packAnswer(request, response)
    next()
  }, refuseUnreadable)
  app.use(honourKnownTag)
  app.get('/api/openapi.json', serveDocument())
  app.post(reportsPath, watch(middleware, reportsPath), takeReports(deps, middleware.sender))
  addRoutes(app, deps, middleware)
  app.use('/api', refuse)
  if (settings.LISTING_MARKET_URL)
    app.get('/pictures/*path', watch(middleware, '/pictures'), servePictures(deps, settings.LISTING_MARKET_URL))
  app.use(watch(middleware, 'client'), serveClient(deps), refuse)
  app.use(answerProblem(log))
  return app
}

const watch =
  ({ observe }: Middleware, route: string): RequestHandler =>
  (request, response, next) => {
    observe(route, request, response)
    next()
  }

/** Answers 404 to a path that cannot be decoded, before any handler tries to. */
const refuseUnreadable: RequestHandler = ({ path }, _, next) => {
  try {
    if (!decodeURIComponent(path).includes('\0')) {
      next()
      return
    }
  } catch {
    // Falls through to the 404 below.
  }
  throw notFound()
}

/**
 * Node's `fetch` sends `no-cache` beside each `If-None-Match`, which would make Express send a response that the caller
 * already has.
 */
const honourKnownTag: RequestHandler = (request, _, next) => {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control']
  next()
}

/** Most gateways are never asked for it, so a start does not build it. */
const serveDocument = (): RequestHandler => {
  let document: object | undefined
  return (_, response) => {
    document ??= openApiDocument()
    response.set('Cache-Control', 'no-cache').json(document)
  }
}

/** Forwards only paths and methods that a contract declares. */
const addRoutes = (app: Express, deps: GatewayDeps, { serve }: Middleware): void => {
  const serveBy =
    (route: AnyRoute, onwards: RequestHandler): RequestHandler =>
    (request, response, next) => {
      const pass = (_: RequestContext, headers: IncomingHttpHeaders) => {
        const connection = response.shouldKeepAlive ? 'keep-alive' : 'close'
        request.headers = { ...headers, connection }
        return onwards(request, response, next)
      }
      serve(route, pass)(request, response)
    }
  const upstreams = new Map<ServiceName, RequestHandler>(
    serviceNames.map((name) => [name, createPassThrough(deps, { name, url: deps.urlOf(name) })]),
  )
  for (const route of allRoutes.filter(isExposed)) {
    const upstream = upstreams.get(route.service)
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    const path = route.path.replace(/\{(\w+)\}/g, ':$1')
    if (upstream) app[method](path, serveBy(route, upstream))
  }
  const { MAP_FILE } = deps.settings
  if (MAP_FILE !== undefined)
    app.get(mapFilePath, serveBy({ ...getMapConfig, path: mapFilePath }, serveMapFile(MAP_FILE)))
}

/** Pictures of sample homes are public: the upstream request carries no cookies or tokens. */
const servePictures = (deps: GatewayDeps, url: string): RequestHandler[] => [
  (request, _, next) => {
    request.headers = { ...withoutOurs(request.headers), [requestIdName]: request.headers[requestIdName] }
    next()
  },
  createPassThrough(deps, { name: 'listing-market', url }),
]

export function isExposed(route: AnyRoute): boolean {
  return route.isExposed !== false
}

const refuse: RequestHandler = () => {
  throw notFound()
}
