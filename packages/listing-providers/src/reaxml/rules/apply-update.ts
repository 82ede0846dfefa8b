import { distinctLabels } from '../../listing/feature-labels.ts'
import { inspectionOf, unionOfInspections } from '../../listing/inspections.ts'
import { blankListing, noParticulars, type FeedPrice, type Listing, type ListingUpdate } from '../../listing/listing.ts'
import { readPrice } from '../../listing/read-price.ts'
import { instantOf } from '@verandah/local-time'
import { timeZoneOf } from '@verandah/localities/places'

/**
 * Merges a record into an advert; null for an unknown advert if the record does not say where the home is. Feeds do not
 * say when an advert was listed.
 */
export function applyUpdate(known: Listing | null, update: ListingUpdate): Listing | null {
  const base = known ?? firstSight(update)
  if (base === null) return null
  const merged = mergeStated(base, update)
  // A sale that fell through leaves nothing behind.
  if (merged.status !== 'sold') delete merged.sale
  const timeZone = timeZoneOf(merged)
  const features = mergeFeatures(base.features, update.absentFeatures ?? [], update.features ?? [])
  return Object.assign(merged, { features, timeZone, ...timesOf(update, timeZone) })
}

const mergeStated = (base: Listing, update: ListingUpdate): Listing => {
  const { particulars, statedPrice, isOffered } = update
  return Object.assign(
    withStated({ ...base, listedAt: null }, update),
    statedPrice && mergePrice(base, statedPrice),
    isOffered === true && base.status !== 'underOffer' && { status: 'active' as const },
    particulars && { particulars: { ...(base.particulars ?? noParticulars), ...particulars } },
  )
}

const timesOf = ({ localInspections, localAuctionDate, localModifiedAt }: ListingUpdate, timeZone: string) => ({
  ...(localModifiedAt !== undefined && { modifiedAt: instantOf(localModifiedAt, timeZone) }),
  ...(localInspections && { inspections: inInstants(localInspections, timeZone) }),
  ...(localAuctionDate !== undefined && {
    auctionDate: localAuctionDate === null ? null : instantOf(localAuctionDate, timeZone),
  }),
})

type OfTheRecord = 'position' | 'kind' | 'record'
type Apart = Exclude<keyof ListingUpdate, keyof Listing> | 'particulars' | 'statedPrice' | OfTheRecord

/** Fields with a merge rule of their own, and fields about the record itself. */
const apart: Readonly<Record<Apart, true>> = {
  absentFeatures: true,
  localInspections: true,
  localAuctionDate: true,
  localModifiedAt: true,
  particulars: true,
  statedPrice: true,
  isOffered: true,
  pictures: true,
  plans: true,
  position: true,
  kind: true,
  record: true,
}

/** Assigns field by field: destructuring the rest of an object is slow, and so is copying the result. */
const withStated = (listing: Listing, update: ListingUpdate): Listing => {
  const fields: Partial<Record<keyof ListingUpdate, unknown>> = listing
  for (const name of Object.keys(update) as (keyof ListingUpdate)[]) if (!(name in apart)) fields[name] = update[name]
  return listing
}

const renovated = /^Renovated in \d{4}$/

const mergeFeatures = (known: string[], absent: string[], present: string[]): string[] => {
  const isOver = (label: string) =>
    absent.includes(label) || (renovated.test(label) && present.some((now) => renovated.test(now)))
  return distinctLabels([...known.filter((label) => !isOver(label)), ...present])
}

/** An advert of an earlier build states its displayed price. */
const mergePrice = ({ price, displayPrice, statedPrice: known }: Listing, named: Partial<FeedPrice>) => {
  const statedPrice = { ...(known ?? { price, text: displayPrice, isWithheld: false }), ...named }
  return { ...readPrice(statedPrice), statedPrice }
}

const inInstants = (slots: { start: string; end: string }[], timeZone: string) =>
  unionOfInspections(
    slots.flatMap(({ start, end }) => inspectionOf(instantOf(start, timeZone), instantOf(end, timeZone)) ?? []),
  )

const firstSight = (update: ListingUpdate): Listing | null => {
  const { suburb, state, postcode } = update
  if (suburb === undefined || state === undefined || postcode === undefined) return null
  return { ...blankListing, ...identityOf(update), suburb, state, postcode }
}

const identityOf = ({ id, provider, sourceId }: ListingUpdate) => ({ id, provider, sourceId })
