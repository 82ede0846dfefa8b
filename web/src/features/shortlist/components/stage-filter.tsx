import type { SavedProperty } from '@verandah/contracts'
import { cn } from '@/components/ui/cn.ts'
import { Select } from '@/components/ui/input.tsx'
import { type StageChoice, stagesInUse } from '../narrow-homes.ts'

interface StageFilterProps {
  homes: readonly SavedProperty[]
  chosen: StageChoice | null
  onChoose: (stage: StageChoice | null) => void
  className?: string
}

/** Narrows by one stage. Absent while every home is at the same one. */
export function StageFilter({ homes, chosen, onChoose, className }: StageFilterProps) {
  const uses = stagesInUse(homes, chosen)
  if (uses.length === 0) return null
  return (
    <Select
      aria-label="Narrow by stage"
      className={cn('min-w-0 flex-1 sm:w-40 sm:flex-none', className)}
      options={[
        { value: '', label: 'Any stage' },
        ...uses.map(({ value, title, count }) => ({ value, label: `${title} (${count})` })),
      ]}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(uses.find(({ value }) => value === target.value)?.value ?? null)}
    />
  )
}
