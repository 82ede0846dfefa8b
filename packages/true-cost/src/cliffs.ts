import { dutyCliffs } from './cliffs/duty-cliffs.ts'
import { grantCliffs, schemeCliffs } from './cliffs/help-cliffs.ts'
import { whyNotComputed } from './check-purchase.ts'
import type { Purchase } from './input.ts'
import type { Cliff } from './result.ts'
import type { Tables } from './tables/types.ts'

/** Every step of duty, grants and schemes within a tenth of the price, cheapest first. Empty without a price. */
export function cliffsNear(purchase: Purchase, tables: Tables): Cliff[] {
  if (purchase.price === null || whyNotComputed(purchase, tables) !== null) return []
  const { from, to } = purchase.price
  const window = { from: Math.floor(from * 0.9), to: Math.ceil(to * 1.1) }
  return [
    ...dutyCliffs(purchase, window, tables),
    ...grantCliffs(purchase, window, tables),
    ...schemeCliffs(purchase, window, tables),
  ].toSorted((one, other) => one.atCents - other.atCents)
}
