import type { SavedSearchFrequency, SearchFilters } from '@verandah/contracts'
import type { Option } from '@/components/ui/input.tsx'

/** "Richmond" or "Richmond and Hobart" or "Richmond and 2 more". */
export function placeLabel({ locations }: SearchFilters): string {
  const [first, second] = locations.map(({ suburb }) => suburb)
  if (locations.length > 2) return `${first ?? ''} and ${locations.length - 1} more`
  return second === undefined ? (first ?? '') : `${first ?? ''} and ${second}`
}

export const frequencyOptions: readonly (Option & { value: SavedSearchFrequency })[] = [
  { value: 'instant', label: 'Every few minutes' },
  { value: 'daily', label: 'Every morning' },
  { value: 'off', label: 'Paused' },
]

export function frequencyFrom(value: string): SavedSearchFrequency {
  return frequencyOptions.find((option) => option.value === value)?.value ?? 'off'
}
