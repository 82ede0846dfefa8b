import type { Property } from '@verandah/contracts'

/** Whether the address has a number. */
export const hasDoorNumber = (home: Pick<Property, 'address' | 'suburb'>): boolean => /\d/.test(streetOf(home))

/** Returns the address without a trailing suburb, which some providers append and the next line shows. */
export const streetOf = ({ address, suburb }: Pick<Property, 'address' | 'suburb'>): string => {
  const ending = `, ${suburb}`
  return address.toLowerCase().endsWith(ending.toLowerCase()) ? address.slice(0, -ending.length) : address
}
