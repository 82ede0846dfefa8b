import type { Property } from '@verandah/contracts'

export function hasDoorNumber(home: Pick<Property, 'address' | 'suburb'>): boolean {
  return /\d/.test(streetOf(home))
}

type Address = Pick<Property, 'address' | 'suburb' | 'state' | 'postcode'>

/** "12 Lennox Street, Richmond"; the suburb alone where an advert names no street. */
export function placeOf(home: Pick<Address, 'address' | 'suburb'>): string {
  const street = streetOf(home)
  return street === home.suburb ? street : `${street}, ${home.suburb}`
}

/** "12 Lennox Street, Richmond VIC 3121". */
export function addressOf(home: Address): string {
  return `${placeOf(home)} ${home.state} ${home.postcode}`
}

/** Returns the address without a trailing suburb, which some providers append and the next line shows. */
export function streetOf({ address, suburb }: Pick<Property, 'address' | 'suburb'>): string {
  const ending = `, ${suburb}`
  return address.toLowerCase().endsWith(ending.toLowerCase()) ? address.slice(0, -ending.length) : address
}
