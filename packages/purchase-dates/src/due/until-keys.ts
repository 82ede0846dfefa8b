import inspectionTable from '../../tables/final-inspection.json' with { type: 'json' }
import riskTable from '../../tables/risk.json' with { type: 'json' }
import { addBusinessDays, isBusinessDay } from '../calendar/business-days.ts'
import { addDays } from '../calendar/days.ts'
import { holidaysBetween } from '../calendar/holidays.ts'
import type { Day, Sourced, State } from '../types.ts'
import type { ItemDraft, PurchaseFacts } from './facts.ts'
import { sourceShown } from './source-shown.ts'

interface Risk extends Sourced {
  passes: 'contract' | 'nextBusinessDay' | 'settlement'
  why: string
}

export const risks = riskTable as unknown as Record<State, Risk>
export const finalInspections: { VIC: Sourced & { why: string }; others: Sourced & { why: string } } = inspectionTable

/** From the contract to the keys. */
export function untilKeys(facts: PurchaseFacts): ItemDraft[] {
  const { settlementOn = null } = facts
  const needs = settlementOn === null ? 'settlementOn' : null
  const inspection = facts.state === 'VIC' ? finalInspections.VIC : finalInspections.others
  return [
    ...(facts.isLand ? [] : [insurance(facts)]),
    {
      id: 'final-inspection',
      phase: 'settlement',
      title: 'Inspect before settlement',
      why: inspection.why,
      by: settlementOn === null ? null : addDays(settlementOn, -1),
      needs,
      source: sourceShown(inspection),
    },
    {
      id: 'settle',
      phase: 'settlement',
      title: 'Settlement',
      why: 'You pay the price and get the keys. Being late can cost you interest and, in the end, the home.',
      by: settlementOn,
      needs,
      isBinding: true,
      cautions: settlementOn === null ? [] : settlementCautions(settlementOn, facts.state),
    },
  ]
}

const settlementCautions = (day: Day, state: State): string[] => {
  if (isBusinessDay(day, state) === false) return [nothingSettles]
  return holidaysBetween(day, day, state).some(({ isOpen }) => isOpen) ? [mayNotSettle] : []
}

const mayNotSettle = 'This may be a public holiday, on which homes don’t settle. Check the day with your conveyancer.'
const nothingSettles =
  'This is a weekend or a public holiday, on which homes don’t settle. Check the day with your conveyancer.'

/** The day on which the building becomes the buyer's risk, and the fact that says so. */
const riskBegins = (
  { method, contractOn, auctionOn, settlementOn }: PurchaseFacts,
  { passes }: Risk,
): { from: PurchaseFacts['settlementOn']; needs: keyof PurchaseFacts } => {
  if (passes === 'settlement') return { from: settlementOn, needs: 'settlementOn' }
  if (method === 'auction') return { from: contractOn ?? auctionOn, needs: 'auctionOn' }
  return { from: contractOn ?? undefined, needs: 'contractOn' }
}

const insuranceText = ({ isStrata }: PurchaseFacts, risk: Risk): Pick<ItemDraft, 'title' | 'why'> =>
  isStrata
    ? {
        title: 'Check the building’s insurance',
        why: `The owners corporation mostly insures the building; what is inside is yours. ${risk.why}`,
      }
    : { title: 'Insure the building', why: `${risk.why} Your lender may want it earlier.` }

const insurance = (facts: PurchaseFacts): ItemDraft => {
  const risk = risks[facts.state]
  const { from, needs } = riskBegins(facts, risk)
  const isNext = risk.passes === 'nextBusinessDay'
  const by = (isNext && from ? addBusinessDays(from, 1, facts.state) : from) ?? null
  return {
    id: 'insure-building',
    phase: risk.passes === 'settlement' ? 'settlement' : 'contract',
    ...insuranceText(facts, risk),
    by,
    time: isNext && by !== null ? '17:00' : null,
    needs: from === undefined ? needs : null,
    source: sourceShown(risk),
  }
}
