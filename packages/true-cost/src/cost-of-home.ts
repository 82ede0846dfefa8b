import type { Purchase } from './input.ts'
import type { CostOfHome } from './result.ts'
import type { Tables } from './tables/types.ts'

/** What a purchase costs its buyers: every line with its formula, source and date. An estimate, no advice. */
export declare const costOfHome: (purchase: Purchase, tables: Tables) => CostOfHome
