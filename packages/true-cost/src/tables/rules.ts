import type { Day } from '../day.ts'
import type { BasisPoints, Cents } from '../money.ts'

/** What every value in a table carries. */
export interface Sourced {
  source: { name: string; url?: string }
  /** The day on which the source was read. */
  readOn: Day
  /** First and last day on which it applies; null: the law names no end. */
  validFrom: Day
  validUntil: Day | null
  /** Last day for which the figure is vouched for, where the law names no end. */
  checkedUntil?: Day
  /** False: from one source only, or from sources that differ. The amount is then shown with "about". */
  confirmed: boolean
  /** The date that decides; absent: the contract's. */
  dateOf?: 'contract' | 'settlement'
}

/** Who and what a rule is for. All that is present must be met. */
export interface Condition {
  property?: 'home' | 'land'
  condition?: 'new' | 'established'
  livesThere?: true
  notOwned?: 'ever' | 'inFiveYears' | 'inState'
  /** Spouses who do not buy count as buyers do. */
  withSpouses?: true
  /** How many buyers must be citizens or permanent residents. */
  residents?: 'one' | 'all'
  /** Together, a year. */
  incomeUpToCents?: Cents
  minimumAge?: number
  isStrata?: true
  isBuilderPackage?: true
  construction?: 'notStarted' | 'underWay' | 'either'
  value?: ValueBounds
}

export interface ValueBounds {
  /** The value must be more than this. */
  aboveCents?: Cents
  /** The value may be at most this. */
  upToCents?: Cents
  /** The value must be less than this. */
  underCents?: Cents
}

interface BandBounds {
  aboveCents: Cents
  upToCents: Cents | null
  /** Why the duty is not continuous at the lower end. */
  step?: string
  confirmed?: false
}

/** `base` plus a rate on the excess, a rate on the whole value, or a formula in thousands of dollars. */
export type Band = BandBounds &
  ({ baseCents: Cents; rateBps: BasisPoints } | { ofWholeBps: BasisPoints } | { squaredE8: number; linear: number })

export interface Scale {
  id: string
  label: string
  when?: Condition
  bands: Band[]
}

export interface Rounding {
  /** `hundredUp`: each $100 or part of it counts. */
  excess: 'hundredUp' | 'none'
  result: 'cent' | 'dollarNearest' | 'dollarDown' | 'fiveCentsDown'
}

export type ReliefRule =
  | { kind: 'nil' }
  /** Nil up to `full`; then the relief falls to nothing at `end`. */
  | { kind: 'taper'; fullCents: Cents; endCents: Cents; of: 'dutyAtFull' | 'dutyAtValue' }
  /** So much for each $100 or part over `over`, up to `end`. */
  | { kind: 'perHundredOver'; overCents: Cents; endCents: Cents; perHundredCents: Cents }
  /** Less the deduction of the first step that the value is under. */
  | { kind: 'deduction'; steps: { underCents: Cents | null; deductCents: Cents }[] }
  /** A share of the duty, falling from `fullBps` at `full` to `endBps` from `end` on. */
  | {
      kind: 'share'
      fullBps: BasisPoints
      fullCents: Cents
      endBps: BasisPoints
      endCents: Cents
      maximumCents?: Cents
    }
  /** Duty only on the part of the price that is built. */
  | { kind: 'unbuiltIsFree' }

export type FeeRule =
  | { kind: 'flat'; cents: Cents }
  | { kind: 'range'; fromCents: Cents; toCents: Cents }
  | {
      kind: 'perUnit'
      baseCents: Cents
      overCents: Cents
      unitCents: Cents
      perUnitCents: Cents
      /** A part of a unit counts as one. */
      countsParts: boolean
      capCents?: Cents
    }
