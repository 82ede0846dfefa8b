import { randomUUID } from 'node:crypto'
import {
  allRoutes,
  getMapConfig,
  mapFilePath,
  openApiDocument,
  serviceNames,
  type AnyRoute,
  type ServiceName,
} from '@verandah/contracts'
import { addProbes, answerProblem, notFound, requestIdHeader } from '@verandah/kit'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { GatewayDeps } from './gateway-deps.ts'
import { observe } from './observe.ts'
import { securityHeaders } from './security-headers.ts'
import { serveClient } from './serve-client.ts'
import { serveMapFile } from './serve-map-file.ts'
import { createServeRoute } from './serve-route.ts'
import { withoutOurs } from './set-upstream-headers.ts'
import { reportsPath, takeReports } from './take-reports.ts'
import { createUpstream } from './upstream.ts'

/** Everything that answers at the door, in the order in which it is asked. */
export const createGatewayApp = (deps: GatewayDeps): Express => {
  const { settings, health, log, webRoot } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', settings.TRUST_PROXY)
  app.set('query parser', 'simple')
  addProbes(app, { health })
  const isHttps = settings.PUBLIC_URL.startsWith('https:')
  const isStripeUsed = settings.STRIPE_PUBLISHABLE_KEY !== undefined
  app.use(
    giveRequestId,
    refuseUnreadable,
    securityHeaders({ isHttps, isStripeUsed, mapTilesUrl: settings.MAP_TILES_URL, webRoot }),
    compression(),
  )
  app.get('/api/openapi.json', serveDocument())
  app.post(reportsPath, observe(deps, reportsPath), takeReports(deps))
  addRoutes(app, deps)
  app.use('/api', refuse)
  if (settings.LISTING_MARKET_URL) app.get('/pictures/*path', servePictures(deps, settings.LISTING_MARKET_URL))
  app.use(observe(deps, 'client'), serveClient(deps), refuse)
  app.use(answerProblem(log))
  return app
}

/** The id is ours alone: one from outside could be used to confuse the records. */
const giveRequestId: RequestHandler = (_, response, next) => {
  response.setHeader(requestIdHeader, randomUUID())
  next()
}

/** An address that nothing can decode leads nowhere, whoever would have decoded it. */
const refuseUnreadable: RequestHandler = ({ path }, _, next) => {
  try {
    decodeURIComponent(path)
  } catch {
    throw notFound()
  }
  next()
}

const serveDocument = (): RequestHandler => {
  const document = openApiDocument()
  return (_, response) => void response.set('Cache-Control', 'no-cache').json(document)
}

/** Only what a contract declares is passed on, and only by its method. */
const addRoutes = (app: Express, deps: GatewayDeps): void => {
  const serveRoute = createServeRoute(deps)
  const upstreams = new Map<ServiceName, ReturnType<typeof createUpstream>>(
    serviceNames.map((name) => [name, createUpstream(deps, { name, url: deps.urlOf(name) })]),
  )
  for (const route of allRoutes.filter(isExposed)) {
    const upstream = upstreams.get(route.service)
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    const path = route.path.replace(/\{(\w+)\}/g, ':$1')
    if (upstream) app[method](path, observe(deps, route.path), serveRoute(route, upstream))
  }
  const { MAP_FILE } = deps.settings
  if (MAP_FILE !== undefined)
    app.get(mapFilePath, observe(deps, mapFilePath), serveRoute(getMapConfig, serveMapFile(MAP_FILE)))
}

/** Pictures of sample homes are public: nothing of the visitor goes with the request. */
const servePictures = (deps: GatewayDeps, url: string): RequestHandler[] => [
  observe(deps, '/pictures'),
  (request, _, next) => {
    request.headers = withoutOurs(request.headers)
    next()
  },
  createUpstream(deps, { name: 'listing-market', url }),
]

const isExposed = (route: AnyRoute): boolean => route.isExposed !== false

const refuse: RequestHandler = () => {
  throw notFound()
}
