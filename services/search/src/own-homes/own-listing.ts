import type { OwnHomeInput } from '@verandah/contracts'
import { timeZoneOf } from '@verandah/localities/places'
import { describeListing } from '../homes/domain/describe-listing.ts'
import {
  ageBandOf,
  blankListing,
  commonLabelOf,
  distinctLabels,
  type Listing,
  readUnitAndNumber,
  readPrice,
  streetLineOf,
  yearBuiltIn,
} from '@verandah/listing-providers/listing'

/** "12A Example Street" as number and street; nulls without a number. */
const splitAtLastFigure = (address: string): [string | null, string | null] => {
  const figure = address.search(/\d\D*$/)
  const gap = figure === -1 ? -1 : address.slice(figure).search(/\s/)
  const street = gap === -1 ? '' : address.slice(figure + gap).trim()
  return street === '' ? [null, null] : [address.slice(0, figure + gap), street]
}

/** A buyer's own home as an advert, read like any other from here on. */
export function ownListingOf(id: string, input: OwnHomeInput, year: number): Listing {
  const { locality, link, bedrooms, bathrooms, parking, landSize, propertyType, description } = input
  const [number, street] = splitAtLastFigure(input.address)
  const numbers = readUnitAndNumber(null, number)
  const address = [street === null ? input.address : streetLineOf(numbers, street), locality.suburb]
    .filter(Boolean)
    .join(', ')
  const features = distinctLabels(input.features.map(labelOf))
  return describeListing({
    ...blankListing,
    id,
    provider: 'own',
    sourceId: id,
    sourceName: 'Added by you',
    url: link,
    ...locality,
    ...numbers,
    street,
    address,
    title: address,
    timeZone: timeZoneOf(locality),
    propertyType,
    bedrooms,
    bathrooms,
    parking,
    landSize: landSize === 0 ? null : landSize,
    ...readPrice({ text: input.price || null }),
    description,
    features,
    propertyAge: ageBandOf(yearBuiltIn(description), year),
  })
}

const labelOf = (words: string): string => {
  const label = commonLabelOf(words)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
