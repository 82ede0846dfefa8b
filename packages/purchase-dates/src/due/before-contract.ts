import papersTable from '../../tables/papers.json' with { type: 'json' }
import type { Sourced, State } from '../types.ts'
import { clauseDate } from './clause-date.ts'
import type { ItemDraft, PurchaseFacts } from './facts.ts'
import { sourceShown } from './source-shown.ts'

export const papers: Record<State, Sourced & { title: string; why: string }> = papersTable

/** What a buyer does before they are bound: by the contract of a private sale, or by the auction. */
export function beforeContract(facts: PurchaseFacts): ItemDraft[] {
  const isAuction = facts.method === 'auction'
  const needs = isAuction ? 'auctionOn' : 'contractOn'
  const by = facts[needs] ?? null
  const until = { by, needs: by === null ? needs : null } as const
  const ofState = papers[facts.state]
  return [
    {
      id: 'seller-papers',
      phase: 'beforeContract',
      title: ofState.title,
      why: ofState.why,
      ...until,
      source: sourceShown(ofState),
    },
    {
      id: 'review-contract',
      phase: 'beforeContract',
      title: 'Have the contract reviewed',
      why: isAuction
        ? 'At the fall of the hammer you are bound, so a conveyancer or solicitor reads the contract before you bid.'
        : 'A conveyancer or solicitor reads the contract before you sign it, while it can still be changed.',
      ...until,
    },
    { ...checkOf(facts), phase: 'beforeContract', ...inspectionDate(facts, until) },
    ...(isAuction ? [{ ...preApproval, ...until }] : []),
    ...signing(facts),
  ]
}

const preApproval = {
  id: 'approve-finance-first',
  phase: 'beforeContract',
  title: 'Have the loan approved in principle',
  why: 'A purchase at auction is unconditional: if the lender refuses, you may lose the deposit and more.',
} as const

type Until = Pick<ItemDraft, 'by' | 'needs'>

/** A building clause of a private sale leaves time until its date. */
const inspectionDate = (facts: PurchaseFacts, until: Until): Until => {
  const by = facts.method === 'auction' || facts.isStrata || facts.isLand ? null : clauseDate(facts, 'building')
  return by === null ? until : { by, needs: null }
}

const checkOf = ({ isLand, isStrata, isNew, state }: PurchaseFacts): Pick<ItemDraft, 'id' | 'title' | 'why'> => {
  if (isLand)
    return {
      id: 'check-land',
      title: 'Check the land',
      why: 'Soil, survey, services, contamination, flood and bushfire decide what you can build, and for how much.',
    }
  if (isStrata)
    return {
      id: 'read-strata-records',
      title: 'Have the strata records read',
      why: 'Minutes, accounts and insurance show defects, disputes and special levies that a look at the home does not.',
    }
  return {
    id: 'inspect-building',
    title: isNew ? 'Have the building inspected' : 'Have a building and pest inspection',
    why:
      state === 'ACT'
        ? 'The seller’s papers include reports; read them, and have what they leave open inspected again.'
        : 'An inspector finds what a visit does not show, before it becomes your cost.',
  }
}

const signing = ({ method, contractOn, offerAcceptedOn }: PurchaseFacts): ItemDraft[] =>
  method === 'auction' || contractOn !== undefined || offerAcceptedOn === undefined
    ? []
    : [
        {
          id: 'sign-contract',
          phase: 'beforeContract',
          title: 'Sign the contract',
          why: 'In most states neither side is bound until both have signed, and the seller may still sell to someone else.',
          needs: 'contractOn',
        },
      ]
