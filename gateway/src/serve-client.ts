import { join } from 'node:path'
import { notFound } from '@verandah/kit'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import type { GatewayDeps } from './gateway-deps.ts'
import { ownCookiesOf } from './read-held-session.ts'

/**
 * Serves the built client: hashed files are cached for good, the page is revalidated each time and answers every client
 * route. Visitors without a session get public pages prerendered at the build.
 */
export function serveClient(deps: GatewayDeps): Router {
  const { webRoot } = deps
  const router = express.Router()
  if (webRoot !== undefined) {
    router.use('/assets', builtFiles(join(webRoot, 'assets')))
    router.use('/assets', missingFile)
    router.use(express.static(webRoot, { index: false, redirect: false, setHeaders: setLifetime }))
  }
  router.get('/{*path}', (request, response, next) => {
    if (!isNavigation(request)) throw notFound()
    if (webRoot === undefined) answerNotBuilt(response)
    else {
      response.vary('Accept').vary('Cookie')
      if (hasToken(request)) response.set(secretHeaders)
      const isVisitor = ownCookiesOf(request, deps).hint === undefined
      sendPage(webRoot, [...(isVisitor ? drawnPage(request) : []), 'index.html'], response, next)
    }
  })
  return router
}

/** Content-hashed names; the build puts compressed copies beside them. */
const builtFiles = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: { immutable: true, maxAge: '365d' },
  })

const missingFile: RequestHandler = (_, response) => {
  response.removeHeader('Content-Encoding')
  throw notFound()
}

const setLifetime = (response: Response, path: string): void => {
  const isAskedAnew = path.endsWith('.html') || path.endsWith('sw.js')
  response.setHeader('Cache-Control', isAskedAnew ? 'no-cache' : 'public, max-age=3600')
}

/** Whether a request is a navigation rather than for a missing file. */
const isNavigation = ({ path, headers }: Request): boolean =>
  path === '/' || (headers.accept ?? '').includes('text/html')

/** Sends the first of these files that exists. */
const sendPage = (webRoot: string, files: string[], response: Response, next: (error: unknown) => void): void => {
  const send = ([file, ...others]: string[]): void => {
    if (file === undefined) answerNotBuilt(response)
    else sendFirst(file, others)
  }
  const sendFirst = (file: string, others: string[]): void => {
    response.sendFile(file, { root: webRoot, cacheControl: false, headers: pageHeaders }, (error?: Error) => {
      if (!error || response.headersSent) return
      if ('code' in error && error.code === 'ENOENT') send(others)
      else next(error)
    })
  }
  send(files)
}

const pageHeaders = { 'Cache-Control': 'no-cache' }

/** Pages whose address grants access: a shared home, the receipt of a deletion. */
const hasToken = ({ path }: Request): boolean => /^\/(shared|account-deleted)\//i.test(path)

/** Other sites and search engines don't learn the address. `no-referrer` could make browsers send `Origin: null`. */
const secretHeaders = { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' }

/** Returns the prerendered file of a public page: `/features/search` is `drawn/features/search.html`. */
const drawnPage = ({ path }: Request): string[] => {
  const name = path === '/' ? 'index' : path.slice(1)
  return /^[a-z]+(\/[a-z]+)?$/.test(name) ? [`drawn/${name}.html`] : []
}

const answerNotBuilt = (response: Response): void => {
  response
    .status(503)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      '<!doctype html><html lang="en-AU"><title>Verandah</title><h1>The client is not built yet</h1>' +
        '<p>Run <code>npm run build</code>, then load this page again. The API is up: <a href="/api/openapi.json">its document</a>.</p>',
    )
}
