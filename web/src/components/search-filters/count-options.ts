import type { Option } from '@/components/ui/input.tsx'

export const anyOption: Option = { value: '', label: 'Any' }

export function from1To(most: number): Option[] {
  return [
    anyOption,
    ...Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${index + 1}+` })),
  ]
}
