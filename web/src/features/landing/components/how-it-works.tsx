import type { ReactNode } from 'react'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { cn } from '@/components/ui/cn.ts'

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-20">
        <h2 id="how-title" className="text-31">
          How It Works
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
          <Step number={1} title="Tell us your criteria" picture={<CriteriaVignette />}>
            Suburbs, budget, bedrooms, land. We search several listing providers at once.
          </Step>
          <Step number={2} title="Set your priorities" picture={<PrioritiesVignette />}>
            Slide what matters from 0 to 10, and add what only you care about.
          </Step>
          <Step number={3} title="Discover perfect matches" picture={<RankingVignette />}>
            Every home is scored from 0 to 100, best first, with the reasons in plain words.
          </Step>
        </ol>
      </div>
    </section>
  )
}

interface StepProps {
  number: number
  title: string
  picture: ReactNode
  children: ReactNode
}

const Step = ({ number, title, picture, children }: StepProps) => (
  <li className="flex flex-col">
    <div aria-hidden className="flex flex-col md:h-36 justify-center gap-2.5">
      {picture}
    </div>
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="flex items-baseline gap-3 text-20">
        <span aria-hidden className="font-display text-20 text-ochre">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-2 max-w-[42ch] text-ink-soft">{children}</p>
    </div>
  </li>
)

const chip = 'rounded-full px-3.5 py-1.5 text-14 font-semibold'

const CriteriaVignette = () => (
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

const PrioritiesVignette = () =>
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

const RankingVignette = () =>
  ranking.map(([address, score]) => (
    <div key={address} className="flex items-center gap-3 text-14 font-medium">
      <ScoreRing score={score} size="sm" />
      {address}
    </div>
  ))
