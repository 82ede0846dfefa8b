import type { IncomingHttpHeaders } from 'node:http'
import type { AnyRoute } from '@verandah/contracts'
import { clientAddressHeader, deviceHeader, gatewayProofHeader } from '@verandah/kit'
import { requestIdName } from './dress-answer.ts'
import type { Exchange } from './observe.ts'
import type { Session } from './read-held-session.ts'

/** What a service believes only when we say it, and what concerns one connection only (RFC 9110, section 7.6.1). */
const ours =
  /^(?:authorization|cookie|forwarded|via|x-forwarded-.*|x-real-ip|x-client-address|x-gateway-proof|x-request-id|x-device-token|traceparent|tracestate|baggage|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect)$/

interface Admitted {
  exchange: Exchange
  session: Session | null
  /** The token by which auth knows a browser again. */
  device: string | undefined
  address: string
  proof: string
}

const clientAddressName = clientAddressHeader.toLowerCase()
const gatewayProofName = gatewayProofHeader.toLowerCase()

/** The headers of a request, with those that its service may trust in place of what it said itself. Cookies stop here. */
export const upstreamHeaders = (
  route: AnyRoute,
  { exchange: { request, requestId, trace }, session, device, address, proof }: Admitted,
): IncomingHttpHeaders => {
  const headers = withoutOurs(request.headers)
  headers[requestIdName] = requestId
  headers[clientAddressName] = address
  headers[gatewayProofName] = proof
  Object.assign(headers, trace)
  if (device !== undefined) headers[deviceHeader] = device
  if (session) headers.authorization = `Bearer ${session.accessToken}`
  const { authorization } = request.headers
  if (route.auth === 'token' && authorization !== undefined) headers.authorization = authorization
  return headers
}

export const withoutOurs = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const kept: IncomingHttpHeaders = {}
  for (const name in headers) if (!ours.test(name)) kept[name] = headers[name]
  return kept
}
