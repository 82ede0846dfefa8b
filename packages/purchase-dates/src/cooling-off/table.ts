import table from '../../tables/cooling-off.json' with { type: 'json' }
import type { Sourced, State } from '../types.ts'

export interface Caution {
  text: string
  /** MM-DD, both included: only if the period touches these days of the year in which it starts. */
  from?: string
  to?: string
  /** Only if the buyer did not say when they received the papers. */
  unlessReceived?: true
}

export interface CoolingOffRule extends Sourced {
  businessDays: number
  offThePlanBusinessDays?: number
  /** `received`: from the day on which the buyer has the papers that start it. */
  from: 'contract' | 'received'
  /** The first business day from then on is day one; else the next one is. */
  countsFirstDay: boolean
  /** Null: the end of the day. */
  time: string | null
  /** Percent of the price. */
  penaltyPercent: number | null
  /** Without a percentage the most that is kept, with one the least. */
  penaltyDollars: number | null
  rule: string
  /** Why there is none once it was waived; null where a contract cannot take it away. */
  waiver: string | null
  /** Contracts from so many business days before an auction to so many after it. */
  nearAuction: {
    before: number
    after: number
    /** False: it depends on what is not asked. */
    isCertain: boolean
    because: string
  }
  cautions: Caution[]
}

/** The law of the state gives none. */
export interface NoCoolingOff extends Sourced {
  businessDays: 0
  because: string
}

export const coolingOffRules = table as unknown as Record<State, CoolingOffRule | NoCoolingOff>

export function hasNone(rule: CoolingOffRule | NoCoolingOff): rule is NoCoolingOff {
  return rule.businessDays === 0
}
