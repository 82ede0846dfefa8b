import { BreakdownRow } from '@/components/property/breakdown-row.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { cn } from '@/components/ui/cn.ts'

const lines = [
  { kind: 'factor', name: 'location', weight: 9, value: 10, points: 38, outOf: 38 },
  { kind: 'factor', name: 'price', weight: 8, value: 9, points: 30, outOf: 33 },
  { kind: 'factor', name: 'landSize', weight: 7, value: 7, points: 20, outOf: 29 },
] as const

/** The product in small: a score and the reasons for it, drawn by the parts that draw the real ones. */
export const HeroCard = ({ className }: { className?: string }) => (
  <figure className={cn('rounded-lg border border-line bg-surface p-4 shadow-pop sm:p-5', className)}>
    <div className="flex items-center gap-4">
      <ScoreRing score={88} size="lg" />
      <figcaption className="min-w-0">
        <p className="font-display text-25 font-semibold tracking-tight tabular-nums">$1.1M</p>
        <p className="truncate text-14 text-ink-soft">3 bedrooms, 607 m² of land</p>
      </figcaption>
    </div>
    <p className="mt-3 mb-2.5 text-14 font-medium">Strong on location and price.</p>
    <ul className="hidden flex-col gap-2 sm:flex">
      {lines.map((line) => (
        <BreakdownRow key={line.name} line={line} heaviest={9} />
      ))}
    </ul>
  </figure>
)
