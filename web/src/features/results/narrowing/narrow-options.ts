import type { Option } from '@/components/ui/input.tsx'
import { amountIn } from '@/lib/amounts.ts'

export const hiddenOptions: Option[] = [
  { value: '', label: 'Leave out' },
  { value: 'show', label: 'Show among the others' },
  { value: 'only', label: 'Show only these' },
]

export const distances: Option[] = [
  { value: '', label: 'Any distance' },
  ...['1', '2', '5', '10'].map((km) => ({ value: km, label: `Within ${km} km of your suburbs` })),
]

/** Converts a typed amount to the form used in URLs; null if blank or invalid. */
export function wholeDollars(text: string | null): string | null {
  const amount = amountIn('money', text ?? '') ?? 0
  return amount === 0 ? null : String(amount)
}
