import { type Coverage, type ScoreBand, scoreBandOf } from '@verandah/contracts'
import type { ScoreRange } from '@verandah/scoring-model'
import { cn } from '@/components/ui/cn.ts'
import { shortDateText } from '@/lib/format.ts'

const radius = 20
const sizes = { sm: 'size-11 text-14', md: 'size-14 text-16', lg: 'size-20 text-25' } as const

const scoreLabel = (shown: number, band: ScoreBand, range: ScoreRange | null): string =>
  `Score ${shown} of 100, ${bandLabels[band].toLowerCase()}${range === null ? '' : `, ${rangeText(range)}`}`

/** A ring filled to the score with the number inside, and the band's word, so that colour is not the only cue. */
export function ScoreRing({
  score,
  shown = score,
  range = null,
  size = 'md',
  className,
}: {
  /** 0 to 100; null if the home is not scored. */
  score: number | null
  shown?: number | null
  /** The scores that it could have once everything is stated. */
  range?: ScoreRange | null
  size?: keyof typeof sizes
  className?: string
}) {
  const filled = score ?? 0
  const band = scoreBandOf(filled)
  return (
    <span
      role="img"
      aria-label={score === null ? 'Not scored yet' : scoreLabel(shown ?? score, band, range)}
      className={cn('relative inline-grid shrink-0 place-items-center rounded-full bg-surface', sizes[size], className)}
    >
      <svg viewBox="0 0 48 48" aria-hidden className="absolute inset-0 -rotate-90" fill="none" strokeWidth="4">
        <circle cx="24" cy="24" r={radius} className="stroke-line" />
        {range !== null && (
          <circle
            cx="24"
            cy="24"
            r={radius}
            pathLength={100}
            strokeDasharray={`${range.highest - range.lowest} 100`}
            strokeDashoffset={-range.lowest}
            className={cn('opacity-35', bandStroke[band])}
          />
        )}
        {filled > 0 && (
          <circle
            cx="24"
            cy="24"
            r={radius}
            pathLength={100}
            strokeDasharray={`${filled} 100`}
            strokeLinecap="round"
            className={cn('transition-[stroke-dasharray] duration-200 ease-out', bandStroke[band])}
          />
        )}
      </svg>
      <span aria-hidden className="relative font-bold tabular-nums">
        {shown ?? '–'}
      </span>
    </span>
  )
}

export function rangeText({ lowest, highest }: ScoreRange): string {
  return `could be ${lowest} to ${highest}`
}

/** Returns how much of what counts is known: "5 of 7 known". */
export function knownText({ known, total }: Coverage): string {
  return `${known} of ${total} known`
}

/** Always shown with the colour. */
export const bandLabels: Readonly<Record<ScoreBand, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  weak: 'Weak',
}

const bandStroke: Readonly<Record<ScoreBand, string>> = {
  excellent: 'stroke-band-excellent',
  good: 'stroke-band-good',
  fair: 'stroke-band-fair',
  weak: 'stroke-band-weak',
}

export const bandFill: Readonly<Record<ScoreBand, string>> = {
  excellent: 'fill-band-excellent',
  good: 'fill-band-good',
  fair: 'fill-band-fair',
  weak: 'fill-band-weak',
}

/** Returns which weights a score uses: "By your search of 12 Nov". */
export function weighedByText(searchedAt: string | null): string {
  return searchedAt === null ? 'By your own weights' : `By your search of ${shortDateText(searchedAt)}`
}
