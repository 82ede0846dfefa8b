import { type HomeFact, isOnTheMarket, type KeptHome } from '@verandah/contracts'
import { distinctFeatures } from '@verandah/scoring-model'
import { doorPointOf } from '../../home-facts/domain/door-point.ts'
import { factsOfHome } from '../../home-facts/domain/facts-of-advert.ts'
import { firstKnown, rankAdverts, type Ranked, roomsOf, withSameRooms } from './rank-adverts.ts'
import {
  blankFields,
  describeInspections,
  distinctLabels,
  homeFields,
  inOnePiece,
  type Listing,
  unionOfInspections,
} from '@verandah/listing-providers/listing'

/** A home merged from its adverts; the store adds id and revision. */
type MergedHome = Omit<KeptHome, 'id' | 'revision' | 'updatedAt'>

interface MergeOptions {
  /** ISO 8601: decides which open home is next; the first one if absent. */
  readonly asOf?: string
  /** Whether a provider's adverts come from the agency itself. */
  readonly isFirstHand: (provider: string) => boolean
  /** What maps say of the home. */
  readonly mapped?: readonly HomeFact[]
  readonly pointOfSuburb?: PointOfSuburb
}

/** The point of a suburb; undefined when unknown. */
export type PointOfSuburb = (place: Pick<Listing, 'suburb' | 'state' | 'postcode'>) => Point | undefined
type Point = { latitude: number; longitude: number }

/** Merges a home's adverts (at least one), each field by its rule; independent of their order. */
export function mergeListings(
  adverts: readonly Listing[],
  { asOf = '', isFirstHand, mapped = [], pointOfSuburb }: MergeOptions,
): MergedHome {
  const ranked = rankAdverts(adverts, isFirstHand)
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

/** Rules over the values of all adverts, best first. A portal's search reply truncates descriptions. */
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
  suburb: '',
  state: null,
  postcode: '',
  source: '',
  sources: null,
  imageUrl: null,
  facts: null,
  featureCount: 0,
  detectedFeatures: null,
  propertyCondition: null,
  hasView: false,
  hasRenovatedFeatures: false,
  isWellLit: false,
  openHome: false,
  openHomeDate: null,
  openHomeEndTime: null,
  auction: false,
} satisfies Record<Exclude<keyof MergedHome, 'hasKnownSuburb' | 'isAtDoor'>, unknown>)

/** Every field with a rule of its own. */
const mergeFields = (ranked: Ranked) => {
  const home: Record<HomeField, unknown> = { ...blankHome }
  for (const { name, merge } of ruled) home[name] = merge(ranked.map((advert) => advert[name]))
  return home as Alone
}

/** Price, range and text of one advert, so that they agree. A hidden price counts only where no advert shows one. */
const priceOf = (alike: Ranked) => {
  const shown = alike.find(({ price, priceFrom, priceTo }) => (price ?? priceFrom ?? priceTo) !== null)
  const { price, priceFrom, priceTo, displayPrice } = shown ?? alike.find((advert) => advert.displayPrice) ?? alike[0]
  const hiddenPrice = shown ? null : (alike.find((advert) => advert.hiddenPrice != null)?.hiddenPrice ?? null)
  return { price, priceFrom, priceTo, displayPrice, hiddenPrice }
}

/** Of the best advert that shows it; one that names the lot says more. */
const wholeAddress = (ranked: Ranked): string => {
  const whole = ranked.filter(({ streetNumber, street }) => streetNumber !== null && street !== null)
  return (whole.find(({ lot }) => lot != null) ?? whole[0] ?? ranked[0]).address
}

/** The point of an advert with a full address. Without one, the home is placed at its suburb. */
const pointOf = (ranked: Ranked, pointOfSuburb?: PointOfSuburb) => {
  const door = doorPointOf(ranked)
  if (door !== null) return door
  const suburb = pointOfSuburb?.(ranked[0])
  return { latitude: suburb?.latitude ?? null, longitude: suburb?.longitude ?? null, isAtDoor: false }
}

/** The pictures of one advert: providers show the same photo under different URLs. */
const picturesOf = (ranked: Ranked) => {
  const fullest = ranked.reduce((most, listing) => (listing.images.length > most.images.length ? listing : most))
  const images = [...new Set([...fullest.images, ...fullest.floorplans])]
  return { imageUrl: images[0] ?? null, images }
}

const slotsOf = (ranked: Ranked, asOf: string) => {
  const open = ranked.filter(({ status }) => isOnTheMarket(status))
  const auctionDate = open.flatMap((listing) => listing.auctionDate ?? [])[0] ?? null
  return {
    ...describeInspections(unionOfInspections(open.flatMap(({ inspections }) => inspections)), asOf),
    auction: open.some(({ isAuction }) => isAuction),
    auctionDate,
  }
}
