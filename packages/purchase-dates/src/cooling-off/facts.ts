import type { Day, State } from '../types.ts'
import type { CoolingOffRule, NoCoolingOff } from './table.ts'

export interface CoolingOffFacts {
  state: State
  method: 'private' | 'auction'
  /** In Victoria the day on which the buyer signed. */
  contractDate: Day
  /** Queensland: when the buyer got the contract signed by both; South Australia: Form 1. Absent: the contract date. */
  receivedDate?: Day | undefined
  /** Of an auction that was or is advertised, even if the home is sold privately. */
  auctionDate?: Day | undefined
  /** By a certificate or in writing. */
  isWaived?: boolean | undefined
  isOffThePlan?: boolean | undefined
}

export type CoolingOff =
  | {
      kind: 'until'
      date: Day
      /** Null: the end of the day. */
      time: string | null
      penaltyPercent: number | null
      penaltyDollars: number | null
      rule: CoolingOffRule
      /** Sentences on what could move the date. */
      cautions: string[]
    }
  | { kind: 'none'; because: string; rule: CoolingOffRule | NoCoolingOff }
  | { kind: 'unknown'; because: string; rule: CoolingOffRule }
