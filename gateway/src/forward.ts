import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { reasonOf, sendProblem } from '@verandah/kit'
import type { Dispatcher } from 'undici'
import { requestIdName } from './dress-answer.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import type { Exchange } from './observe.ts'
import { mayBePacked, packAnswer } from './pack.ts'
import { serviceUnavailable } from './service-unavailable.ts'
import { withOurCookies } from './with-our-cookies.ts'

/** Passes a call on and its answer back, with nothing in between but the two connections. What does not answer in time answers 503. */
export const createForward =
  ({ log }: Pick<GatewayDeps, 'log'>, service: string, pool: Dispatcher) =>
  (exchange: Exchange, headers: IncomingHttpHeaders): void => {
    const { request, response } = exchange
    const { method = 'GET', url = '' } = request
    const sent = hasBody(headers) ? bodyOf(request) : null
    delete headers['transfer-encoding']
    pool.dispatch(
      { path: url, method, headers, body: sent },
      handlerOf(exchange, (error) => {
        log.warn({ ...exchange.ids(), upstream: service, reason: reasonOf(error) }, 'a service did not answer')
        sendProblem(serviceUnavailable(error), { request, response, log })
      }),
    )
  }

/** What is not read of a body must not end the connection: the answer has to go out by it. */
const bodyOf = (request: IncomingMessage): Readable =>
  Readable.from(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, { objectMode: false })

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

const clientGone = new Error('the client has gone')

const handlerOf = (exchange: Exchange, answerFailure: (error: Error) => void): Dispatcher.DispatchHandler => {
  const { request, response } = exchange
  let ours: Dispatcher.DispatchController | undefined
  let mayPause = false
  let resumes = false
  response.on('close', () => {
    if (!response.writableFinished) ours?.abort(clientGone)
    else if (!request.complete) request.resume()
  })
  return {
    onRequestStart: (controller) => {
      ours = controller
      if (response.closed) controller.abort(clientGone)
    },
    onResponseStart: (_, status, headers) => {
      if (status < 200) return
      mayPause = isKeptOpen(headers)
      beginAnswer(exchange, status, headers)
    },
    onResponseData: (controller, chunk) => {
      if (writeTo(response, chunk) || !mayPause) return
      controller.pause()
      if (resumes) return
      resumes = true
      // Not `once`: a packed answer would keep each of these listeners to its end.
      response.on('drain', () => controller.resume())
    },
    // Once what was written has left: with something still waiting, the end would cost a write of its own.
    onResponseEnd: () => process.nextTick(() => response.end()),
    onResponseError: (_, error) => {
      if (response.headersSent || response.closed) response.destroy()
      else answerFailure(error)
    },
  }
}

/** As much as Node writes without a buffer of its own. */
const shortBytes = 8 * 1024

/** A short text leaves in one write with the headers before it; bytes would be a second one. In latin1 each byte is a character. */
const writeTo = (response: ServerResponse, chunk: Buffer): boolean =>
  chunk.length <= shortBytes ? response.write(chunk.toString('latin1'), 'latin1') : response.write(chunk)

/**
 * undici 7.30 throws where nobody can catch it when a connection that ends with its answer ends while it is paused. Such an answer is read without
 * a pause: a service that leaves sends few.
 */
const isKeptOpen = (headers: IncomingHttpHeaders): boolean =>
  headers.connection?.toLowerCase() === 'keep-alive' &&
  (headers['content-length'] !== undefined || headers['transfer-encoding'] === 'chunked')

/** What concerns the connection to the service only (RFC 9110, section 7.6.1), and the id, which we say. */
const isDropped = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', requestIdName],
])

const beginAnswer = ({ request, response }: Exchange, status: number, headers: IncomingHttpHeaders): void => {
  if (mayBePacked(request, headers['content-length'])) packAnswer(request, response)
  else headers.vary = headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`
  const answered: OutgoingHttpHeader[] = []
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined || isDropped.has(name)) continue
    answered.push(name, name === 'set-cookie' ? withOurCookies(response, value) : value)
  }
  response.writeHead(status, answered)
}
