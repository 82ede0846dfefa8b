export type { Buyer, Finance, Owned, OwnLine, Purchase, SchemeId, State } from './input.ts'
export { states } from './input.ts'
export { monthlyRepayment, usualLoan } from './repayments.ts'
export { bundledTables } from './tables/bundled.ts'
export { withTables } from './tables/with-tables.ts'
export { missingMoney, purchaseOfHome } from './purchase-of-home.ts'
export type { HomeOnOffer, MissingMoney } from './purchase-of-home.ts'
export { cliffsNear } from './cliffs.ts'
export { homeCostsOf } from './home-cost.ts'
export type { CostOn, IdentifiedHome } from './home-cost.ts'
export { abovePreApproval, hasEnded } from './pre-approval.ts'
export { costOfHome } from './cost-of-home.ts'
export { add, dollarRange, dollars, inWholeDollars, percent } from './money.ts'
export type { BasisPoints, Cents, Range } from './money.ts'
export type {
  Cliff,
  CostOfHome,
  DebtToIncome,
  Figure,
  IfEnacted,
  KnownCost,
  Line,
  LineId,
  Repayments,
  SchemeVerdict,
  SourceShown,
  Total,
} from './result.ts'
export type { FederalTable, Sourced, StateTable, Table, Tables } from './tables/types.ts'
