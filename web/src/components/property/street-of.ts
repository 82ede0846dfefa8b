import type { Property } from '@verandah/contracts'

/** Whether the address names a door. */
export const hasDoorNumber = (home: Pick<Property, 'address' | 'suburb'>): boolean => /\d/.test(streetOf(home))

/** The address without the suburb that stands on the next line: some providers append it. */
export const streetOf = ({ address, suburb }: Pick<Property, 'address' | 'suburb'>): string => {
  const ending = `, ${suburb}`
  return address.toLowerCase().endsWith(ending.toLowerCase()) ? address.slice(0, -ending.length) : address
}
