import type { Factor } from '@verandah/contracts'
import { type Criterion, weightOf } from '@verandah/scoring-model'
import { memo } from 'react'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Slider } from '@/components/ui/slider.tsx'
import { sliderRange } from '../ranking/slider-range.ts'
import { type CustomWeights, movedIn } from '../ranking/use-custom-weights.ts'

interface WeightSlidersProps {
  custom: CustomWeights
  criteria: readonly Criterion[]
}

/** A slider for each criterion, at its current weight. */
export function WeightSliders({ custom: { own, moved, move }, criteria }: WeightSlidersProps) {
  return (
    <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
      {criteria.map(({ kind, name }) => {
        const movedTo = movedIn(moved[kind], name)
        const at = weightOf(own, { kind, name })
        return (
          <WeightSlider
            key={`${kind} ${name}`}
            kind={kind}
            name={name}
            {...sliderRange({ kind, name }, at)}
            value={movedTo ?? at}
            isMoved={movedTo !== undefined}
            onMove={move}
          />
        )
      })}
    </div>
  )
}

interface WeightSliderProps extends Criterion {
  lowest: number
  highest: number
  value: number
  isMoved: boolean
  onMove: CustomWeights['move']
}

/** Memoised: re-renders when moved itself, not with its neighbours. */
const WeightSlider = memo(({ kind, name, lowest, highest, value, isMoved: hasMoved, onMove }: WeightSliderProps) => {
  const label = kind === 'factor' ? factorLabels[name as Factor] : name
  return (
    <div>
      <div aria-hidden className="-mb-2 flex justify-between gap-3 text-14 font-medium">
        <span className="min-w-0 truncate">{label}</span>
        <span className={cn('font-bold tabular-nums', hasMoved ? 'text-eucalypt' : 'text-ink-soft')}>{value}</span>
      </div>
      <Slider
        label={label}
        min={lowest}
        max={highest}
        value={value}
        valueText={`${value} of ${highest}`}
        onChange={(weight) => onMove({ kind, name }, weight)}
      />
    </div>
  )
})
WeightSlider.displayName = 'WeightSlider'
