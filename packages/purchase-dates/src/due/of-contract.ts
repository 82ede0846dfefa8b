import { coolingOffOf } from '../cooling-off/cooling-off-of.ts'
import { clauseDate, clauseNeeds, isMoved } from './clause-date.ts'
import type { ItemDraft, PurchaseFacts } from './facts.ts'
import { sourceShown } from './source-shown.ts'

/** What the contract and the law of its state ask of a buyer who has signed. */
export function ofContract(facts: PurchaseFacts): ItemDraft[] {
  return [
    deposit(facts),
    coolOff(facts),
    ...(facts.isLand ? [] : [clause(facts, 'building')]),
    clause(facts, 'finance'),
  ]
}

const moved =
  'Moved to the next business day, as the standard contract of Queensland does. By another contract it may be earlier.'

const deposit = (facts: PurchaseFacts): ItemDraft => {
  const isAuction = facts.method === 'auction'
  const by = (isAuction ? facts.auctionOn : clauseDate(facts, 'deposit')) ?? null
  const needs = isAuction ? 'auctionOn' : clauseNeeds(facts, 'deposit')
  return {
    id: 'pay-deposit',
    phase: 'contract',
    title: 'Pay the deposit',
    why: isAuction
      ? 'The deposit is due on the day of the auction, when you sign.'
      : 'The contract says how much and by when; the seller may end it if you are late.',
    by,
    needs: by === null ? needs : null,
    isBinding: true,
    cautions: isMoved(facts, 'deposit') ? [moved] : [],
  }
}

const coolOff = (facts: PurchaseFacts): ItemDraft => {
  const { state, method = 'private', contractOn } = facts
  const start = { id: 'cool-off', phase: 'contract', title: 'End of the cooling-off period' } as const
  const found = coolingOffOf({
    state,
    method,
    contractDate: contractOn ?? '',
    receivedDate: facts.papersReceivedOn,
    auctionDate: facts.auctionOn,
    isWaived: facts.isCoolingOffWaived,
    isOffThePlan: facts.isOffThePlan,
  })
  const source = sourceShown(found.rule)
  if (found.kind === 'none') return { ...start, why: found.because, source, applies: false }
  const why = found.rule.rule
  if (contractOn === undefined) return { ...start, why, source, needs: 'contractOn', isBinding: true }
  if (found.kind === 'unknown') return { ...start, why: found.because, source, isBinding: true }
  return { ...start, why, source, by: found.date, time: found.time, isBinding: true, cautions: found.cautions }
}

const clauses = {
  finance: {
    id: 'finance-clause',
    title: 'Finance clause',
    why: 'Tell the seller by then whether the loan is approved; afterwards the contract may bind you without one.',
  },
  building: {
    id: 'building-clause',
    title: 'Building and pest clause',
    why: 'Tell the seller by then what the inspection found; afterwards the clause may no longer help you.',
  },
} as const

const clause = (facts: PurchaseFacts, name: 'finance' | 'building'): ItemDraft => {
  const { id, title, why } = clauses[name]
  if (facts.method === 'auction') {
    return { id, phase: 'contract', title, why: 'A purchase at auction is unconditional.', applies: false }
  }
  const by = clauseDate(facts, name)
  const needs = by === null ? clauseNeeds(facts, name) : null
  const cautions = [
    ...(isMoved(facts, name) ? [moved] : []),
    ...(by !== null && facts.settlementOn !== undefined && by > facts.settlementOn ? [afterSettlement] : []),
  ]
  return { id, phase: 'contract', title, why, by, needs, isBinding: true, cautions }
}

const afterSettlement = 'This is after settlement. Check both days with your conveyancer.'
