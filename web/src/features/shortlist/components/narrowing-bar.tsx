import type { SavedProperty } from '@verandah/contracts'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { Input, Select } from '@/components/ui/input.tsx'
import { isSameTag } from '@/lib/shortlist/pending-changes.ts'
import { toggled } from '@/lib/toggled.ts'
import { type Narrowing, type StageChoice, stagesInUse, tagsInUse, verdictsInUse } from '../narrow-homes.ts'
import { useTogether } from '../together/together-context.tsx'
import { NarrowingChips } from './narrowing-chips.tsx'

interface NarrowingBarProps {
  homes: readonly SavedProperty[]
  narrowing: Narrowing
  onChange: (narrowing: Narrowing) => void
  isBoard: boolean
  /** Beside the text. */
  children: ReactNode
}

export function NarrowingBar({ homes, narrowing, onChange, isBoard, children }: NarrowingBarProps) {
  const { text, tags, verdicts, stage } = narrowing
  const together = useTogether()
  const hasTag = (tag: string) => tags.some((chosen) => isSameTag(chosen, tag))
  const toggleTag = (tag: string) =>
    onChange({ ...narrowing, tags: hasTag(tag) ? tags.filter((chosen) => !isSameTag(chosen, tag)) : [...tags, tag] })
  return (
    <div role="search" className="mb-5 flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-5">
      <div className="flex flex-col gap-3 sm:flex-row lg:shrink-0 lg:gap-5">
        <div className="relative flex-1 lg:w-72 lg:flex-none">
          <Search className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-ink-faint" />
          <Input
            type="search"
            aria-label="Search your shortlist"
            placeholder="Street, suburb, note or tag"
            value={text}
            onChange={(event) => onChange({ ...narrowing, text: event.target.value })}
            className="pl-10!"
          />
        </div>
        <div className="flex gap-3 empty:hidden lg:gap-5">
          <StageFilter
            homes={homes}
            chosen={stage}
            onChoose={(next) => onChange({ ...narrowing, stage: next })}
            // A small board has its columns to choose from.
            {...(isBoard && stage === null && { className: 'max-lg:hidden' })}
          />
          {children}
        </div>
      </div>
      <div className="-mx-4 flex gap-2 scroll-px-4 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:gap-x-5 sm:overflow-visible sm:px-0 sm:py-0">
        {together !== null && (
          <NarrowingChips
            label="Narrow by household"
            uses={[{ value: 'all', title: 'Everybody loves it', count: homes.filter(together.isLovedByAll).length }]}
            isChosen={() => narrowing.isLovedByAll}
            onToggle={() => onChange({ ...narrowing, isLovedByAll: !narrowing.isLovedByAll })}
          />
        )}
        <NarrowingChips
          label="Narrow by verdict"
          uses={verdictsInUse(homes, verdicts)}
          isChosen={(verdict) => verdicts.includes(verdict)}
          onToggle={(verdict) => onChange({ ...narrowing, verdicts: toggled(verdicts, verdict) })}
        />
        <NarrowingChips label="Narrow by tag" uses={tagsInUse(homes)} isChosen={hasTag} onToggle={toggleTag} />
      </div>
    </div>
  )
}

interface StageFilterProps {
  homes: readonly SavedProperty[]
  chosen: StageChoice | null
  onChoose: (stage: StageChoice | null) => void
  className?: string
}

const StageFilter = ({ homes, chosen, onChoose, className }: StageFilterProps) => {
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
