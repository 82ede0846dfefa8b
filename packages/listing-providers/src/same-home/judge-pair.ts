import { comparePlaces, type Nearness, sharesNumberOfRange } from './compare-places.ts'
import { overlapOf, openEnd, type Traits } from './traits.ts'

/** Kinds of evidence, strongest first. */
export const evidences = ['crm-id', 'address', 'photo', 'text', 'agency', 'price'] as const
export type Evidence = (typeof evidences)[number]

/** `different`: contradiction. `unknown`: no evidence. */
export type Verdict = Evidence | 'different' | 'unknown'

/** Judges whether two adverts are of one home; symmetric. */
export function judgePair(one: Traits, other: Traits): Verdict {
  const nearness = comparePlaces(one.place, other.place)
  if (nearness === 'different') return 'different'
  if (one.crmId !== null && one.crmId === other.crmId) return 'crm-id'
  const isRival = isOfOneAgency(one, other)
  if (isRival && (isOfManyFlats(one, other) || !isReplaced(one, other))) return 'different'
  if (nearness === 'same') return judgeSameDoor(one, other)
  return isRival ? 'unknown' : judgeByEvidence(one, other, nearness)
}

/** Two adverts of one agency at one provider, or with different references of one agency. */
const isOfOneAgency = (one: Traits, other: Traits): boolean => {
  const agency = crmAgencyOf(one)
  if (agency !== null && agency === crmAgencyOf(other) && one.crmId !== other.crmId) return true
  return one.provider === other.provider && one.agency !== null && one.agency === other.agency
}

/** Providers give one agency ids of their own. */
const isNamedAlike = ({ agencyName }: Traits, other: Traits): boolean =>
  agencyName != null && agencyName === other.agencyName

const isNamedOtherwise = ({ agencyName }: Traits, other: Traits): boolean =>
  agencyName != null && other.agencyName != null && agencyName !== other.agencyName

const crmAgencyOf = ({ crmId }: Traits): string | null => crmId?.split('-')[0]?.toLowerCase() ?? null

/** A relisting: the newer was listed after the older last changed or ended. */
const isReplaced = (one: Traits, other: Traits): boolean => {
  const [older, newer] = one.listedAt < other.listedAt ? [one, other] : [other, one]
  return newer.listedAt > older.changedAt || !older.isCurrent
}

/** Flats share a number where no advert names a unit. */
const isOfManyFlats = (one: Traits, other: Traits): boolean =>
  one.place.unit === null &&
  other.place.unit === null &&
  [one, other].some(({ propertyType }) => propertyType === 'Apartment')

/** Where the door may be one of many flats, rooms and price must agree, with positive evidence. */
const judgeSameDoor = (one: Traits, other: Traits): Verdict => {
  const price = comparePrices(one.prices, other.prices)
  const hasSameRooms = one.bedrooms === other.bedrooms
  if (!isOfManyFlats(one, other)) return price === 'different' && !hasSameRooms ? 'unknown' : 'address'
  if (!hasSameRooms || price === 'different') return 'unknown'
  return price === 'same' || isMuch(photosOf(one, other)) || isMuch(textOf(one, other)) ? 'address' : 'unknown'
}

/**
 * Without a common door: rooms and size agree, plus a photo, text or price as evidence, and no contradiction. A price
 * counts for nothing between two agencies: homes of one row are alike.
 */
const judgeByEvidence = (one: Traits, other: Traits, nearness: Nearness): Verdict => {
  const price = comparePrices(one.prices, other.prices)
  const size = compareSizes(one.landSize, other.landSize)
  if (!areRoomsSame(one, other) || [price, size].includes('different')) return 'unknown'
  const material = compareMaterial(one, other)
  if (material === 'different') return 'unknown'
  if (material !== 'unknown') return material
  if (isOfOneNumber(one, other, nearness)) return 'agency'
  if (nearness !== 'unknown' || isNamedOtherwise(one, other)) return 'unknown'
  return price === 'same' && size === 'same' ? 'price' : 'unknown'
}

/** One agency says "12" here and "12-14" there. */
const isOfOneNumber = (one: Traits, other: Traits, nearness: Nearness): boolean =>
  nearness === 'near' && sharesNumberOfRange(one.place, other.place) && isNamedAlike(one, other)

/** Photos and texts: much in common is evidence, and little is a contradiction. */
const compareMaterial = (one: Traits, other: Traits): 'photo' | 'text' | 'different' | 'unknown' => {
  const photos = photosOf(one, other)
  const text = textOf(one, other)
  if ((photos !== null && photos < 0.2) || (text !== null && text < 0.35)) return 'different'
  if (isMuch(photos)) return 'photo'
  return isMuch(text) ? 'text' : 'unknown'
}

const photosOf = (one: Traits, other: Traits) => overlapOf(one.photos, other.photos)
const textOf = (one: Traits, other: Traits) => overlapOf(one.sketch, other.sketch)
const isMuch = (overlap: number | null): boolean => overlap !== null && overlap >= 0.5

const areRoomsSame = (one: Traits, other: Traits): boolean =>
  one.propertyType === other.propertyType &&
  one.bedrooms === other.bedrooms &&
  (one.bathrooms === other.bathrooms || one.bathrooms === null || other.bathrooms === null)

type Comparison = 'same' | 'different' | 'unknown'

const comparePrices = (one: Traits['prices'], other: Traits['prices']): Comparison => {
  if (one === null || other === null) return 'unknown'
  if (one.from <= other.to && other.from <= one.to) return 'same'
  return one.from > other.to * openEnd || other.from > one.to * openEnd ? 'different' : 'unknown'
}

/** Land or floor within 2 %. */
const compareSizes = (one: number | null, other: number | null): Comparison => {
  if (one === null || other === null) return 'unknown'
  return Math.abs(one - other) <= 0.02 * Math.max(one, other) ? 'same' : 'different'
}
