import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { silentLog, type BusLog } from '../bus/bus-log.ts'
import { AppError } from '../errors.ts'
import { readRenewedTls, readTls, type TlsFiles } from '../tls-files.ts'
import { waitAtMost } from '../wait-at-most.ts'
import { type BodyPace, endSlowBody, usualPace } from './end-slow-bodies.ts'
import { problemOf } from './problem.ts'
import { idOfAnswer } from './request-id.ts'
import { createUnderWay, type UnderWay } from './under-way.ts'

export interface HttpServer {
  readonly port: number
  /**
   * From now on every response closes its connection, so that callers move to another process. Idle connections stay
   * open, because a request may be in transit.
   */
  letGo(): void
  /**
   * Stops accepting connections; resolves when running requests are answered. Requests unanswered after `timeoutMs` get
   * 503.
   */
  drain(timeoutMs: number): Promise<void>
}

/** An interface and a port; 0 is any free one. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** With these, the server accepts TLS only. */
  readonly tls?: TlsFiles | undefined
  /** Logs errors of renewed certificates. */
  readonly log?: BusLog
  /** Minimum transfer rate of request bodies. */
  readonly pace?: BodyPace
}

export const onLoopback: ListenAddress = { host: '127.0.0.1', port: 0 }

/**
 * Idle connections outlive the gateway's, so that it never reuses one that is closing. Bodies have their own minimum
 * rate.
 */
const options: ServerOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 30_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
}

/** Serves HTTP, or HTTPS with `tls`. */
export async function listen(
  listener: RequestListener,
  { tls, log = silentLog, pace = usualPace, ...place }: ListenAddress,
): Promise<HttpServer> {
  const unanswered = createUnderWay<ServerResponse>()
  let isLeaving = false
  let isDraining = false
  const server = tls ? openTlsServer(tls, log) : createServer(options)
  server.on('request', (request, response) => {
    const answered = unanswered.add(response)
    response.once('close', () => {
      answered()
      if (isDraining) server.closeIdleConnections()
    })
    if (isLeaving) endConnection(response)
    endSlowBody(request, response, pace)
    listener(request, response)
  })
  server.on('connect', (_, socket) => refuseTunnel(socket))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, resolve)
  })
  const letGo = () => {
    isLeaving = true
    unanswered.forEach(endConnection)
  }
  const drainAll = async (timeoutMs: number) => {
    letGo()
    const startedAt = performance.now()
    await untilQuiet(server, timeoutMs)
    isDraining = true
    return drain(server, unanswered, Math.max(0, timeoutMs - (performance.now() - startedAt)))
  }
  return { port: (server.address() as AddressInfo).port, letGo, drain: drainAll }
}

/** Refuses CONNECT: the server is no proxy. Node no longer handles errors of this socket, nor closes it on shutdown. */
const refuseTunnel = (socket: Duplex): void => {
  socket.on('error', () => socket.destroy())
  socket.end(noTunnels, () => socket.destroy())
}

const noTunnels = 'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const renewMs = 60 * 60 * 1000

/** Reloads renewed certificates within an hour. */
const openTlsServer = (tls: TlsFiles, log: BusLog): Server => {
  const server = createTlsServer({ ...options, ...readTls(tls) })
  const renew = () => {
    const renewed = readRenewedTls(tls, log)
    if (renewed) server.setSecureContext(renewed)
  }
  const renewing = setInterval(renew, renewMs).unref()
  server.once('close', () => clearInterval(renewing))
  return server
}

const endConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** A request that was sent before its client learned that the connection ends arrives within this time. */
const transitMs = 50
const longestTransitMs = 1_000

/** Resolves when no request has arrived for a while: a closing connection would reset one that is in transit. */
const untilQuiet = async (server: Server, timeoutMs: number): Promise<void> => {
  const deadline = performance.now() + Math.min(timeoutMs, longestTransitMs)
  let hasArrived = performance.now() < deadline
  server.prependListener('request', () => (hasArrived = true))
  while (hasArrived && performance.now() < deadline) {
    hasArrived = false
    await delay(transitMs)
  }
}

const lastWordsMs = 500

const drain = async (server: Server, unanswered: UnderWay<ServerResponse>, timeoutMs: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  await waitAtMost(timeoutMs, closed)
  unanswered.forEach(sendAway)
  if (unanswered.size() > 0) await waitAtMost(lastWordsMs, closed)
  server.closeAllConnections()
  await closed
}

const sendAway = (response: ServerResponse): void => {
  if (response.headersSent) return
  const requestId = idOfAnswer(response)
  const { status, headers, body } = problemOf(goingDown(), requestId)
  response.writeHead(status, { ...headers, Connection: 'close' }).end(JSON.stringify(body))
}

const goingDown = () =>
  new AppError('unavailable', {
    code: 'going-down',
    detail: 'This server is going down. Please send the request again.',
    retryAfterMs: 1_000,
  })
