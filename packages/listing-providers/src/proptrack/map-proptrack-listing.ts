import type { ListingStatus } from '@verandah/contracts'
import { instantOf } from '@verandah/local-time'
import { timeZoneOf } from '@verandah/localities/places'
import { coordinatesOf } from '../listing/coordinates.ts'
import { distinctLabels, featureLabelOf, retirementFeature, ruralFeature } from '../listing/feature-labels.ts'
import { blankListing, noParticulars, type Listing } from '../listing/listing.ts'
import { isRetirement, normalisePropertyType } from '../listing/normalise-property-type.ts'
import { ageBandOf, yearBuiltIn } from '../listing/property-age.ts'
import { readPrice } from '../listing/read-price.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { webAddressOf } from '../web-address.ts'
import type { PropTrackListing } from './proptrack-reply.ts'
import { readFullAddress } from './read-full-address.ts'

export interface Setting {
  isSample: boolean
  /** For the age of a home. */
  year: number
  /** What PropTrack wants to stand beside its adverts. */
  disclaimer: string | null
  /** Where pictures are, with `{id}`, `{sha}` and `{extension}`. */
  imageUrl: string
  /** Those that were asked for, as one line of an address may not say where its suburb begins. */
  suburbs: readonly string[]
}

/** A listing of PropTrack as one of ours; a sentence when it cannot be one. */
export const mapPropTrackListing = (source: PropTrackListing, setting: Setting): Listing | string => {
  const place = readFullAddress(source.address?.fullAddress ?? '', setting.suburbs)
  if (place === null) return 'Its address does not name a suburb, a state and a postcode.'
  const attributes = source.attributes ?? {}
  const timeZone = timeZoneOf(place)
  const description = plainText(source.description ?? '')
  const features = featuresOf(attributes)
  const sourceId = String(source.listingId)
  const yearBuilt = attributes.yearBuilt ?? yearBuiltIn(description)
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
    propertyAge: isNew(attributes) ? 'Modern' : ageBandOf(yearBuilt, setting.year),
    features,
    particulars: particularsOf(source, setting.disclaimer),
    ...picturesOf(source, setting.imageUrl),
    ...auctionOf(source, timeZone),
    listedAt: source.firstSeenDate == null ? null : instantOf(source.firstSeenDate, timeZone),
    agency: agencyOf(source),
    agent: plainLine(source.agents?.[0]?.name ?? '') || null,
  }
}

type Attributes = Partial<NonNullable<PropTrackListing['attributes']>>

/** Farms by their trade; the others of the documented sub-types are in `normalise-property-type.ts`. */
const ruralTypes = new Set([
  'mixedfarming',
  'horticulture',
  'dairy',
  'viticulture',
  'livestock',
  'cropping',
  'rural_other',
])
/** Sub-types whose type, `house` or `unit`, would say something else than what is sold. */
const ownTypes = new Set(['unitblock', 'residential_other', 'retire'])

const codesOf = ({ propertyType, propertySubType }: Attributes): string[] => {
  if (propertySubType != null && ruralTypes.has(propertySubType)) return ['Rural']
  if (propertySubType != null && ownTypes.has(propertySubType)) return [propertySubType]
  return [propertySubType, propertyType].filter((code) => code != null)
}

/** There is no word for "under offer" but what stands in place of the price. */
const statusOf = ({ status, priceDescription }: PropTrackListing): ListingStatus => {
  if (status === 'sold') return 'sold'
  if (status === 'notSold') return 'gone'
  return /\bunder (?:offer|contract)\b|\bdeposit taken\b/i.test(priceDescription ?? '') ? 'underOffer' : 'active'
}

/** The price that buyers see is the words'; `listingPrice` is "not permitted for display" (PropTrack's OpenAPI), so alone it is withheld. */
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

const roomsOf = ({ bedrooms, bathrooms, carSpaces, landArea }: Attributes) => ({
  bedrooms: countOf(bedrooms),
  bathrooms: countOf(bathrooms),
  parking: countOf(carSpaces),
  landSize: landArea != null && landArea > 0 ? landArea : null,
})

const countOf = (count: number | null | undefined): number | null =>
  count != null && count >= 0 && count < 1_000 ? Math.round(count) : null

/** What says something of the advert, not of the home. */
const notOfTheHome = new Set(['smokers', 'newConstruction', 'multiDwelling'])

const isNew = ({ features }: Attributes): boolean => features?.includes('newConstruction') === true

const featuresOf = (attributes: Attributes): string[] => {
  const codes = (attributes.features ?? []).filter((code) => code.trim() !== '' && !notOfTheHome.has(code))
  const subType = attributes.propertySubType ?? ''
  return distinctLabels([
    ...codes.map(featureLabelOf),
    ...(ruralTypes.has(subType) ? [ruralFeature] : []),
    ...(isRetirement([subType]) ? [retirementFeature] : []),
  ])
}

const picturesOf = ({ images }: PropTrackListing, template: string) => {
  const inOrder = (images ?? []).flatMap((image) => image ?? []).toSorted((one, other) => placeOf(one) - placeOf(other))
  const urlsOf = (isWanted: (type: string) => boolean) => [
    ...new Set(
      inOrder.filter(({ type }) => isWanted(type ?? 'image')).flatMap((image) => urlOf(image, template) ?? []),
    ),
  ]
  return { images: urlsOf((type) => type === 'image'), floorplans: urlsOf((type) => type === 'floorplan') }
}

type Image = NonNullable<NonNullable<PropTrackListing['images']>[number]>

const placeOf = ({ orderIndex }: Image): number => orderIndex ?? Infinity

/** The reply names a picture; where it is follows from its name. */
const urlOf = (image: Image, template: string): string | null => {
  const { id, extension, sha = id?.split('.')[0] } = image
  const parts: Record<string, string | null | undefined> = { id, extension, sha }
  const isNamed = [...template.matchAll(placeholder)].every(([, name = '']) => (parts[name] ?? '') !== '')
  const filled = template.replace(placeholder, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  return isNamed ? webAddressOf(filled) : null
}

const placeholder = /\{(id|sha|extension)\}/g

/** The instant with an offset where there is one: the local date and time beside it may disagree. */
const auctionOf = (source: PropTrackListing, timeZone: string) => {
  const { auctionDateTime, auctionDate, auctionTime, auctionResult, priceDescription } = source
  if (auctionResult != null) return { auctionDate: null, isAuction: false }
  const local = `${auctionDate ?? ''}T${clockOf(auctionTime ?? '') ?? ''}`
  const stated = instantOf(auctionDateTime ?? '', timeZone) ?? instantOf(local, timeZone)
  const saysSo = /^\s*(?:forthcoming |for )?auction\b/i.test(priceDescription ?? '')
  return { auctionDate: stated, isAuction: stated !== null || auctionDate != null || saysSo }
}

/** "05:00:00 pm" as `17:00`. */
const clockOf = (text: string): string | null => {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(text.trim()) ?? []
  if (hour === undefined || minute === undefined || half === undefined) return null
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

const agencyOf = ({ agencies }: PropTrackListing) => {
  const [agency] = agencies ?? []
  return agency === undefined ? null : { id: agency.agencyId ?? null, name: plainLine(agency.name ?? '') || null }
}
