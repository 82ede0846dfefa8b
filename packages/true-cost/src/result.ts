import type { OwnLine, SchemeId } from './input.ts'
import type { BasisPoints, Cents, Range } from './money.ts'
import type { Sourced } from './tables/types.ts'

/** An amount, or why there is none. */
export type Figure = { known: true; amount: Range; isAbout: boolean } | { known: false; reason: string }

export type LineId = 'deposit' | 'dutyBeforeRelief' | 'dutyRelief' | 'foreignSurcharge' | 'grant' | OwnLine

export interface Line {
  id: LineId
  label: string
  /** Never negative: `effect` says what it does to the cash needed. */
  figure: Figure
  effect: 'adds' | 'reduces' | 'none'
  /** The formula in words. */
  how: string
  /** For the buyer. */
  sentence: string
  /** Empty for what the buyer says. */
  sources: readonly SourceShown[]
}

export type SourceShown = Pick<Sourced, 'source' | 'readOn'> & { isConfirmed: boolean }

export interface Total {
  amount: Range
  isComplete: boolean
  /** Labels of lines without an amount. */
  missing: readonly string[]
  sentence: string
}

export interface SchemeVerdict {
  id: SchemeId
  label: string
  /** `depends`: the price range holds the cap, or an answer is missing. */
  verdict: 'passed' | 'failed' | 'depends'
  capCents: Cents | null
  reasons: readonly string[]
  sentence: string
  source: SourceShown
}

export interface Eligibility {
  what: string
  isMet: 'yes' | 'no' | 'depends'
  why: string
}

/** A rule that is not law yet, and what it would change. */
export interface IfEnacted {
  change: Range
  sentence: string
  source: SourceShown
}

export interface Cliff {
  /** A step comes with the next $100; a slope is a kink above which every $1,000 costs more. */
  kind: 'step' | 'slope'
  of: 'duty' | 'grant' | 'scheme'
  atCents: Cents
  /** `above`: the price itself is still below the step. `from`: it is not. */
  side: 'above' | 'from'
  /** Duty or grant for $100 more, or duty for $1,000 more on a slope; zero for a scheme. */
  changeCents: Cents
  isInsideRange: boolean
  /** What happens there: "duty jumps by $3,106". */
  what: string
  sentence: string
}

export interface KnownRepayments {
  known: true
  monthly: Figure
  /** At the lenders' test rate. */
  monthlyStressed: Figure
  rateBps: BasisPoints
  stressedBps: BasisPoints
  years: number
  sentence: string
  source: SourceShown
}

export type Repayments = KnownRepayments | { known: false; reason: string }

/** In hundredths: 640 is 6.4 times income. */
export type DebtToIncome =
  | {
      known: true
      fromHundredths: number
      toHundredths: number
      isOverLimit: 'no' | 'yes' | 'depends'
      sentence: string
    }
  | { known: false; reason: string }

export interface KnownCost {
  known: true
  lines: readonly Line[]
  dutyAfterRelief: Range
  /** Why help was given or refused. */
  eligibility: readonly Eligibility[]
  ifEnacted: readonly IfEnacted[]
  schemes: readonly SchemeVerdict[]
  cashNeeded: { withoutGrant: Total; withGrant: Total }
  /** With the premium if it is added. */
  loan: Figure
  lvrBps: { from: BasisPoints; to: BasisPoints }
  repayments: Repayments
  debtToIncome: DebtToIncome
  yearly: { lines: readonly Line[]; total: Total }
  cliffs: readonly Cliff[]
  /** What may help further and is not computed. */
  otherReliefs: readonly { sentence: string; source: SourceShown }[]
  /** What foreign buyers have to know before they sign. */
  foreignRules: readonly { sentence: string; source: SourceShown }[]
  /** What is not computed, by name. */
  declined: readonly string[]
}

export type CostOfHome = { known: false; reason: string } | KnownCost
