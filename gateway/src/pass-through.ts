import type { ClientRequest, IncomingMessage } from 'node:http'
import { reasonOf, requestIdOf, sendProblem } from '@verandah/kit'
import type { Request, RequestHandler, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { GatewayDeps } from './gateway-deps.ts'
import { serviceUnavailable } from './service-unavailable.ts'
import { cacheControlOf, withOurCookies } from './with-our-cookies.ts'

/** A service waits for a client that is slow to read, or that has paused a download. */
const slowReaderMs = 5 * 60_000

/**
 * Proxies large, streamed or rare responses over kept-alive connections. Responds with 503 if the service does not
 * respond in time.
 */
export function createPassThrough(
  { connections, settings, log }: Pick<GatewayDeps, 'connections' | 'settings' | 'log'>,
  { name, url }: { name: string; url: string },
): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target: url,
    agent: connections.agentOf(url),
    changeOrigin: true,
    headers: { connection: 'keep-alive' },
    proxyTimeout: settings.UPSTREAM_TIMEOUT_MS,
    on: {
      proxyReq: (outgoing, request, response) => {
        limitConnecting(outgoing, settings.UPSTREAM_CONNECT_TIMEOUT_MS)
        response.once('close', () => {
          if (response.writableFinished && request.complete) return
          outgoing.destroy()
          discardRest(request, outgoing)
        })
      },
      proxyRes: (incoming, _, response) => {
        incoming.setTimeout(Math.max(settings.UPSTREAM_TIMEOUT_MS, slowReaderMs))
        const theirs = incoming.headers['set-cookie']
        if (theirs) incoming.headers['set-cookie'] = withOurCookies(response, theirs)
        const cached = incoming.headers['cache-control']
        if (cached) incoming.headers['cache-control'] = String(cacheControlOf(response, cached))
        keepOurConnection(incoming, response)
        incoming.once('close', () => {
          if (!incoming.complete) response.destroy()
        })
      },
      error: (error, request, response) => {
        if (!('getHeader' in response) || response.destroyed) return
        const correlationId = requestIdOf(request)
        log.warn({ correlationId, upstream: name, reason: reasonOf(error) }, 'a service did not answer')
        if (response.headersSent) response.destroy()
        else sendProblem(serviceUnavailable(error), { request, response, log })
      },
    },
  })
}

/** The body of a call that was answered before its end: the connection can then be used again. */
const discardRest = (request: IncomingMessage, outgoing: ClientRequest): void => {
  request.unpipe(outgoing)
  request.resume()
}

const limitConnecting = (outgoing: ClientRequest, timeoutMs: number): void => {
  const { socket } = outgoing
  if (socket?.connecting !== true) return
  const timer = setTimeout(() => outgoing.destroy(new Error('no connection in time')), timeoutMs)
  socket.once('connect', () => clearTimeout(timer))
  outgoing.once('close', () => clearTimeout(timer))
}

/** Connection headers are hop-by-hop: the service's are not passed to the browser. */
const keepOurConnection = (incoming: IncomingMessage, response: Response): void => {
  delete incoming.headers['keep-alive']
  if (response.getHeader('Connection') === 'close') incoming.headers.connection = 'close'
  else delete incoming.headers.connection
}
