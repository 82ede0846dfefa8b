import type { Inspection, PropertySnapshot, TrackedChange } from '@verandah/contracts'

/** The changes of a tracked home. Ignores times before `now` (ISO 8601) and rewording. */
export function trackedChanges(before: PropertySnapshot, after: PropertySnapshot, now: string): TrackedChange[] {
  return [
    ...priceChange(before, after),
    ...(before.status === after.status
      ? []
      : [{ kind: 'status' as const, before: before.status, after: after.status }]),
    ...inspectionsChange(before, after, now),
    ...auctionChange(before, after, now),
  ]
}

const priceChange = (before: PropertySnapshot, after: PropertySnapshot): TrackedChange[] =>
  sameJson(figuresOf(before), figuresOf(after))
    ? []
    : [{ kind: 'price', before: advertisedOf(before), after: advertisedOf(after) }]

const figuresOf = ({ price, priceFrom, priceTo, displayPrice }: PropertySnapshot) => [
  price,
  priceFrom,
  priceTo,
  displayPrice,
]

const advertisedOf = ({ price, displayPrice }: PropertySnapshot) => ({ price, displayPrice })

const inspectionsChange = (before: PropertySnapshot, after: PropertySnapshot, now: string): TrackedChange[] => {
  const upcoming = (slots: Inspection[]) => slots.filter(({ start, end }) => (end ?? start) > now)
  return sameJson(upcoming(before.inspections), upcoming(after.inspections))
    ? []
    : [{ kind: 'inspections', before: before.inspections, after: after.inspections }]
}

const auctionChange = (before: PropertySnapshot, after: PropertySnapshot, now: string): TrackedChange[] => {
  const isOver = [before, after].every(({ auctionDate }) => auctionDate === null || auctionDate <= now)
  return isOver || before.auctionDate === after.auctionDate
    ? []
    : [{ kind: 'auction', before: before.auctionDate, after: after.auctionDate }]
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
