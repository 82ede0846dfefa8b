import type { Option } from '@/components/ui/input.tsx'

export const anyOption: Option = { value: '', label: 'Any' }

/** Returns the options "Any", "1+", "2+" and so on. */
export const from1To = (most: number): Option[] => [
  anyOption,
  ...Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${index + 1}+` })),
]
