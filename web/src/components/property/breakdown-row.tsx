import { type BreakdownLine, scoreBandOf } from '@verandah/contracts'
import { cn } from '@/components/ui/cn.ts'
import { lineWord } from './line-words.ts'
import { bandFill } from './score-words.ts'

const narrowestPercent = 8

/** One line of a breakdown: the track's width is the weight, its fill the value, the numbers are the points. */
export const BreakdownRow = ({ line, heaviest }: { line: BreakdownLine; heaviest: number }) => {
  const { value, weight, points, outOf, isOverridden } = line
  const width = Math.max(narrowestPercent, (100 * weight) / heaviest)
  return (
    <li className="grid grid-cols-[minmax(0,7.25rem)_minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] sm:gap-3 text-14">
      <span className="truncate text-ink-soft">
        {lineWord(line)}
        {isOverridden === true && <span className="text-ink-faint"> (yours)</span>}
      </span>
      <span aria-hidden className="flex h-2 forced-color-adjust-none">
        <span
          className={cn('h-full rounded-full', value === null ? 'border border-dashed border-control/60' : 'bg-line')}
          style={{ width: `${width}%` }}
        >
          {value !== null && (
            <span
              className={cn(
                'block h-full rounded-full transition-[width] duration-200',
                bandFill[scoreBandOf(value * 10)],
              )}
              style={{ width: `${value * 10}%` }}
            />
          )}
        </span>
      </span>
      <span className="min-w-14 text-right font-semibold tabular-nums">
        {value === null ? (
          <span className="font-medium text-ink-faint">unknown</span>
        ) : (
          <>
            {points}
            <span className="font-medium text-ink-faint">
              <span aria-hidden>/</span>
              <span className="sr-only"> of </span>
              {outOf}
            </span>
          </>
        )}
      </span>
    </li>
  )
}
