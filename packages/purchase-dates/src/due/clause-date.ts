import { businessDayFrom } from '../calendar/business-days.ts'
import { addDays } from '../calendar/days.ts'
import type { Day } from '../types.ts'
import type { PurchaseFacts } from './facts.ts'

type Clause = 'finance' | 'building' | 'deposit'

/**
 * The date of a clause: the stated one, or so many calendar days after the contract. By Queensland's standard contract
 * such a day moves to the next business day; elsewhere it stays, which is the earlier date. Null: not known.
 */
export function clauseDate(facts: PurchaseFacts, clause: Clause): Day | null {
  const stated = facts[`${clause}By`]
  if (stated !== undefined) return stated
  const counted = countedDate(facts, clause)
  return counted !== null && facts.state === 'QLD' ? businessDayFrom(counted, facts.state, 'reiq') : counted
}

const countedDate = (facts: PurchaseFacts, clause: Clause): Day | null => {
  const days = facts[`${clause}Days`]
  return facts.contractOn === undefined || days === undefined ? null : addDays(facts.contractOn, days)
}

/** Whether the date is later than the days of the clause. */
export function isMoved(facts: PurchaseFacts, clause: Clause): boolean {
  return facts[`${clause}By`] === undefined && clauseDate(facts, clause) !== countedDate(facts, clause)
}

/** The fact that would give the clause's date. */
export function clauseNeeds(facts: PurchaseFacts, clause: Clause): 'contractOn' | `${Clause}By` {
  return facts[`${clause}Days`] !== undefined && facts.contractOn === undefined ? 'contractOn' : `${clause}By`
}
