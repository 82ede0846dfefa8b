import type { Option } from '@/components/ui/input.tsx'
import { monthText } from '@/lib/format.ts'

const monthsAhead = (from: string, count: number): string[] => {
  const [year = 0, month = 0] = from.split('-').map(Number)
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  )
}

const optionsOf = (months: readonly string[]): Option[] =>
  months.map((month) => ({ value: month, label: monthText(month) }))

/** The months in which a contract may still be made, this one first as "Today". */
export function contractMonths(thisMonth: string): Option[] {
  return [{ value: '', label: 'Today' }, ...optionsOf(monthsAhead(thisMonth, 19).slice(1))]
}

/** Months of settlement: an off-the-plan home may take years. */
export function settlementMonths(contractMonth: string): Option[] {
  return [{ value: '', label: 'Six weeks after the contract' }, ...optionsOf(monthsAhead(contractMonth, 49))]
}
