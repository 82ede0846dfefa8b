import type { OwnLine, SchemeId, State } from '../input.ts'
import type { BasisPoints, Cents } from '../money.ts'
import type { Condition, FeeRule, ReliefRule, Rounding, Scale, Sourced, ValueBounds } from './rules.ts'

export interface DutyTable extends Sourced {
  rounding: Rounding
  minimumCents?: Cents
  /** Each buyer's share is charged by what that buyer meets. */
  isApportioned?: true
  /** The first whose condition is met. */
  scales: Scale[]
}

export interface Relief extends Sourced {
  id: string
  label: string
  when: Condition
  rule: ReliefRule
}

/** A condition that a bill adds to scales and reliefs. */
export interface PendingRule extends Sourced {
  status: 'ifEnacted' | 'inForce'
  label: string
  /** Ids of the scales and reliefs that it is added to. */
  appliesTo: string[]
  when: Condition
}

export interface Grant extends Sourced {
  id: string
  label: string
  amountCents: Cents
  /** The office says "up to". */
  isUpTo?: true
  when: Condition
  /** For land with a house to be built: the bounds of both together. */
  landAndBuild?: ValueBounds
  /** Instead of `when.value` north of the 26th parallel. */
  northValue?: ValueBounds
  isPaid: 'atOrAfterSettlement' | 'afterSettlement'
  note?: string
}

export interface Fee extends Sourced {
  line: OwnLine
  label: string
  for?: { isStrata?: boolean; property?: 'home' | 'land'; hasLoan?: true }
  rule: FeeRule
}

export interface Mention extends Sourced {
  sentence: string
  minimumAge?: number
  /** The condition in words is the buyer's to check; these narrow it. */
  when?: Condition
}

export interface StateTable {
  table: 'state'
  state: State
  office: string
  currency: 'AUD'
  unit: 'cents'
  duty: DutyTable[]
  reliefs: Relief[]
  pending: PendingRule[]
  grants: Grant[]
  fees: Fee[]
  /** Null: none is charged. */
  foreignSurcharge: (Sourced & { bps: BasisPoints | null })[]
  insuranceDuty: (Sourced & { bps: BasisPoints })[]
  mentions: Mention[]
}

export interface SchemeTable extends Sourced {
  scheme: SchemeId
  label: string
  when: Condition
  minimumDepositBps: BasisPoints
  /** Of one buyer, and of several together. */
  incomeUpTo?: { oneCents: Cents; moreCents: Cents; confirmed: boolean }
  caps: { state: State; centreCents: Cents; restCents: Cents; confirmed?: false }[]
}

export interface LmiTable extends Sourced {
  /** Up to this share of the value no insurance is asked for. */
  freeUpToBps: BasisPoints
  cells: {
    lvrAboveBps: BasisPoints
    lvrUpToBps: BasisPoints
    loanAboveCents: Cents
    loanUpToCents: Cents | null
    fromBps: BasisPoints
    toBps: BasisPoints
  }[]
}

export interface LendingTable extends Sourced {
  rateBps: BasisPoints
  bufferBps: BasisPoints
  years: number
}

export interface DebtLimitTable extends Sourced {
  /** In hundredths of the income: 600 is six times. */
  limitHundredths: number
  exempts: 'newHomes'
}

export interface FederalTable {
  table: 'federal'
  currency: 'AUD'
  unit: 'cents'
  schemes: SchemeTable[]
  fees: Fee[]
  lmi: LmiTable[]
  lending: LendingTable[]
  debtLimit: DebtLimitTable[]
}

export type Table = StateTable | FederalTable

export interface Tables {
  states: Readonly<Record<State, StateTable>>
  federal: FederalTable
}
