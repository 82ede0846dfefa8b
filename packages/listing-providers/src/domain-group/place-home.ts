import { AustralianState, Postcode } from '@verandah/contracts'
import { coordinatesOf } from '../listing/coordinates.ts'
import { readUnitAndNumber, streetLineOf } from '../listing/street-line.ts'
import { timeZoneOf } from '@verandah/localities/places'
import { suburbName } from '../listing/suburb-name.ts'
import { plainLine } from '../plain-text.ts'
import type { DomainListing, DomainProject } from './domain-reply.ts'

type Details = DomainListing['propertyDetails']

const localityOf = (details: Details, project: DomainProject | null) => ({
  state: AustralianState.safeParse((details.state ?? project?.state ?? '').trim().toUpperCase()).data,
  postcode: Postcode.safeParse((details.postcode ?? '').trim().padStart(4, '0')).data,
  suburb: suburbName(plainLine(details.suburb ?? project?.suburb ?? '')),
})

/** Returns where a home is, or the reason if the reply does not say. */
export function placeHome(details: Details, project: DomainProject | null) {
  const { state, postcode, suburb } = localityOf(details, project)
  if (state === undefined) return 'It names no Australian state.'
  if (postcode === undefined || postcode === '0000') return 'It has no postcode.'
  if (suburb === '') return 'It names no suburb.'
  const isPart = /^(?:street|area)only$/i.test(details.displayAddressType ?? '')
  return {
    ...(isPart ? shownPartOf(details, suburb) : wholePlaceOf(details, suburb, project)),
    suburb,
    state,
    postcode,
    timeZone: timeZoneOf({ state, postcode, suburb }),
  }
}

const wholePlaceOf = (details: Details, suburb: string, project: DomainProject | null) => {
  const numbers = readUnitAndNumber(details.unitNumber ?? null, details.streetNumber ?? null)
  const street = plainLine(details.street ?? '') || null
  const shown = plainLine(details.displayableAddress ?? project?.displayableAddress ?? '')
  const address = shown === '' ? [streetLineOf(numbers, street), suburb].filter(Boolean).join(', ') : shown
  return { ...numbers, street, address, ...coordinatesOf(details) }
}

/** Returns the part of the address that the agent allows to be shown; coordinates would reveal the rest. */
const shownPartOf = ({ displayAddressType, street: stated }: Details, suburb: string) => {
  const street = /^area/i.test(displayAddressType ?? '') ? null : plainLine(stated ?? '') || null
  const address = [street, suburb].filter(Boolean).join(', ')
  return { unit: null, streetNumber: null, street, address, latitude: null, longitude: null }
}
