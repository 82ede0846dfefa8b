import type { Purchase } from './input.ts'
import type { Cliff } from './result.ts'
import type { Tables } from './tables/types.ts'

/** Every step of duty, grants and schemes within a tenth of the price, cheapest first. Empty without a price. */
export declare const cliffsNear: (purchase: Purchase, tables: Tables) => Cliff[]
