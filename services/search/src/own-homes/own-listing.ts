import type { OwnHomeInput } from '@verandah/contracts'
import { timeZoneOf } from '../localities/domain/time-zone-of.ts'
import { describeListing } from '../providers/domain/describe-home.ts'
import { readDoor, streetLineOf } from '../providers/domain/door.ts'
import { commonLabelOf, distinctLabels } from '../providers/domain/feature-labels.ts'
import { blankListing, type Listing } from '../providers/domain/listing.ts'
import { ageBandOf, yearBuiltIn } from '../providers/domain/property-age.ts'
import { readPrice } from '../providers/domain/read-price.ts'

/** "12A Example Street" as its number and its street; nulls where no street follows a number. */
const splitAtLastFigure = (address: string): [string | null, string | null] => {
  const figure = address.search(/\d\D*$/)
  const gap = figure === -1 ? -1 : address.slice(figure).search(/\s/)
  const street = gap === -1 ? '' : address.slice(figure + gap).trim()
  return street === '' ? [null, null] : [address.slice(0, figure + gap), street]
}

/** What a buyer wrote of a home, as an advert: from here on it is read like any other. */
export const ownListingOf = (id: string, input: OwnHomeInput, year: number): Listing => {
  const { locality, link, bedrooms, bathrooms, parking, landSize, propertyType, description } = input
  const [number, street] = splitAtLastFigure(input.address)
  const door = readDoor(null, number)
  const address = [street === null ? input.address : streetLineOf(door, street), locality.suburb]
    .filter(Boolean)
    .join(', ')
  const features = distinctLabels(input.features.map(labelOf))
  return describeListing({
    ...blankListing,
    ...{ id, provider: 'own', sourceId: id, sourceName: 'Added by you', url: link },
    ...{ ...locality, ...door, street, address, title: address, timeZone: timeZoneOf(locality) },
    ...{ propertyType, bedrooms, bathrooms, parking, landSize: landSize === 0 ? null : landSize },
    ...readPrice({ text: input.price || null }),
    ...{ description, features },
    propertyAge: ageBandOf(yearBuiltIn(description), year),
  })
}

const labelOf = (words: string): string => {
  const label = commonLabelOf(words)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
