import { factors } from '@verandah/contracts'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { IconButton } from '@/components/ui/button.tsx'
import { Slider } from '@/components/ui/slider.tsx'
import {
  criterionRefusal,
  type WeightsDraft,
  withCriterion,
  withCriterionWeight,
  withoutCriterion,
} from '../weights-draft.ts'
import { AddCriterion } from './add-criterion.tsx'

export const WeightsTab = ({ draft, onChange }: { draft: WeightsDraft; onChange: (draft: WeightsDraft) => void }) => {
  const adding = useRef<HTMLDivElement>(null)
  const remove = (name: string) => {
    flushSync(() => onChange(withoutCriterion(draft, name)))
    adding.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[60ch] text-14 text-ink-soft">
        Move a slider to the right to make it count more in every home’s score. At 0 it doesn’t count at all.
      </p>
      <div className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
        {factors.map((factor) => (
          <WeightSlider
            key={factor}
            label={labels[factor]}
            value={draft.weights[factor]}
            onChange={(weight) => onChange({ ...draft, weights: { ...draft.weights, [factor]: weight } })}
          />
        ))}
        {draft.custom.map(({ name, weight }) => (
          <WeightSlider
            key={name}
            label={name}
            value={weight}
            onChange={(next) => onChange(withCriterionWeight(draft, name, next))}
            onRemove={() => remove(name)}
          />
        ))}
      </div>
      <div ref={adding} className="border-t border-line pt-4">
        <AddCriterion
          refusalOf={(name) => criterionRefusal(draft, name)}
          onAdd={(name) => onChange(withCriterion(draft, name))}
        />
        <p className="mt-1 max-w-[60ch] text-14 text-ink-faint">
          A home scores points when its features or description mention it.
        </p>
      </div>
    </div>
  )
}

interface WeightSliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** Only custom criteria can be removed. */
  onRemove?: () => void
}

const WeightSlider = ({ label, value, onChange, onRemove }: WeightSliderProps) => (
  <div>
    <div className="flex min-h-11 items-center justify-between gap-3">
      <span aria-hidden className="min-w-0 text-16 font-semibold wrap-anywhere">
        {label}
      </span>
      <span className="flex items-center gap-1 text-14 text-ink-soft">
        <span aria-hidden className="text-right">
          {importanceLabel(value)}
          <span className="ml-2 inline-block min-w-5 text-right text-16 font-bold text-ink tabular-nums">{value}</span>
        </span>
        {onRemove !== undefined && (
          <IconButton Icon={X} iconClass="size-4.5" label={`Remove ${label}`} className="-mr-3" onClick={onRemove} />
        )}
      </span>
    </div>
    <Slider label={label} value={value} onChange={onChange} valueText={`${value}, ${importanceLabel(value)}`} />
    <div aria-hidden className="-mt-1 flex justify-between text-12 text-ink-faint">
      <span>{leastImportant}</span>
      <span>{mostImportant}</span>
    </div>
  </div>
)

const labels = { ...factorLabels, features: 'Property Features' }

const leastImportant = 'No Impact'
const mostImportant = 'Very Important'

/** Returns the meaning of a weight from 0 to 10. */
const importanceLabel = (weight: number): string => {
  if (weight === 0) return leastImportant
  if (weight >= 9) return mostImportant
  return weight <= 3 ? 'Slightly important' : weight <= 6 ? 'Important' : 'Quite important'
}
