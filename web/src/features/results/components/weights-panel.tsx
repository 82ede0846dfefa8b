import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Slider } from '@/components/ui/slider.tsx'
import {
  type CustomWeights,
  highestWeight,
  isMoved,
  lowestWeight,
  type PanelFactor,
  panelFactors,
  sliderValue,
} from '../ranking/use-custom-weights.ts'

const title = 'Customize Property Scoring'

/** Beside the homes where there is room; a drawer above them on a phone. */
export const WeightsPanel = ({ custom }: { custom: CustomWeights }) => {
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface lg:border-0 lg:bg-transparent">
      <h2 className="hidden text-16 lg:block">{title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg px-5 text-left text-16 font-semibold lg:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5 text-ink-faint" />
        <span className="flex-1">{title}</span>
        <ChevronDown aria-hidden className={cn('size-5 text-ink-faint transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={contentId} className={cn('px-5 pb-5 lg:block lg:p-0', !isOpen && 'hidden')}>
        <p className="mb-3 text-14 text-ink-soft lg:mt-1">Move a slider and the homes change places at once.</p>
        <WeightSliders custom={custom} />
        <WeightActions custom={custom} />
      </div>
    </section>
  )
}

const WeightSliders = ({ custom: { own, moved, move } }: { custom: CustomWeights }) => (
  <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
    {panelFactors.map((factor) => (
      <WeightSlider
        key={factor}
        factor={factor}
        label={factorLabels[factor]}
        value={sliderValue(factor, own, moved)}
        isMoved={factor in moved}
        onMove={move}
      />
    ))}
  </div>
)

interface WeightSliderProps {
  factor: PanelFactor
  label: string
  value: number
  isMoved: boolean
  onMove: CustomWeights['move']
}

/** Redrawn when it is moved itself, not with its neighbours. */
const WeightSlider = memo(({ factor, label, value, isMoved: hasMoved, onMove }: WeightSliderProps) => (
  <div>
    <div aria-hidden className="-mb-2 flex justify-between text-14 font-medium">
      <span>{label}</span>
      <span className={cn('font-bold tabular-nums', hasMoved ? 'text-eucalypt' : 'text-ink-soft')}>{value}</span>
    </div>
    <Slider
      label={label}
      min={lowestWeight}
      max={highestWeight}
      value={value}
      valueText={`${value} of ${highestWeight}`}
      onChange={(weight) => onMove(factor, weight)}
    />
  </div>
))
WeightSlider.displayName = 'WeightSlider'

const WeightActions = ({ custom: { moved, isApplied, apply, reset } }: { custom: CustomWeights }) => (
  <div className="mt-2 flex flex-wrap gap-2">
    {!isApplied && (
      <Button size="sm" className="flex-1" onClick={apply}>
        Apply Custom Weights
      </Button>
    )}
    {(isApplied || isMoved(moved)) && (
      <Button size="sm" variant="secondary" className="flex-1" onClick={reset}>
        Reset Weights
      </Button>
    )}
  </div>
)
