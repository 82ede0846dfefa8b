import type { ListingStatus, PropertySnapshot } from '@verandah/contracts'
import { distinctLabels } from '../../providers/domain/feature-labels.ts'
import { describeInspections, unionOfInspections } from '../../providers/domain/inspections.ts'
import type { Listing } from '../../providers/domain/listing.ts'

/** A home as all of its adverts tell it; who stores it gives it an id and a revision. */
type MergedHome = Omit<PropertySnapshot, 'id' | 'revision' | 'updatedAt'>

/**
 * Folds the adverts of one home (at least one), in any order, to the same result: each field from the best advert that
 * knows it. `asOf`, ISO 8601, decides which open home is the next; without it the first is.
 */
export const mergeListings = (adverts: readonly Listing[], asOf = ''): MergedHome => {
  const ranked = rank(adverts)
  const best = ranked[0]
  const first = firstKnown(ranked)
  const { suburb, state, postcode, timeZone, propertyType } = best
  return {
    title: first('title') ?? best.address,
    address: wholeAddress(ranked),
    ...{ suburb, state, postcode, timeZone, propertyType },
    ...priceOf(ranked),
    ...placeOf(ranked),
    ...wordsOf(ranked),
    bedrooms: first('bedrooms'),
    bathrooms: first('bathrooms'),
    parking: first('parking'),
    landSize: first('landSize'),
    propertyAge: first('propertyAge'),
    propertyCondition: first('propertyCondition'),
    ...picturesOf(ranked),
    url: first('url'),
    source: best.sourceName,
    sources: ranked.map(({ id, provider, sourceName, url, isSample }) => ({
      listingId: id,
      provider,
      name: sourceName,
      url,
      isSample,
    })),
    status: best.status,
    ...slotsOf(ranked, asOf),
    listedAt: ranked.flatMap(({ listedAt }) => listedAt ?? []).toSorted()[0] ?? null,
  }
}

type Ranked = readonly [Listing, ...Listing[]]

const statusRank: Readonly<Record<ListingStatus, number>> = { active: 0, underOffer: 1, sold: 2, gone: 3 }

/** Still on the market before gone, real before sample, the agency's own feed before a portal, newest first. */
const rank = (adverts: readonly Listing[]): Ranked => {
  const [first, ...others] = adverts.toSorted(
    (one, other) =>
      statusRank[one.status] - statusRank[other.status] ||
      Number(one.isSample) - Number(other.isSample) ||
      Number(other.provider === 'reaxml') - Number(one.provider === 'reaxml') ||
      compare(other.listedAt ?? '', one.listedAt ?? '') ||
      compare(one.id, other.id),
  )
  if (!first) throw new Error('A home without an advert cannot be described.')
  return [first, ...others]
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const firstKnown =
  (ranked: Ranked) =>
  <Field extends keyof Listing>(field: Field): Listing[Field] | null =>
    ranked.map((listing) => listing[field]).find((value) => value !== null && value !== '') ?? null

/** Price, range and words from one advert, so that they agree. */
const priceOf = (ranked: Ranked) => {
  const priced = ranked.find(({ price, priceFrom, priceTo }) => (price ?? priceFrom ?? priceTo) !== null) ?? ranked[0]
  const { price, priceFrom, priceTo } = priced
  return { price, priceFrom, priceTo, displayPrice: priced.displayPrice ?? firstKnown(ranked)('displayPrice') }
}

const wholeAddress = (ranked: Ranked): string =>
  (ranked.find(({ streetNumber, street }) => streetNumber !== null && street !== null) ?? ranked[0]).address

const placeOf = (ranked: Ranked) => {
  const placed = ranked.find(({ latitude, longitude }) => latitude !== null && longitude !== null) ?? ranked[0]
  return { latitude: placed.latitude, longitude: placed.longitude }
}

/** The fullest description: a portal's search reply carries only its beginning. */
const wordsOf = (ranked: Ranked) => ({
  description: ranked.reduce(
    (longest, { description }) => (description.length > longest.length ? description : longest),
    '',
  ),
  features: distinctLabels(ranked.flatMap(({ features }) => features)),
  detectedFeatures: distinctLabels(ranked.flatMap(({ detectedFeatures }) => detectedFeatures)),
  hasView: ranked.some(({ hasView }) => hasView),
  hasRenovatedFeatures: ranked.some(({ hasRenovatedFeatures }) => hasRenovatedFeatures),
  hasPremiumFeatures: ranked.some(({ hasPremiumFeatures }) => hasPremiumFeatures),
  isWellLit: ranked.some(({ isWellLit }) => isWellLit),
  hasModernInterior: ranked.some(({ hasModernInterior }) => hasModernInterior),
})

/** The pictures of one advert: two providers show the same photo at different addresses. */
const picturesOf = (ranked: Ranked) => {
  const fullest = ranked.reduce((most, listing) => (listing.images.length > most.images.length ? listing : most))
  const images = [...new Set([...fullest.images, ...fullest.floorplans])]
  return { imageUrl: images[0] ?? null, images }
}

const slotsOf = (ranked: Ranked, asOf: string) => {
  const open = ranked.filter(({ status }) => status === 'active' || status === 'underOffer')
  const auctionDate = open.flatMap((listing) => listing.auctionDate ?? [])[0] ?? null
  return {
    ...describeInspections(unionOfInspections(open.flatMap(({ inspections }) => inspections)), asOf),
    auction: open.some(({ isAuction }) => isAuction),
    auctionDate,
  }
}
