import { BlockList, isIPv6 } from 'node:net'

/**
 * Addresses that redirects must not reach: localhost, private and link-local networks, multicast and reserved ranges
 * (IANA's registries).
 */
const reserved: Readonly<Record<'ipv4' | 'ipv6', readonly string[]>> = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ],
  ipv6: ['::/128', '::1/128', '64:ff9b::/96', '2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/9', 'ff00::/8'],
}

const blocked = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const)
  for (const range of reserved[family]) {
    const [network = '', prefix] = range.split('/')
    blocked.addSubnet(network, Number(prefix), family)
  }

/** Whether an IP address, including IPv4 within IPv6, is not public. */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
