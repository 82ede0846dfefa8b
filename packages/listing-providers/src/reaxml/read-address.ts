import { AustralianState, Postcode } from '@verandah/contracts'
import { readUnitAndNumber, streetLineOf } from '../listing/street-line.ts'
import { stateOfName } from '@verandah/localities/places'
import type { ListingUpdate } from '../listing/listing.ts'
import { suburbName } from '../listing/suburb-name.ts'
import { plainLine } from '../plain-text.ts'
import { flagOf } from './read-values.ts'
import { attributeOf, childOf, textOf, type XmlElement } from './xml-element.ts'

/** Returns the address of a record, an empty object if it has none, or the reason if it is invalid. */
export function readAddress(root: XmlElement): Partial<ListingUpdate> | string {
  const address = childOf(root, 'address')
  if (address === null) return {}
  const place = readPlace(address)
  if (typeof place === 'string') return place
  const isHidden = flagOf(attributeOf(address, 'display').trim()) === false
  const street = isHidden ? null : plainLine(textOf(address, 'street')) || null
  const numbers = isHidden ? readUnitAndNumber(null, null) : unitAndNumberOf(address)
  const lot = isHidden || numbers.streetNumber === null ? null : lotOf(address)
  const line = [...lotBeside(numbers, lot), streetLineOf(numbers, street)].join(', ')
  return { ...place, ...numbers, lot, street, address: line === '' ? place.suburb : `${line}, ${place.suburb}` }
}

const readPlace = (address: XmlElement) => {
  const suburb = suburbName(plainLine(textOf(address, 'suburb')))
  const postcode = Postcode.safeParse(textOf(address, 'postcode').padStart(4, '0')).data
  const country = textOf(address, 'country')
  if (country !== '' && !/^(?:aus?|australia)$/i.test(country)) return `It lies in ${country.slice(0, 40)}.`
  if (suburb === '') return 'Its address names no suburb.'
  if (postcode === undefined || postcode === '0000') return 'Its address has no postcode of four figures.'
  const state = stateOf(textOf(address, 'state')) ?? stateOfPostcode(postcode)
  return state === null ? 'Its address names no Australian state.' : { suburb, state, postcode }
}

const stateOf = (text: string): AustralianState | null =>
  AustralianState.safeParse(text.replace(/\./g, '').toUpperCase()).data ?? stateOfName.get(text.toLowerCase()) ?? null

const unitAndNumberOf = (address: XmlElement) => {
  const number = plainLine(textOf(address, 'streetNumber'))
  const lot = lotOf(address)
  return readUnitAndNumber(
    plainLine(textOf(address, 'subNumber')),
    number === '' && lot !== null ? `Lot ${lot}` : number,
  )
}

/** "Lot 3, 39 Boronia Road", unless the lot is the number already. */
const lotBeside = ({ streetNumber }: ReturnType<typeof readUnitAndNumber>, lot: string | null): string[] =>
  lot === null || /^lot\b/i.test(streetNumber ?? '') ? [] : [`Lot ${lot}`]

const lotOf = (address: XmlElement): string | null =>
  plainLine(textOf(address, 'lotNumber')).replace(/^lot\s*/i, '') || null

/** Returns the state of a postcode, for records without one. */
function stateOfPostcode(postcode: string): AustralianState | null {
  return postcodeRanges.find(([from, to]) => postcode >= from && postcode <= to)?.[2] ?? null
}

/** Australia Post's street ranges. Border towns served across a state line state their own. */
const postcodeRanges: readonly (readonly [string, string, AustralianState])[] = [
  ['0800', '0899', 'NT'],
  ['2600', '2618', 'ACT'],
  ['2900', '2920', 'ACT'],
  ['2000', '2999', 'NSW'],
  ['3000', '3999', 'VIC'],
  ['4000', '4999', 'QLD'],
  ['5000', '5799', 'SA'],
  ['6000', '6797', 'WA'],
  ['7000', '7799', 'TAS'],
]
