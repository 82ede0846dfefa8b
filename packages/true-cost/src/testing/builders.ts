import {
  type Buyer,
  bundledTables,
  costOfHome,
  type KnownCost,
  type Line,
  type LineId,
  type Purchase,
} from '../index.ts'

const never = { ever: false, inFiveYears: false, inState: false }
const before = { ever: true, inFiveYears: true, inState: true }

/** Somebody who has owned before and will live in the home. */
export function anOwner(changes: Partial<Buyer> = {}): Buyer {
  return {
    shareBps: 10_000,
    residency: 'citizen',
    owned: before,
    willLiveThere: true,
    age: 35,
    incomeCents: 120_000_00,
    ...changes,
  }
}

/** Somebody who has never owned. */
export function aFirstBuyer(changes: Partial<Buyer> = {}): Buyer {
  return anOwner({ owned: never, ...changes })
}

export function anInvestor(changes: Partial<Buyer> = {}): Buyer {
  return anOwner({ willLiveThere: false, ...changes })
}

/** Two buyers of a half each. */
export function aCouple(one: Buyer, other: Buyer): Buyer[] {
  return [
    { ...one, shareBps: 5_000 },
    { ...other, shareBps: 5_000 },
  ]
}

/** A price or a range in dollars. */
export function priced(from: number, to = from) {
  return { price: { from: from * 100, to: to * 100 } }
}

/** An established house in New South Wales, bought by one owner in October 2026. */
export function aPurchase(changes: Partial<Purchase> = {}): Purchase {
  return {
    state: 'NSW',
    ...priced(900_000),
    property: 'home',
    condition: 'established',
    isStrata: false,
    contractOn: '2026-10-10',
    settlementOn: '2026-11-30',
    heldBy: 'people',
    buyers: [anOwner()],
    finance: { deposit: { bps: 2_000 }, lmi: 'paid' },
    ...changes,
  }
}

export function costKnown(purchase: Purchase, tables = bundledTables): KnownCost {
  const cost = costOfHome(purchase, tables)
  if (!cost.known) throw new Error(cost.reason)
  return cost
}

/** Duty after relief in dollars, of a purchase at one price. */
export function dutyOf(changes: Partial<Purchase>): number {
  const { from, to } = costKnown(aPurchase(changes)).dutyAfterRelief
  if (from !== to) throw new Error(`The duty is a range from ${String(from)} to ${String(to)} cents.`)
  return from / 100
}

export function lineOf(cost: KnownCost, id: LineId): Line {
  const line = cost.lines.find((one) => one.id === id)
  if (line === undefined) throw new Error(`There is no line ${id}.`)
  return line
}
