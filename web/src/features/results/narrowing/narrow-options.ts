import type { Option } from '@/components/ui/input.tsx'

export const hiddenOptions: Option[] = [
  { value: '', label: 'Leave out' },
  { value: 'show', label: 'Show among the others' },
  { value: 'only', label: 'Show only these' },
]

export const distances: Option[] = [
  { value: '', label: 'Any distance' },
  ...['1', '2', '5', '10'].map((km) => ({ value: km, label: `Within ${km} km of your suburbs` })),
]

/** The digits that were typed, without leading zeros; null where there are none. */
export const wholeDollars = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 9)
  return digits === '' ? null : digits
}
