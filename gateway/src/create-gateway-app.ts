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
import type { Duties } from './create-duties.ts'
import { requestIdName } from './dress-answer.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import type { Exchange } from './observe.ts'
import { packAnswer } from './pack.ts'
import { createPassThrough } from './pass-through.ts'
import { serveClient } from './serve-client.ts'
import { serveMapFile } from './serve-map-file.ts'
import { reportsPath, takeReports } from './take-reports.ts'
import { withoutOurs } from './upstream-headers.ts'

/** Everything that answers at the door, in the order in which it is asked. */
export const createGatewayApp = (deps: GatewayDeps, duties: Duties): Express => {
  const { settings, health, log } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  addProbes(app, { health })
  app.use((request, response, next) => {
    duties.begin(request, response)
    packAnswer(request, response)
    next()
  }, refuseUnreadable)
  app.get('/api/openapi.json', serveDocument())
  app.post(reportsPath, watch(duties, reportsPath), takeReports(deps, duties.sender))
  addRoutes(app, deps, duties)
  app.use('/api', refuse)
  if (settings.LISTING_MARKET_URL)
    app.get('/pictures/*path', watch(duties, '/pictures'), servePictures(deps, settings.LISTING_MARKET_URL))
  app.use(watch(duties, 'client'), serveClient(deps), refuse)
  app.use(answerProblem(log))
  return app
}

const watch =
  ({ observe }: Duties, route: string): RequestHandler =>
  (request, response, next) => {
    observe(route, request, response)
    next()
  }

/** An address that nothing can decode leads nowhere, whoever would have decoded it. */
const refuseUnreadable: RequestHandler = ({ path }, _, next) => {
  try {
    if (!decodeURIComponent(path).includes('\0')) {
      next()
      return
    }
  } catch {
    // It is answered like any address that leads nowhere.
  }
  throw notFound()
}

const serveDocument = (): RequestHandler => {
  const document = openApiDocument()
  return (_, response) => void response.set('Cache-Control', 'no-cache').json(document)
}

/** Only what a contract declares is passed on, and only by its method. */
const addRoutes = (app: Express, deps: GatewayDeps, { serve }: Duties): void => {
  const serveBy =
    (route: AnyRoute, onwards: RequestHandler): RequestHandler =>
    (request, response, next) => {
      const pass = (_: Exchange, headers: IncomingHttpHeaders) => {
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

/** Pictures of sample homes are public: nothing of the visitor goes with the request. */
const servePictures = (deps: GatewayDeps, url: string): RequestHandler[] => [
  (request, _, next) => {
    request.headers = { ...withoutOurs(request.headers), [requestIdName]: request.headers[requestIdName] }
    next()
  },
  createPassThrough(deps, { name: 'listing-market', url }),
]

export const isExposed = (route: AnyRoute): boolean => route.isExposed !== false

const refuse: RequestHandler = () => {
  throw notFound()
}
