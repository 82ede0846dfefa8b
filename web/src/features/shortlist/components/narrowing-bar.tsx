import type { SavedProperty } from '@verandah/contracts'
import { Search } from 'lucide-react'
import { cn } from '@/components/ui/cn.ts'
import { Input } from '@/components/ui/input.tsx'
import { foldText, isSameTag } from '@/lib/shortlist/pending-changes.ts'

interface NarrowingBarProps {
  homes: readonly SavedProperty[]
  narrowing: Narrowing
  onChange: (narrowing: Narrowing) => void
}

/** A text filter and a chip for each tag in use. */
export const NarrowingBar = ({ homes, narrowing, onChange }: NarrowingBarProps) => {
  const { text, tags } = narrowing
  const toggle = (tag: string) => {
    const others = tags.filter((chosen) => !isSameTag(chosen, tag))
    onChange({ text, tags: others.length < tags.length ? others : [...tags, tag] })
  }
  return (
    <div role="search" className="mb-5 flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-5">
      <div className="relative lg:w-80 lg:shrink-0">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-ink-faint"
        />
        <Input
          type="search"
          aria-label="Search your shortlist"
          placeholder="Street, suburb, note or tag"
          value={text}
          onChange={(event) => onChange({ text: event.target.value, tags })}
          className="pl-10!"
        />
      </div>
      <div
        role="group"
        aria-label="Narrow by tag"
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:py-0"
      >
        {tagsInUse(homes).map(({ tag, count }) => (
          <TagChip
            key={tag}
            tag={tag}
            count={count}
            isChosen={tags.some((chosen) => isSameTag(chosen, tag))}
            onToggle={() => toggle(tag)}
          />
        ))}
      </div>
    </div>
  )
}

interface TagChipProps {
  tag: string
  count: number
  isChosen: boolean
  onToggle: () => void
}

const TagChip = ({ tag, count, isChosen, onToggle }: TagChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onToggle}
    className={cn(
      'inline-flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border px-4 text-14 font-semibold transition-colors',
      isChosen
        ? 'border-eucalypt bg-eucalypt text-on-eucalypt hover:bg-eucalypt-strong'
        : 'border-line bg-surface text-ink-soft hover:border-control hover:text-ink',
    )}
  >
    <span className="wrap-anywhere">{tag}</span>
    <span className={cn('font-medium tabular-nums', !isChosen && 'text-ink-faint')}>{count}</span>
  </button>
)

export interface Narrowing {
  text: string
  tags: readonly string[]
}

/** Returns the homes that contain every typed word in notes, tags, title or address, and have every chosen tag. */
export const narrowHomes = (homes: readonly SavedProperty[], { text, tags }: Narrowing): SavedProperty[] => {
  const words = foldText(text).split(/\s+/)
  return homes.filter((saved) => hasWords(saved, words) && tags.every((tag) => hasTag(saved, tag)))
}

const hasWords = ({ notes, tags, home }: SavedProperty, words: readonly string[]): boolean => {
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const own = foldText([notes, ...tags, title, address, suburb, state, postcode].join('\n'))
  return words.every((word) => own.includes(word))
}

const hasTag = ({ tags }: SavedProperty, wanted: string): boolean => tags.some((tag) => isSameTag(tag, wanted))

/** Returns the distinct tags with their number of homes, most used first. */
export const tagsInUse = (homes: readonly SavedProperty[]): { tag: string; count: number }[] => {
  const uses = new Map<string, { tag: string; count: number }>()
  for (const tag of homes.flatMap(({ tags }) => tags)) {
    const known = uses.get(foldText(tag))
    uses.set(foldText(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 })
  }
  return [...uses.values()].toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}
