import { factors } from '@verandah/contracts'
import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { PlaceList } from '@/components/places/place-list.tsx'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { IconButton } from '@/components/ui/button.tsx'
import { WeightSlider } from '@/components/ui/weight-slider.tsx'
import {
  criterionRefusal,
  type WeightsDraft,
  withCriterion,
  withCriterionWeight,
  withoutCriterion,
} from '../weights-draft.ts'
import { AddCriterion } from './add-criterion.tsx'

interface WeightsTabProps {
  draft: WeightsDraft
  onChange: (changed: Partial<WeightsDraft>) => void
}

export function WeightsTab({ draft, onChange }: WeightsTabProps) {
  const adding = useRef<HTMLDivElement>(null)
  const placesId = useId()
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
            onChange={(weight) => onChange({ weights: { ...draft.weights, [factor]: weight } })}
          />
        ))}
        {draft.custom.map(({ name, weight }) => (
          <WeightSlider
            key={name}
            label={name}
            value={weight}
            onChange={(next) => onChange(withCriterionWeight(draft, name, next))}
          >
            <IconButton
              Icon={X}
              iconClass="size-4.5"
              label={`Remove ${name}`}
              className="-mr-3"
              onClick={() => remove(name)}
            />
          </WeightSlider>
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
      <section aria-labelledby={placesId} className="flex flex-col gap-3 border-t border-line pt-5">
        <h2 id={placesId} className="text-16">
          Places that matter
        </h2>
        <p className="max-w-[60ch] text-14 text-ink-soft">
          Work, school, the beach: a home scores points when it is close enough. Travel times are estimated from the
          straight line.
        </p>
        <PlaceList places={draft.places} onChange={(places) => onChange({ places })} />
      </section>
    </div>
  )
}

const labels = { ...factorLabels, features: 'Property Features' }
