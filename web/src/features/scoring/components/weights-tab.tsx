import { factors } from '@verandah/contracts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { factorLabels } from '../importance-words.ts'
import {
  criterionRefusal,
  type WeightsDraft,
  withCriterion,
  withCriterionWeight,
  withoutCriterion,
} from '../weights-draft.ts'
import { AddCriterion } from './add-criterion.tsx'
import { WeightSlider } from './weight-slider.tsx'

interface WeightsTabProps {
  draft: WeightsDraft
  onChange: (draft: WeightsDraft) => void
}

export const WeightsTab = ({ draft, onChange }: WeightsTabProps) => {
  const adding = useRef<HTMLDivElement>(null)
  const remove = (name: string) => {
    flushSync(() => onChange(withoutCriterion(draft, name)))
    adding.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[60ch] text-14 text-ink-soft">
        The further to the right, the more it counts in every home’s score. At 0 it does not count at all.
      </p>
      <div className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
        {factors.map((factor) => (
          <WeightSlider
            key={factor}
            label={factorLabels[factor]}
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
          A home scores on it when its features or its description mention it.
        </p>
      </div>
    </div>
  )
}
