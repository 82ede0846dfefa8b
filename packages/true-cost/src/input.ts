import type { Day } from './day.ts'
import type { BasisPoints, Cents, Range } from './money.ts'

export const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type State = (typeof states)[number]

export type SchemeId = 'fivePercentDeposit' | 'helpToBuy'

/** Residential property that somebody owned, alone or with others, in Australia. */
export interface Owned {
  ever: boolean
  inFiveYears: boolean
  inState: boolean
}

export interface Buyer {
  /** All buyers' shares add up to 10,000. */
  shareBps: BasisPoints
  residency: 'citizen' | 'permanentResident' | 'other'
  owned: Owned
  /** Of a spouse who does not buy. */
  spouseOwned?: Owned
  willLiveThere: boolean
  age?: number
  /** A year, before tax. */
  incomeCents?: Cents
}

export interface Finance {
  /** What the buyers pay of the price themselves. */
  deposit: { cents: Cents } | { bps: BasisPoints }
  /** How lenders mortgage insurance is paid. */
  lmi: 'paid' | 'added'
  /** Absent: the rate of the lending table. */
  rateBps?: BasisPoints
  years?: number
  scheme?: SchemeId
  otherDebtsCents?: Cents
}

/** Lines that a buyer may know better than a table. */
export type OwnLine =
  | 'transferRegistration'
  | 'mortgageRegistration'
  | 'conveyancing'
  | 'searches'
  | 'electronicSettlement'
  | 'inspection'
  | 'lenderFees'
  | 'lmi'
  | 'moving'
  | 'firstInsurance'
  | 'strataYearly'
  | 'ratesYearly'
  | 'waterYearly'

export interface Purchase {
  state: State
  /** Null where the advert shows none: a hidden price is never passed in. */
  price: Range | null
  property: 'home' | 'land'
  condition: 'new' | 'established'
  isStrata: boolean
  /** For caps of federal schemes: a capital or named regional centre, or the rest of the state. */
  place?: 'centre' | 'rest'
  /** Western Australia's grant has another cap there. */
  isNorthOf26thParallel?: boolean
  /** The part of the price for what is not built on the contract date. */
  offThePlan?: { unbuiltCents: Cents; construction: 'notStarted' | 'underWay' }
  /** Of a house to be built on this land. */
  buildCents?: Cents
  /** House and land from a builder in one contract. */
  isBuilderPackage?: boolean
  contractOn: Day
  settlementOn: Day
  heldBy: 'people' | 'trust' | 'company'
  buyers: readonly Buyer[]
  finance: Finance
  own?: Partial<Record<OwnLine, Cents>>
}
