import { ScoreRing } from '@/components/property/score-ring.tsx'
import { cn } from '@/components/ui/cn.ts'

const chip = 'rounded-full px-3.5 py-1.5 text-14 font-semibold'

export const CriteriaVignette = () => (
  <div className="flex flex-wrap gap-2">
    <span className={cn(chip, 'bg-eucalypt-soft text-eucalypt-strong')}>Richmond VIC 3121</span>
    <span className={cn(chip, 'bg-eucalypt-soft text-eucalypt-strong')}>Hobart TAS 7000</span>
    <span className={cn(chip, 'border border-line')}>$750k - $1M</span>
    <span className={cn(chip, 'border border-line')}>3+ bedrooms</span>
    <span className={cn(chip, 'border border-dashed border-control text-ink-soft')}>Solar panels</span>
  </div>
)

const priorities = [
  { name: 'Location', weight: 9, fill: 'w-9/10', thumb: 'left-9/10' },
  { name: 'Price', weight: 7, fill: 'w-7/10', thumb: 'left-7/10' },
  { name: 'Land size', weight: 3, fill: 'w-3/10', thumb: 'left-3/10' },
] as const

export const PrioritiesVignette = () =>
  priorities.map(({ name, weight, fill, thumb }) => (
    <div key={name} className="grid grid-cols-[5.5rem_1fr_1.5rem] items-center gap-3 text-14 font-medium">
      {name}
      <span className="relative h-1.5 rounded-full bg-line">
        <span className={cn('absolute h-full rounded-full bg-eucalypt', fill)} />
        <span
          className={cn(
            'absolute top-1/2 size-5 -translate-1/2 rounded-full border-2 border-eucalypt bg-surface',
            thumb,
          )}
        />
      </span>
      <span className="text-right font-semibold tabular-nums">{weight}</span>
    </div>
  ))

const ranking = [
  ['12 Lennox Street', 92],
  ['4 Arthur Circus', 76],
  ['31 Burnley Street', 48],
] as const

export const RankingVignette = () =>
  ranking.map(([address, score]) => (
    <div key={address} className="flex items-center gap-3 text-14 font-medium">
      <ScoreRing score={score} size="sm" />
      {address}
    </div>
  ))
