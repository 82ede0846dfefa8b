import { type AnyRoute, packedType, packJson } from '@verandah/contracts'
import type { Request, RequestHandler, Response } from 'express'
import type { ZodMiniType } from 'zod/mini'
import { invalid, notFound, unauthenticated } from '../errors.ts'
import { asksToWait, countRequest } from '../metrics.ts'
import { inSpan, inTraceOf } from '../telemetry.ts'
import { runInContext } from '../work-context.ts'
import type { AppOptions } from './app-options.ts'
import { clientAddressHeader } from './address-group.ts'
import type { SignalOf } from './caller-signals.ts'
import { checkInput } from './check-input.ts'
import { readBytes } from './read-bytes.ts'
import { requestIdHeader, requestIdOf } from './request-id.ts'
import { Answer, type Call, type ReadyRoute, TaggedAnswer } from './route.ts'
import { isStream, sendStream } from './send-stream.ts'
import type { SessionVerifier } from './session.ts'

export const defaultBodyLimitBytes = 64 * 1024

/** Turns a handler into middleware: context, span, contract check, reply, one log line and one metric. */
export const answerRoute =
  (
    { route, handle }: ReadyRoute,
    { sessions, log, inspectReply, signalOf }: AppOptions & { signalOf: SignalOf },
  ): RequestHandler =>
  async (request, response) => {
    const startedAt = process.hrtime.bigint()
    const correlationId = requestIdOf(request)
    response.setHeader(requestIdHeader, correlationId)
    response.once('finish', () => {
      const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9
      const facts = { method: route.method, route: route.path, status: response.statusCode }
      countRequest({ service: route.service, ...facts, isHeld: asksToWait(request.originalUrl) }, seconds)
      log.debug({ ...facts, seconds }, 'answered')
    })
    await runInContext({ correlationId, causationId: null }, () =>
      inTraceOf(request.headers, () =>
        inSpan(`${route.method} ${route.path}`, { attributes: attributesOf(route) }, async () => {
          const reply: unknown = await handle({ ...callOf(route, request, sessions), signal: signalOf(response) })
          const answer = await answerOf(reply, request)
          if (answer === null) {
            response
              .status(304)
              .set({ ...headersOf(reply as TaggedAnswer<unknown>), ...varyOf(route) })
              .end()
            return
          }
          const { body, headers, status = route.status } = answer
          inspectReply?.(route, body)
          // Node's `fetch` sends `no-cache` beside `If-None-Match`; caches may be bypassed, but the validator still
          // counts.
          delete request.headers['cache-control']
          if (typeof route.replyType === 'string') response.type(route.replyType)
          response.status(status).set({ 'Cache-Control': 'no-store', ...varyOf(route), ...headers })
          if (isStream(body)) await sendStream(body, { response, route: route.path, log })
          else sendBody(response, route, body)
        }),
      ),
    )
  }

/** Null when the client already has this version. */
const answerOf = async (reply: unknown, request: Request): Promise<Answer<unknown> | null> => {
  if (reply instanceof Answer) return reply as Answer<unknown>
  if (!(reply instanceof TaggedAnswer)) return new Answer(reply, {})
  const tagged = reply as TaggedAnswer<unknown>
  if (tagsIn(request.header('if-none-match')).includes(tagged.tag)) return null
  const { body, headers } = await tagged.make()
  return new Answer(body, { ...headersOf(tagged), ...headers })
}

const headersOf = ({ tag, cacheControl, headers }: TaggedAnswer<unknown>) => ({
  ...headers,
  ETag: tag,
  'Cache-Control': cacheControl,
})

/** A compressing proxy turns our tags into weak ones. */
const tagsIn = (header = ''): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

const varyOf = ({ isPackable }: AnyRoute) => (isPackable === true ? { Vary: 'Accept' } : {})

const sendBody = (response: Response, { replyType, isPackable }: AnyRoute, body: unknown): void => {
  if (body === undefined) response.end()
  else if (replyType) response.send(Buffer.from(body as Uint8Array | string))
  else if (isPackable === true && response.req.header('accept')?.includes(packedType) === true)
    response.type(packedType).send(JSON.stringify(packJson(body)))
  else response.json(body)
}

const attributesOf = ({ method, path }: AnyRoute) => ({ 'http.request.method': method, 'http.route': path })

/** Returns the caller. Throws for an anonymous call of a route that requires a session. */
export function callerOf(route: AnyRoute, request: Request, sessions: SessionVerifier) {
  const caller = sessions.verify(bearerOf(request))
  if (route.auth === 'session' && caller === null) throw unauthenticated()
  return caller
}

const callOf = (route: AnyRoute, request: Request, sessions: SessionVerifier): Omit<Call, 'signal'> => {
  const caller = callerOf(route, request, sessions)
  return {
    ...(parseCall(route, request) as Pick<Call, 'params' | 'query' | 'body'>),
    caller,
    bytes: readBytes(request, route.bodyLimitBytes ?? defaultBodyLimitBytes),
    headers: request.headers,
    remoteAddress: request.header(clientAddressHeader) ?? request.socket.remoteAddress ?? '',
  }
}

const bearerOf = (request: Request): string => /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1] ?? ''

/** Checks params, query and body against the contract. A malformed id in the path is answered like a missing one. */
const parseCall = (route: AnyRoute, request: Request): { params: unknown; query: unknown; body: unknown } => {
  const params = checkInput(route.params as ZodMiniType | undefined, request.params)
  if (params.errors.length > 0) throw notFound()
  const query = checkInput(route.query as ZodMiniType | undefined, request.query)
  const body = checkInput(route.body as ZodMiniType | undefined, request.body as unknown)
  const errors = [...query.errors, ...body.errors]
  if (errors.length > 0) throw invalid(errors)
  return { params: params.value, query: query.value, body: body.value }
}
