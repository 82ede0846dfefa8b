import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { reasonOf, sendProblem } from '@verandah/kit'
import type { Dispatcher } from 'undici'
import { requestIdName } from './response-headers.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import type { RequestContext } from './observe.ts'
import { mayBePacked, packAnswer } from './pack.ts'
import { serviceUnavailable } from './service-unavailable.ts'
import { cacheControlOf, withOurCookies } from './with-our-cookies.ts'

/** Forwards a call and streams its response back. Responds with 503 if the service does not respond in time. */
export const createForward =
  ({ log }: Pick<GatewayDeps, 'log'>, service: string, pool: Dispatcher) =>
  (context: RequestContext, headers: IncomingHttpHeaders): void => {
    const { request, response } = context
    const { method = 'GET', url = '' } = request
    const sent = hasBody(headers) ? bodyOf(request) : null
    delete headers['transfer-encoding']
    pool.dispatch(
      { path: url, method, headers, body: sent },
      handlerOf(context, (error) => {
        log.warn({ ...context.ids(), upstream: service, reason: reasonOf(error) }, 'a service did not answer')
        sendProblem(serviceUnavailable(error), { request, response, log })
      }),
    )
  }

/** A stream of its own: ending an unread body must not end the connection before the response is sent. */
const bodyOf = (request: IncomingMessage): Readable => request.pipe(new PassThrough())

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
}

const clientGone = new Error('the client has gone')

const handlerOf = (context: RequestContext, answerFailure: (error: Error) => void): Dispatcher.DispatchHandler => {
  const { request, response } = context
  let ours: Dispatcher.DispatchController | undefined
  let mayPause = false
  let resumes = false
  response.on('close', () => {
    if (response.writableFinished && request.complete) return
    ours?.abort(clientGone)
    // Discards the rest of a body that was answered early, so that the connection can be used again.
    request.resume()
  })
  return {
    onRequestStart: (controller) => {
      ours = controller
      if (response.closed) controller.abort(clientGone)
    },
    onResponseStart: (_, status, headers) => {
      if (status < 200) return
      mayPause = isKeptOpen(headers)
      beginAnswer(context, status, headers)
    },
    onResponseData: (controller, chunk) => {
      if (writeTo(response, chunk) || !mayPause) return
      controller.pause()
      if (resumes) return
      resumes = true
      // Not `once`: a compressed response would keep each of these listeners to its end.
      response.on('drain', () => controller.resume())
    },
    // After the write has drained: ending with data still buffered would cost a separate write.
    onResponseEnd: () => process.nextTick(() => response.end()),
    onResponseError: (_, error) => {
      if (response.writableFinished) return
      if (response.headersSent || response.closed) response.destroy()
      else answerFailure(error)
    },
  }
}

/** The most that Node writes without allocating a buffer. */
const shortBytes = 8 * 1024

/** A short string leaves in one write with the headers, bytes in a second one. In latin1 each byte is a character. */
const writeTo = (response: ServerResponse, chunk: Buffer): boolean =>
  chunk.length <= shortBytes ? response.write(chunk.toString('latin1'), 'latin1') : response.write(chunk)

/**
 * undici 7.30 throws uncatchably when a connection that closes with its response closes while paused. Such a response
 * is read without pausing; only a service that shuts down sends them.
 */
const isKeptOpen = (headers: IncomingHttpHeaders): boolean =>
  headers.connection?.toLowerCase() === 'keep-alive' &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] === 'chunked')

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and the request id, which the gateway sets itself. */
const isDropped = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', requestIdName],
])

const beginAnswer = ({ request, response }: RequestContext, status: number, headers: IncomingHttpHeaders): void => {
  if (mayBePacked(request, headers['content-length'])) packAnswer(request, response)
  else headers.vary = headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`
  const answered: OutgoingHttpHeader[] = []
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined || isDropped.has(name)) continue
    answered.push(name, besideOurCookies(response, name, value))
  }
  response.writeHead(status, answered)
}

const besideOurCookies = (response: ServerResponse, name: string, value: string | string[]): OutgoingHttpHeader => {
  if (name === 'set-cookie') return withOurCookies(response, value)
  return name === 'cache-control' ? cacheControlOf(response, value) : value
}
