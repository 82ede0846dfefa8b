import { isIPv6 } from 'node:net'

/** The client's address, as the gateway saw it. */
export const clientAddressHeader = 'X-Client-Address'

/** Loopback over IPv4 or IPv6. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address)
}

/** The unit of rate limits: an IPv4 address, or an IPv6 /64, the network of one customer (RFC 6177). */
export function addressGroupOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? networkOf(address) : address
}

const networkOf = (address: string): string => {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const front = groupsOf(head)
  const back = groupsOf(tail)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

const groupsOf = (text: string): string[] => text.split(':').filter((group) => group !== '')
