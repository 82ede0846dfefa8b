import { type ContractDetails, type OwnAmount, ownAmounts } from '@verandah/contracts'
import { amountIn, amountProblem } from '@/lib/amounts.ts'
import { numberIn, numberProblem } from '@/lib/read-numbers.ts'

/** Form state of a home's contract: text, empty when not known. */
export interface ContractForm {
  isNew: boolean
  construction: NonNullable<ContractDetails['construction']>
  /** Percent of the price. */
  unbuilt: string
  /** YYYY-MM. */
  contractMonth: string
  settlementMonth: string
  amounts: Readonly<Record<OwnAmount, string>>
}

export function contractFormOf(details: ContractDetails): ContractForm {
  return {
    isNew: details.isNew ?? false,
    construction: details.construction ?? 'notStarted',
    unbuilt: String(details.unbuiltPercent ?? ''),
    contractMonth: details.contractMonth ?? '',
    settlementMonth: details.settlementMonth ?? '',
    amounts: byAmount((name) => String(details.amounts?.[name] ?? '')),
  }
}

const byAmount = (textOf: (name: OwnAmount) => string) =>
  Object.fromEntries(ownAmounts.map((name) => [name, textOf(name)])) as Record<OwnAmount, string>

export function contractOf({ isNew, construction, unbuilt, ...form }: ContractForm): ContractDetails {
  const unbuiltPercent = numberProblem('percent', unbuilt) === undefined ? numberIn(unbuilt) : undefined
  const amounts = ownAmounts.flatMap((name) => {
    const amount = amountIn('money', form.amounts[name])
    return amount === undefined ? [] : [[name, amount] as const]
  })
  return {
    ...(isNew && { isNew }),
    ...(isNew && unbuiltPercent !== undefined && { unbuiltPercent, construction }),
    ...(form.contractMonth !== '' && { contractMonth: form.contractMonth }),
    ...(form.settlementMonth !== '' && { settlementMonth: form.settlementMonth }),
    ...(amounts.length > 0 && { amounts: Object.fromEntries(amounts) }),
  }
}

export function unbuiltProblem({ unbuilt }: ContractForm): string | undefined {
  return numberProblem('percent', unbuilt)
}

export function isReadable(form: ContractForm): boolean {
  return (
    unbuiltProblem(form) === undefined &&
    ownAmounts.every((name) => amountProblem('money', form.amounts[name]) === undefined)
  )
}
