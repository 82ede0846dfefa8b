import type { AustralianState, PurchaseDay } from '@verandah/contracts'
import type { FactName } from '@verandah/purchase-dates'
import type { ShownTerms } from '@/lib/purchase/facts.ts'

export type Clause = 'deposit' | 'building' | 'finance'
export type Flag = 'isStrata' | 'isNew' | 'isOffThePlan' | 'isCoolingOffWaived'

export type FormField =
  | { kind: 'day'; name: PurchaseDay; label: string; hint?: string }
  | { kind: 'clause'; name: Clause; label: string }
  | { kind: 'flag'; name: Flag; label: string; hint?: string }

export interface Stage {
  title: string
  fields: readonly FormField[]
}

interface Bought {
  state: AustralianState
  isLand: boolean
  method: ShownTerms['method']
}

/** What is asked of a purchase, in the order in which a buyer learns it. */
export function stagesOf(bought: Bought): Stage[] {
  return [
    ...(bought.method === 'auction'
      ? [{ title: 'The auction', fields: [auction] }]
      : [
          { title: 'Offer and contract', fields: untilContract(bought) },
          { title: 'Deposit and clauses', fields: clausesOf(bought) },
        ]),
    { title: 'Settlement', fields: [settlement] },
    { title: 'About the home', fields: bought.isLand ? [offThePlan] : [strata, newHome, offThePlan] },
  ]
}

const auction: FormField = { kind: 'day', name: 'auctionOn', label: 'Day of the auction' }

const untilContract = ({ state }: Bought): FormField[] => [
  { kind: 'day', name: 'offerAcceptedOn', label: 'Offer accepted' },
  {
    kind: 'day',
    name: 'contractOn',
    label: state === 'VIC' ? 'Contract signed' : 'Contract made',
    hint: state === 'VIC' ? 'The day on which you signed.' : 'The day on which both sides were bound.',
  },
  ...(papersOf[state] === undefined
    ? []
    : [{ kind: 'day', name: 'papersReceivedOn', label: papersOf[state] } as const]),
  { kind: 'day', name: 'auctionOn', label: 'Advertised auction', hint: 'Only if one was advertised.' },
  {
    kind: 'flag',
    name: 'isCoolingOffWaived',
    label: 'Cooling-off was waived',
    hint: 'By a certificate or in writing.',
  },
]

/** Where the period is counted from the day on which papers came. */
const papersOf: Partial<Record<AustralianState, string>> = {
  QLD: 'Signed contract received',
  SA: 'Form 1 received',
}

const clausesOf = ({ isLand }: Bought): FormField[] => [
  { kind: 'clause', name: 'deposit', label: 'Deposit' },
  ...(isLand ? [] : [{ kind: 'clause', name: 'building', label: 'Building and pest clause' } as const]),
  { kind: 'clause', name: 'finance', label: 'Finance clause' },
]

const settlement: FormField = { kind: 'day', name: 'settlementOn', label: 'Day of settlement' }
const strata: FormField = {
  kind: 'flag',
  name: 'isStrata',
  label: 'In a strata plan',
  hint: 'With an owners corporation.',
}
const newHome: FormField = { kind: 'flag', name: 'isNew', label: 'New', hint: 'Never lived in.' }
const offThePlan: FormField = { kind: 'flag', name: 'isOffThePlan', label: 'Off the plan' }

/** What the list asks for where a day is missing. */
export function askedText(needs: FactName): string {
  return askedTexts[needs] ?? 'Enter what is missing'
}

const askedTexts: Partial<Record<FactName, string>> = {
  contractOn: 'Enter the day of the contract',
  auctionOn: 'Enter the day of the auction',
  settlementOn: 'Enter the day of settlement',
  depositBy: 'Enter when the deposit is due',
  buildingBy: 'Enter the date of the building clause',
  financeBy: 'Enter the date of the finance clause',
}
