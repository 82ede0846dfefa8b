import type { Factor } from '@verandah/contracts'
import { type Criterion, weightOf } from '@verandah/scoring-model'
import { memo } from 'react'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Slider } from '@/components/ui/slider.tsx'
import { type CustomWeights, movedIn } from '../ranking/use-custom-weights.ts'

/** A lower weight is displayed as this one until the slider is moved. */
const lowestWeight = 1
const highestWeight = 10

interface WeightSlidersProps {
  custom: CustomWeights
  criteria: readonly Criterion[]
  lowest?: number
}

/** A slider for each criterion, at its current weight. */
export const WeightSliders = ({
  custom: { own, moved, move },
  criteria,
  lowest = lowestWeight,
}: WeightSlidersProps) => (
  <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
    {criteria.map(({ kind, name }) => {
      const movedTo = movedIn(moved[kind], name)
      return (
        <WeightSlider
          key={`${kind} ${name}`}
          kind={kind}
          name={name}
          lowest={lowest}
          value={movedTo ?? Math.max(lowest, weightOf(own, { kind, name }))}
          isMoved={movedTo !== undefined}
          onMove={move}
        />
      )
    })}
  </div>
)

interface WeightSliderProps extends Criterion {
  lowest: number
  value: number
  isMoved: boolean
  onMove: CustomWeights['move']
}

/** Memoised: re-renders when moved itself, not with its neighbours. */
const WeightSlider = memo(({ kind, name, lowest, value, isMoved: hasMoved, onMove }: WeightSliderProps) => {
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
        max={highestWeight}
        value={value}
        valueText={`${value} of ${highestWeight}`}
        onChange={(weight) => onMove({ kind, name }, weight)}
      />
    </div>
  )
})
WeightSlider.displayName = 'WeightSlider'
