import { addressGroupOf, deviceHeader, type Call } from '@verandah/kit'
import { describeDevice } from './domain/describe-device.ts'
import type { createDeviceTokens } from './tokens.ts'

/** The origin of a request, in terms that its user recognises. */
export interface Origin {
  device: string | null
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  address: string | null
}

export function originOf({ headers, remoteAddress }: Pick<Call, 'headers' | 'remoteAddress'>): Origin {
  return {
    device: describeDevice(headers['user-agent']?.toString() ?? ''),
    address: addressGroupOf(remoteAddress),
  }
}

/** The token of a browser known to this account. */
export function knownDeviceOf(
  { headers }: Pick<Call, 'headers'>,
  { devices, account }: { devices: ReturnType<typeof createDeviceTokens>; account: string },
): string | null {
  const device = String(headers[deviceHeader] ?? '')
  return devices.isKnown(device, account) ? device : null
}

/** An operator at a terminal, or the product itself. */
export const fromWithin: Origin = { device: null, address: null }
