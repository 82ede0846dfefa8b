import type * as z from 'zod'
import type { State } from '../input.ts'
import type { band, dutyTable, reliefRule, scale } from '../tables-schema/duty-fields.ts'
import type { federalTable } from '../tables-schema/federal-table.ts'
import type { condition, fee, sourced, valueBounds } from '../tables-schema/fields.ts'
import type { stateTable } from '../tables-schema/state-table.ts'

// The types of what the schema reads.

export type Sourced = z.output<z.ZodObject<typeof sourced>>
export type Condition = z.output<typeof condition>
export type ValueBounds = z.output<typeof valueBounds>

export type Band = z.output<typeof band>
export type Scale = z.output<typeof scale>
export type DutyTable = z.output<typeof dutyTable>
export type Rounding = DutyTable['rounding']
export type ReliefRule = z.output<typeof reliefRule>
export type Fee = z.output<typeof fee>
export type FeeRule = Fee['rule']

export type StateTable = z.output<typeof stateTable>
export type Relief = StateTable['reliefs'][number]
export type PendingRule = StateTable['pending'][number]
export type Grant = StateTable['grants'][number]

export type FederalTable = z.output<typeof federalTable>
export type SchemeTable = FederalTable['schemes'][number]
export type LmiTable = FederalTable['lmi'][number]
export type LendingTable = FederalTable['lending'][number]
export type DebtLimitTable = FederalTable['debtLimit'][number]

export type Table = StateTable | FederalTable

export interface Tables {
  states: Readonly<Record<State, StateTable>>
  federal: FederalTable
}
