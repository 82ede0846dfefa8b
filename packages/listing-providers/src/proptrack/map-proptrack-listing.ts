import type { ListingStatus } from '@verandah/contracts'
import { instantOf } from '@verandah/local-time'
import { timeZoneOf } from '@verandah/localities/places'
import { coordinatesOf } from '../listing/coordinates.ts'
import { blankListing, noParticulars, type Listing } from '../listing/listing.ts'
import { normalisePropertyType } from '../listing/normalise-property-type.ts'
import { ageBandOf, yearBuiltIn } from '../listing/property-age.ts'
import { readPrice } from '../listing/read-price.ts'
import { readSale } from '../listing/sale.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { webAddressOf } from '../web-address.ts'
import type { PropTrackListing } from './proptrack-reply.ts'
import { type Attributes, codesOf, featuresOf, isNew, roomsOf } from './read-attributes.ts'
import { readFullAddress } from './read-full-address.ts'
import { picturesOf } from './read-pictures.ts'

export interface Setting {
  isSample: boolean
  /** Current year, for the age of a home. */
  year: number
  /** Text that PropTrack requires beside its adverts. */
  disclaimer: string | null
  /** Address template of pictures, with `{id}`, `{sha}` and `{extension}`. */
  imageUrl: string
  /** The requested suburbs, because a one-line address may not show where its suburb starts. */
  suburbs: readonly string[]
}

/** Maps a PropTrack listing to one of ours; returns the reason if it cannot be mapped. */
export function mapPropTrackListing(source: PropTrackListing, setting: Setting): Listing | string {
  const place = readFullAddress(source.address?.fullAddress ?? '', setting.suburbs)
  if (place === null) return 'Its address does not name a suburb, a state and a postcode.'
  const attributes = source.attributes ?? {}
  const timeZone = timeZoneOf(place)
  const description = plainText(source.description ?? '')
  const features = featuresOf(attributes)
  const sourceId = String(source.listingId)
  return {
    ...blankListing,
    id: `proptrack:${sourceId}`,
    provider: 'proptrack',
    sourceId,
    sourceName: 'PropTrack',
    isSample: setting.isSample,
    status: statusOf(source),
    title: place.address,
    description,
    ...place,
    timeZone,
    ...coordinatesOf(source.address?.location ?? {}),
    ...pricesOf(source),
    ...roomsOf(attributes),
    propertyType: normalisePropertyType(codesOf(attributes)),
    propertyAge: ageOf(attributes, description, setting.year),
    features,
    particulars: particularsOf(source, setting.disclaimer),
    ...saleOf(source),
    ...picturesOf(source, setting.imageUrl),
    ...auctionOf(source, timeZone),
    listedAt: source.firstSeenDate == null ? null : instantOf(source.firstSeenDate, timeZone),
    agency: agencyOf(source),
    agent: agentOf(source),
  }
}

const agentOf = ({ agents }: PropTrackListing): string | null => plainLine(agents?.[0]?.name ?? '') || null

const ageOf = (attributes: Attributes, description: string, year: number): Listing['propertyAge'] =>
  isNew(attributes) ? 'Modern' : ageBandOf(attributes.yearBuilt ?? yearBuiltIn(description), year)

/** "Under offer" appears only in the price text. */
const statusOf = ({ status, priceDescription }: PropTrackListing): ListingStatus => {
  if (status === 'sold') return 'sold'
  if (status === 'notSold') return 'gone'
  return /\bunder (?:offer|contract)\b|\bdeposit taken\b/i.test(priceDescription ?? '') ? 'underOffer' : 'active'
}

/** A suppressed value may be in the reply; it is not kept. */
const saleOf = (source: PropTrackListing): Pick<Listing, 'sale'> => {
  const { saleDate, saleValue, saleValueSuppressed, auctionResult } = source
  if (source.status !== 'sold' || (saleDate ?? saleValue) == null) return {}
  const isWithheld = saleValueSuppressed === true
  return { sale: readSale({ price: saleValue, date: saleDate, method: auctionResult, isWithheld }) }
}

/**
 * Buyers see the price text; `listingPrice` is "not permitted for display" (PropTrack's OpenAPI), so alone it is
 * withheld.
 */
const pricesOf = ({ listingPrice, priceDescription }: PropTrackListing) => {
  const text = plainLine(priceDescription ?? '')
  return readPrice({ price: listingPrice, text, isWithheld: text === '' })
}

const ratingOf = ({ energyEfficiencyRating: stars }: PropTrackListing): number | null =>
  stars != null && stars >= 0 && stars <= 10 ? stars : null

const particularsOf = (source: PropTrackListing, disclaimer: string | null) => {
  const { floorArea, yearBuilt } = source.attributes ?? {}
  const statement = source.attachments?.find((it) => it?.type === 'statement_of_information')
  return {
    ...noParticulars,
    floorArea: floorArea != null && floorArea > 0 ? floorArea : null,
    energyRating: ratingOf(source),
    yearBuilt: yearBuilt != null && Number.isInteger(yearBuilt) ? yearBuilt : null,
    statementOfInformation: webAddressOf(statement?.url),
    video: webAddressOf(source.videoUrl),
    disclaimer,
  }
}

/** Prefers the instant with an offset: the local date and time beside it may disagree. */
const auctionOf = (source: PropTrackListing, timeZone: string) => {
  const { auctionDateTime, auctionDate, auctionTime, auctionResult, priceDescription } = source
  if (auctionResult != null) return { auctionDate: null, isAuction: false }
  const local = `${auctionDate ?? ''}T${clockOf(auctionTime ?? '') ?? ''}`
  const stated = instantOf(auctionDateTime ?? '', timeZone) ?? instantOf(local, timeZone)
  const saysSo = /^\s*(?:forthcoming |for )?auction\b/i.test(priceDescription ?? '')
  return { auctionDate: stated, isAuction: stated !== null || auctionDate != null || saysSo }
}

/** "05:00:00 pm" becomes `17:00`. */
const clockOf = (text: string): string | null => {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(text.trim()) ?? []
  if (hour === undefined || minute === undefined || half === undefined) return null
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

const agencyOf = ({ agencies }: PropTrackListing) => {
  const [agency] = agencies ?? []
  return agency === undefined ? null : { id: agency.agencyId ?? null, name: plainLine(agency.name ?? '') || null }
}
