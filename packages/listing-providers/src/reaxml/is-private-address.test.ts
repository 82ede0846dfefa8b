import { expect, it } from 'vitest'
import { isPrivateAddress } from './is-private-address.ts'

it.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1'],
  ...['::ffff:a9fe:a9fe', '64:ff9b::a00:1'],
])('%s belongs to no public network', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

it.each(['1.1.1.1', '172.32.0.1', '172.15.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '11.0.0.1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)
