import type { IncomingHttpHeaders } from 'node:http'
import type { AnyRoute } from '@verandah/contracts'
import { clientAddressHeader, deviceHeader, gatewayProofHeader } from '@verandah/kit'
import { requestIdName } from './response-headers.ts'
import type { RequestContext } from './observe.ts'
import type { Session } from './read-held-session.ts'

/** Headers that only the gateway may set, and hop-by-hop headers (RFC 9110, section 7.6.1). */
const ours =
  /^(?:authorization|cookie|forwarded|via|x-forwarded-.*|x-real-ip|x-client-address|x-gateway-proof|x-request-id|x-device-token|traceparent|tracestate|baggage|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect)$/

interface Admitted {
  context: RequestContext
  session: Session | null
  /** The token that identifies a browser to auth. */
  device: string | undefined
  address: string
  proof: string
}

const clientAddressName = clientAddressHeader.toLowerCase()
const gatewayProofName = gatewayProofHeader.toLowerCase()

/** Returns the request's headers, with trusted ones replaced by the gateway's. Removes cookies. */
export function upstreamHeaders(
  route: AnyRoute,
  { context: { request, requestId, trace }, session, device, address, proof }: Admitted,
): IncomingHttpHeaders {
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

export function withoutOurs(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = {}
  for (const name in headers) if (!ours.test(name)) kept[name] = headers[name]
  return kept
}
