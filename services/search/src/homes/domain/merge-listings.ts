import type { HomeFact, ListingStatus, KeptHome } from '@verandah/contracts'
import { distinctFeatures } from '@verandah/scoring-model'
import { factsOfHome } from '../../home-facts/domain/facts-of-advert.ts'
import { distinctLabels } from '../../providers/domain/feature-labels.ts'
import { describeInspections, unionOfInspections } from '../../providers/domain/inspections.ts'
import { blankFields, homeFields, inOnePiece, type Listing } from '../../providers/domain/listing.ts'

/** A home merged from all of its adverts; the store adds an id and a revision. */
type MergedHome = Omit<KeptHome, 'id' | 'revision' | 'updatedAt'>

interface MergeOptions {
  /** ISO 8601: decides which open home is the next; without it the first is. */
  readonly asOf?: string
  /** Whether a provider's adverts come from the agency itself. */
  readonly isFirstHand: (provider: string) => boolean
  /** What maps say of the home. */
  readonly mapped?: readonly HomeFact[]
  readonly pointOfSuburb?: PointOfSuburb
}

/** Where a suburb is; undefined where nobody knows it. */
export type PointOfSuburb = (place: Pick<Listing, 'suburb' | 'state' | 'postcode'>) => Point | undefined
type Point = { latitude: number; longitude: number }

/** Merges the adverts of one home (at least one), in any order, to the same result, each field by its rule. */
export const mergeListings = (
  adverts: readonly Listing[],
  { asOf = '', isFirstHand, mapped = [], pointOfSuburb }: MergeOptions,
): MergedHome => {
  const ranked = rank(adverts, isFirstHand)
  const alike = withSameRooms(ranked)
  const { suburb, state, postcode, sourceName, address, hasKnownSuburb, status } = ranked[0]
  const home = mergeFields(alike)
  const said = Object.assign(home, roomsOf(alike), factsOfHome(alike, mapped), priceOf(alike))
  const shown = Object.assign(said, pointOf(ranked, pointOfSuburb), picturesOf(alike), slotsOf(ranked, asOf))
  return Object.assign(
    shown,
    { status, suburb, state, postcode, source: sourceName, sources: ranked.map(sourceOf) },
    { title: firstKnown(alike.map(({ title }) => title)) ?? address, address: wholeAddress(ranked) },
    {
      listedAt: ranked.flatMap(({ listedAt }) => listedAt ?? []).toSorted()[0] ?? null,
      ...(hasKnownSuburb === false && { hasKnownSuburb }),
    },
  )
}

const sourceOf = ({ id, provider, sourceName: name, url, isSample }: Listing) => {
  return { listingId: id, provider, name, url, isSample }
}

type Ranked = readonly [Listing, ...Listing[]]

const statusRank: Readonly<Record<ListingStatus, number>> = { active: 0, underOffer: 1, sold: 2, gone: 3 }

/** Still on the market before gone, real before sample, the agency's own feed before a portal, newest first. */
const rank = (adverts: readonly Listing[], isFirstHand: MergeOptions['isFirstHand']): Ranked => {
  const [first, ...others] = adverts.toSorted(
    (one, other) =>
      statusRank[one.status] - statusRank[other.status] ||
      Number(one.isSample) - Number(other.isSample) ||
      Number(isFirstHand(other.provider)) - Number(isFirstHand(one.provider)) ||
      compare(other.listedAt ?? '', one.listedAt ?? '') ||
      compare(one.id, other.id),
  )
  if (!first) throw new Error('A home without an advert cannot be described.')
  return [first, ...others]
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const firstKnown = <Value>(values: readonly Value[]): Value | null =>
  values.find((value) => value != null && value !== '') ?? null

/** From the values of all adverts, the best one's first. A portal's search reply carries only the beginning of a description. */
const mergings = {
  best: ([first]: unknown[]) => first,
  first: firstKnown,
  any: (values: unknown[]) => values.includes(true),
  labels: (values: unknown[]) => distinctFeatures(distinctLabels(values.flat() as string[])),
  longest: (values: unknown[]) => (values as string[]).reduce((one, next) => (next.length > one.length ? next : one)),
}

type Together = {
  [Name in HomeField]: (typeof homeFields)[Name]['merging'] extends 'together' ? Name : never
}[HomeField]
type HomeField = keyof typeof homeFields

type Alone = Pick<Listing, Exclude<HomeField, Together>>

const ruled = Object.entries(homeFields).flatMap(([name, { merging }]) =>
  merging === 'together' ? [] : [{ name: name as keyof Alone, merge: mergings[merging] }],
)

/** What every home has. */
const blankHome = inOnePiece({
  ...blankFields,
  ...{ suburb: '', state: null, postcode: '', source: '', sources: null, imageUrl: null },
  ...{ facts: null, featureCount: 0, detectedFeatures: null, propertyCondition: null },
  ...{ hasView: false, hasRenovatedFeatures: false, isWellLit: false },
  ...{ openHome: false, openHomeDate: null, openHomeEndTime: null, auction: false },
} satisfies Record<Exclude<keyof MergedHome, 'hasKnownSuburb' | 'isAtDoor'>, unknown>)

/** Every field that has a rule by itself. */
const mergeFields = (ranked: Ranked) => {
  const home: Record<HomeField, unknown> = { ...blankHome }
  for (const { name, merge } of ruled) home[name] = merge(ranked.map((advert) => advert[name]))
  return home as Alone
}

const counted = ['bedrooms', 'bathrooms', 'parking'] as const
type Rooms = Pick<Listing, (typeof counted)[number]>

/**
 * The best advert that counts bedrooms, and the others, best first, as long as they count no room otherwise than those before: what such a one
 * says is of another home, if not wrong, and together with the rest it would be what no advert says.
 */
const withSameRooms = (ranked: Ranked): Ranked => {
  const first = ranked.find(({ bedrooms }) => bedrooms != null) ?? ranked[0]
  const alike = new Set([first])
  let rooms: Rooms = first
  for (const advert of ranked) {
    if (counted.some((room) => rooms[room] != null && advert[room] != null && rooms[room] !== advert[room])) continue
    alike.add(advert)
    rooms = roomsOf([rooms, advert])
  }
  const [best = first, ...others] = ranked.filter((advert) => alike.has(advert))
  return [best, ...others]
}

const roomsOf = (alike: readonly Rooms[]): Rooms => {
  const firstOf = (room: keyof Rooms) => firstKnown(alike.map((advert) => advert[room]))
  return { bedrooms: firstOf('bedrooms'), bathrooms: firstOf('bathrooms'), parking: firstOf('parking') }
}

/** Price, range and words from one advert, so that they agree. What the vendor asks counts where no advert says a price. */
const priceOf = (alike: Ranked) => {
  const shown = alike.find(({ price, priceFrom, priceTo }) => (price ?? priceFrom ?? priceTo) !== null)
  const { price, priceFrom, priceTo, displayPrice } = shown ?? alike.find((advert) => advert.displayPrice) ?? alike[0]
  const hiddenPrice = shown ? null : (alike.find((advert) => advert.hiddenPrice != null)?.hiddenPrice ?? null)
  return { price, priceFrom, priceTo, displayPrice, hiddenPrice }
}

const wholeAddress = (ranked: Ranked): string =>
  (ranked.find(({ streetNumber, street }) => streetNumber !== null && street !== null) ?? ranked[0]).address

/** Of an advert that shows the whole address. Whoever hides the door hides its point too: then the home stands where its suburb is. */
const pointOf = (ranked: Ranked, pointOfSuburb?: PointOfSuburb) => {
  for (const { latitude, longitude, street, streetNumber } of ranked)
    if (latitude !== null && longitude !== null && street !== null && streetNumber !== null)
      return { latitude, longitude }
  const suburb = pointOfSuburb?.(ranked[0])
  return { latitude: suburb?.latitude ?? null, longitude: suburb?.longitude ?? null, isAtDoor: false }
}

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
