import { timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { deriveKey } from '../derive-key.ts'
import type { Keys } from '../keys.ts'
import { clientAddressHeader } from './address-group.ts'
import { deviceHeader } from './session-cookies.ts'

/** With it the gateway vouches for what it says of a client. */
export const gatewayProofHeader = 'X-Gateway-Proof'

/** Known to the gateway and to the services behind it, and to no browser. */
export const gatewayProofOf = (key: string): string => deriveKey(key, 'gateway-proof').toString('base64url')

const proofName = gatewayProofHeader.toLowerCase()
const claims = [clientAddressHeader.toLowerCase(), deviceHeader]

/** Takes away what a request says of its client unless the gateway vouches for it: whoever else reaches a service speaks for itself. */
export const dropUnvouched = (keys: Keys): RequestHandler => {
  const proofs = keys.map((key) => Buffer.from(gatewayProofOf(key)))
  return (request, _, next) => {
    const shown = Buffer.from(String(request.headers[proofName] ?? ''))
    const isVouched = proofs.some((proof) => shown.length === proof.length && timingSafeEqual(shown, proof))
    const dropped = isVouched ? [proofName] : [proofName, ...claims]
    request.headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !dropped.includes(name)))
    next()
  }
}
