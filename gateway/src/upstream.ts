import { Agent, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { answerProblem, AppError, reasonOf } from '@verandah/kit'
import type { Request, RequestHandler, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { GatewayDeps } from './gateway-deps.ts'

/** Shorter than the notice that a service gives before it goes: no request is sent on a connection that it is about to close. */
const idleMs = 4_000

/** Connections to services, kept by the protocol of their address. */
export const createAgents = () => {
  const [plain, tls] = [Agent, TlsAgent].map((Kind) => keepShortly(new Kind({ keepAlive: true, scheduling: 'lifo' })))
  return {
    of: (url: string) => (url.startsWith('https:') ? tls : plain),
    destroy: () => [plain, tls].forEach((agent) => agent?.destroy()),
  }
}

const keepShortly = (agent: Agent): Agent => {
  const keep: (socket: Duplex) => unknown = agent.keepSocketAlive.bind(agent)
  agent.keepSocketAlive = (socket) => {
    const isKept = keep(socket)
    if (socket instanceof Socket) socket.setTimeout(idleMs)
    return isKept
  }
  return agent
}

/** Passes requests on byte for byte over kept connections. What does not answer in time answers 503; nothing hangs. */
export const createUpstream = (
  { agents, settings, log }: Pick<GatewayDeps, 'agents' | 'settings' | 'log'>,
  { name, url }: { name: string; url: string },
): RequestHandler => {
  const answer = answerProblem(log)
  return createProxyMiddleware<Request, Response>({
    target: url,
    agent: agents.of(url),
    changeOrigin: true,
    headers: { connection: 'keep-alive' },
    proxyTimeout: settings.UPSTREAM_TIMEOUT_MS,
    on: {
      proxyReq: (outgoing, _, response) => {
        limitConnecting(outgoing, settings.UPSTREAM_CONNECT_TIMEOUT_MS)
        response.once('close', () => {
          if (!response.writableFinished) outgoing.destroy()
        })
      },
      proxyRes: (incoming, _, response) => {
        keepOurCookies(incoming, response)
        keepOurConnection(incoming, response)
        incoming.once('close', () => {
          if (!incoming.complete) response.destroy()
        })
      },
      error: (error, request, response) => {
        if (!('getHeader' in response) || response.destroyed) return
        log.warn({ upstream: name, reason: reasonOf(error) }, 'a service did not answer')
        void answer(serviceUnavailable(error), request, response, () => response.destroy())
      },
    },
  })
}

export const serviceUnavailable = (cause: unknown) =>
  new AppError('unavailable', {
    code: 'service-unavailable',
    detail: 'This part of Verandah isn’t responding right now. Please try again in a moment.',
    retryAfterMs: 2_000,
    cause,
  })

const limitConnecting = (outgoing: ClientRequest, timeoutMs: number): void => {
  const { socket } = outgoing
  if (socket?.connecting !== true) return
  const timer = setTimeout(() => outgoing.destroy(new Error('no connection in time')), timeoutMs)
  socket.once('connect', () => clearTimeout(timer))
  outgoing.once('close', () => clearTimeout(timer))
}

/** Whether a connection lasts is a matter of its two ends: what the service says of ours is not for the browser. */
const keepOurConnection = (incoming: IncomingMessage, response: Response): void => {
  delete incoming.headers['keep-alive']
  if (response.getHeader('Connection') === 'close') incoming.headers.connection = 'close'
  else delete incoming.headers.connection
}

/** Cookies of a renewed session come before those of the service, so that a log-out has the last word. */
const keepOurCookies = (incoming: IncomingMessage, response: Response): void => {
  const theirs = incoming.headers['set-cookie']
  if (theirs) incoming.headers['set-cookie'] = [response.getHeader('Set-Cookie') ?? [], theirs].flat().map(String)
}
