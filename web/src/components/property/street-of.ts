import type { Property } from '@verandah/contracts'

export function hasDoorNumber(home: Pick<Property, 'address' | 'suburb'>): boolean {
  return /\d/.test(streetOf(home))
}

/** Returns the address without a trailing suburb, which some providers append and the next line shows. */
export function streetOf({ address, suburb }: Pick<Property, 'address' | 'suburb'>): string {
  const ending = `, ${suburb}`
  return address.toLowerCase().endsWith(ending.toLowerCase()) ? address.slice(0, -ending.length) : address
}
