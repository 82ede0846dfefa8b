import { type CalendarEventType, type Inspection, type PropertySnapshot, streetLineOf } from '@verandah/contracts'

/** What the calendar stores about a home. */
export interface HomeTimes {
  readonly propertyId: string
  /** The home's revision, from `TrackedPropertyChanged`. */
  readonly revision: number
  /** On one line. */
  readonly address: string
  readonly timeZone: string
  readonly inspections: readonly Inspection[]
  readonly auctionDate: string | null
  readonly isGone: boolean
}

/** A time stated in an advert. The key identifies it across other changes of the advert. */
export interface Slot {
  readonly key: string
  readonly eventType: CalendarEventType
  readonly start: Date
  readonly end: Date | null
}

/** Returns the open homes and the auction of an advert, including past ones; none if the advert is gone. */
export function slotsOf({ inspections, auctionDate, isGone }: HomeTimes): Slot[] {
  if (isGone) return []
  const auction = auctionDate === null ? [] : [slotOf('Auction', auctionDate, null)]
  return [...inspections.map(({ start, end }) => slotOf('Open Home', start, end)), ...auction]
}

export function comingSlots(home: HomeTimes, now: Date): Slot[] {
  return slotsOf(home).filter(({ start }) => start > now)
}

/** Returns the future times that the advert did not state before. */
export function newSlots(before: HomeTimes | null, after: HomeTimes, now: Date): Slot[] {
  const known = new Set(before && slotsOf(before).map(({ key }) => key))
  return comingSlots(after, now).filter(({ key }) => !known.has(key))
}

const slotOf = (eventType: CalendarEventType, from: string, to: string | null): Slot => {
  const start = new Date(from)
  const end = to === null ? null : new Date(to)
  return { key: `${eventType}:${start.toISOString()}`, eventType, start, end: end && end > start ? end : null }
}

/** Picks the fields that the calendar stores. */
export function homeTimesOf(home: PropertySnapshot, isGone: boolean): HomeTimes {
  return {
    propertyId: home.id,
    revision: home.revision,
    address: addressLineOf(home),
    timeZone: home.timeZone,
    inspections: home.inspections,
    auctionDate: home.auction ? home.auctionDate : null,
    isGone,
  }
}

/** Adverts give the street alone, the street with its suburb, the whole line, or no more than the suburb. */
const addressLineOf = (home: PropertySnapshot): string => {
  const { address, suburb, state, postcode } = home
  if (address.endsWith(postcode)) return address
  const place = `${suburb} ${state} ${postcode}`
  const street = streetLineOf(home)
  return ['', suburb.toLowerCase()].includes(street.toLowerCase()) ? place : `${street}, ${place}`
}
