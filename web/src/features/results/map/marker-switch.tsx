import { cn } from '@/components/ui/cn.ts'
import type { useShows } from './use-shows.ts'

const choices = [
  ['score', 'Score'],
  ['price', 'Price'],
] as const

export function MarkerSwitch({ shows, show }: ReturnType<typeof useShows>) {
  return (
    <div
      role="group"
      aria-label="On the markers"
      className="flex overflow-hidden rounded-full border border-control/60 bg-surface"
    >
      {choices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={shows === choice}
          onClick={() => show(choice)}
          className={cn(
            'min-h-9 px-3 text-14 font-semibold -outline-offset-2 pointer-coarse:min-h-11',
            shows === choice ? 'bg-eucalypt-soft text-eucalypt-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
