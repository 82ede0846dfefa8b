import type { Home } from '../market/home.ts'

const shortTypes: Readonly<Record<string, string>> = {
  Street: 'St',
  Road: 'Rd',
  Avenue: 'Ave',
  Court: 'Ct',
  Drive: 'Dr',
  Crescent: 'Cres',
  Place: 'Pl',
  Parade: 'Pde',
  Terrace: 'Tce',
  Boulevard: 'Blvd',
}

/** "12/39 Lennox Street". */
export function doorOf({ address }: Home): string {
  return `${address.unitNumber === undefined ? '' : `${address.unitNumber}/`}${address.streetNumber} ${streetOf(address)}`
}

export function streetOf({ streetName, streetType }: Home['address']) {
  return `${streetName} ${streetType}`
}

/** "Lennox St". */
export function shortStreetOf({ streetName, streetType }: Home['address']) {
  return `${streetName} ${shortTypes[streetType] ?? streetType}`
}

/** The slug of the home's page: "12-39-lennox-street-richmond-vic-3121-2016241957". */
export function slugOf(home: Home): string {
  const { suburb, state, postcode } = home.locality
  return `${doorOf(home)} ${suburb} ${state} ${postcode} ${home.domainId}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
