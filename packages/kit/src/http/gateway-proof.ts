import { timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { deriveKey } from '../derive-key.ts'
import type { Keys } from '../keys.ts'
import { clientAddressHeader } from './address-group.ts'
import { deviceHeader } from './session-cookies.ts'

/** Proves that headers about the client were set by the gateway. */
export const gatewayProofHeader = 'X-Gateway-Proof'

/** Known only to the gateway and the services behind it. */
export function gatewayProofOf(key: string): string {
  return deriveKey(key, 'gateway-proof').toString('base64url')
}

const proofName = gatewayProofHeader.toLowerCase()
const claims = [clientAddressHeader.toLowerCase(), deviceHeader]

/**
 * Removes headers about the client unless the request carries the gateway's proof, because a direct caller could forge
 * them.
 */
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
