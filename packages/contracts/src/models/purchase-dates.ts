export const purchaseDays = [
  'offerAcceptedOn',
  'auctionOn',
  'contractOn',
  'papersReceivedOn',
  'depositBy',
  'buildingBy',
  'financeBy',
  'settlementOn',
] as const
export type PurchaseDay = (typeof purchaseDays)[number]

interface Terms extends Readonly<Record<PurchaseDay, string | null>> {
  method: 'private' | 'auction' | null
}

export type PurchaseDateProblems = Partial<Record<PurchaseDay, string>>

const firstDay = '2000-01-01'
const lastDay = '2099-12-31'

/** Why a day of a purchase cannot be right, by its field; empty where all can. At an auction most days do not apply. */
export function purchaseDateProblems(terms: Terms): PurchaseDateProblems {
  const applying = terms.method === 'auction' ? (['auctionOn', 'settlementOn'] as const) : purchaseDays
  return Object.fromEntries(
    applying.flatMap((field) => {
      const day = terms[field]
      const problem = day === null ? null : problemOf(field, day, terms)
      return problem === null ? [] : [[field, problem]]
    }),
  )
}

const problemOf = (field: PurchaseDay, day: string, { method, ...terms }: Terms): string | null => {
  if (day < firstDay || day > lastDay) return 'Check the year'
  const [start, name] =
    method === 'auction' ? ([terms.auctionOn, 'the auction'] as const) : ([terms.contractOn, 'the contract'] as const)
  if (afterContract.includes(field) && isBefore(day, start)) return `${names[field]} can’t be before ${name}`
  const isSettlementWrong = isBefore(terms.settlementOn, start)
  return beforeSettlement.includes(field) && !isSettlementWrong && isBefore(terms.settlementOn, day)
    ? `${names[field]} can’t be after settlement`
    : null
}

const names: Readonly<Record<PurchaseDay, string>> = {
  offerAcceptedOn: 'The acceptance of the offer',
  auctionOn: 'The auction',
  contractOn: 'The contract',
  papersReceivedOn: 'The papers',
  depositBy: 'The deposit',
  buildingBy: 'The building and pest date',
  financeBy: 'The finance date',
  settlementOn: 'Settlement',
}

/** In some states the seller's acceptance or the papers may come before the contract, in others after it. */
const afterContract: readonly PurchaseDay[] = ['depositBy', 'buildingBy', 'financeBy', 'settlementOn']
const beforeSettlement: readonly PurchaseDay[] = [
  'offerAcceptedOn',
  'papersReceivedOn',
  'depositBy',
  'buildingBy',
  'financeBy',
]

const isBefore = (day: string | null, other: string | null): boolean => day !== null && other !== null && day < other
