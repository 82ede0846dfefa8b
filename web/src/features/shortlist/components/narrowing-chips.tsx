import { cn } from '@/components/ui/cn.ts'
import type { Use } from '../narrow-homes.ts'

interface NarrowingChipsProps<Value extends string> {
  label: string
  uses: readonly Use<Value>[]
  isChosen: (value: Value) => boolean
  onToggle: (value: Value) => void
}

export function NarrowingChips<Value extends string>(props: NarrowingChipsProps<Value>) {
  const { label, uses, isChosen, onToggle } = props
  return (
    uses.length > 0 && (
      <div role="group" aria-label={label} className="contents sm:flex sm:min-w-0 sm:flex-wrap sm:gap-2">
        {uses.map(({ value, title, count }) => (
          <Chip key={value} title={title} count={count} isChosen={isChosen(value)} onToggle={() => onToggle(value)} />
        ))}
      </div>
    )
  )
}

interface ChipProps {
  title: string
  count: number
  isChosen: boolean
  onToggle: () => void
}

const Chip = ({ title, count, isChosen, onToggle }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onToggle}
    // On a phone the chips scroll sideways; browsers leave a chip that shows by a hair where it is.
    onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    className={cn(
      'inline-flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border px-4 text-14 font-semibold transition-colors',
      isChosen
        ? 'border-eucalypt bg-eucalypt text-on-eucalypt hover:bg-eucalypt-strong'
        : 'border-line bg-surface text-ink-soft hover:border-control hover:text-ink',
    )}
  >
    <span className="wrap-anywhere">{title}</span>
    <span className={cn('font-medium tabular-nums', !isChosen && 'text-ink-faint')}>{count}</span>
  </button>
)
