import type { IncomingHttpHeaders } from 'node:http'
import type { AnyRoute } from '@verandah/contracts'
import { clientAddressHeader, deviceHeader, gatewayProofHeader, requestIdHeader, traceHeaders } from '@verandah/kit'
import type { Request, Response } from 'express'
import type { Session } from './read-held-session.ts'

/** What a service believes only when we say it, and what concerns one connection only (RFC 9110, section 7.6.1). */
const ours =
  /^(authorization|cookie|forwarded|via|x-forwarded-.*|x-real-ip|x-client-address|x-gateway-proof|x-request-id|x-device-token|traceparent|tracestate|baggage|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect)$/

interface Exchange {
  request: Request
  response: Response
  session: Session | null
  /** The token by which auth knows a browser again. */
  device: string | undefined
  proof: string
}

/** Replaces the headers of a request by those that its service may trust. Cookies stop here. */
export const setUpstreamHeaders = (route: AnyRoute, { request, response, session, device, proof }: Exchange): void => {
  const { authorization } = request.headers
  const vouched: IncomingHttpHeaders = {
    connection: request.headers.connection?.toLowerCase() === 'close' ? 'close' : 'keep-alive',
    [requestIdHeader.toLowerCase()]: String(response.getHeader(requestIdHeader)),
    [clientAddressHeader.toLowerCase()]: request.ip ?? '',
    [gatewayProofHeader.toLowerCase()]: proof,
    ...traceHeaders(),
    ...(device !== undefined && { [deviceHeader]: device }),
    ...(session && { authorization: `Bearer ${session.accessToken}` }),
    ...(route.auth === 'token' && authorization !== undefined && { authorization }),
  }
  request.headers = { ...withoutOurs(request.headers), ...vouched }
}

export const withoutOurs = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ours.test(name)))
