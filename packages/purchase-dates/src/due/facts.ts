import type { Day, Source, State } from '../types.ts'

/** What is known of a purchase; all but the state may be absent. */
export interface PurchaseFacts {
  state: State
  isStrata?: boolean | undefined
  /** Land without a home. */
  isLand?: boolean | undefined
  /** Newly built, never lived in. */
  isNew?: boolean | undefined
  isOffThePlan?: boolean | undefined
  /** Absent: private. */
  method?: 'private' | 'auction' | undefined
  offerAcceptedOn?: Day | undefined
  /** In Victoria the day on which the buyer signed. */
  contractOn?: Day | undefined
  /** When the buyer got the signed contract (Queensland) or Form 1 (South Australia). */
  papersReceivedOn?: Day | undefined
  /** Of an advertised auction, even if the home is sold privately. */
  auctionOn?: Day | undefined
  settlementOn?: Day | undefined
  /** Clauses of the contract: the date, or calendar days after the contract. The date goes first. */
  financeBy?: Day | undefined
  financeDays?: number | undefined
  buildingBy?: Day | undefined
  buildingDays?: number | undefined
  depositBy?: Day | undefined
  depositDays?: number | undefined
  isCoolingOffWaived?: boolean | undefined
  /** Ids of the items that are done. */
  done?: readonly string[] | undefined
}

export type FactName = keyof PurchaseFacts

export type DueItemId =
  | 'seller-papers'
  | 'review-contract'
  | 'inspect-building'
  | 'read-strata-records'
  | 'check-land'
  | 'approve-finance-first'
  | 'sign-contract'
  | 'pay-deposit'
  | 'cool-off'
  | 'building-clause'
  | 'finance-clause'
  | 'insure-building'
  | 'final-inspection'
  | 'settle'

export interface DueItem {
  id: DueItemId
  phase: 'beforeContract' | 'contract' | 'settlement'
  title: string
  /** One plain sentence, or two. */
  why: string
  /** Null: not known yet, or none. */
  by: Day | null
  /** HH:MM on that day; null: no time, or the end of the day. */
  time: string | null
  /** The fact that would give the date; null where it is known, or none would. */
  needs: FactName | null
  /** The law or the contract sets the date, and missing it costs the buyer something. */
  isBinding: boolean
  /** Null: advice, or what the contract itself says. */
  source: (Source & { readOn: Day }) | null
  /** False: this purchase has none of it, and `why` says so. */
  applies: boolean
  isDone: boolean
  /** Sentences on what could move the date. */
  cautions: string[]
}

/** An item before it is completed: what is left out is null, false or empty. */
export type ItemDraft = Pick<DueItem, 'id' | 'phase' | 'title' | 'why'> &
  Partial<Omit<DueItem, 'isDone' | 'id' | 'phase' | 'title' | 'why'>>
