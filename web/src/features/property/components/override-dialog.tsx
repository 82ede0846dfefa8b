import { type Factor, factors, type Property, type ScoreOverrides } from '@verandah/contracts'
import { type SyntheticEvent, useState } from 'react'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { Slider } from '@/components/ui/slider.tsx'
import { useOverrideScore } from '../api/override-score.ts'

/** A buyer's own values for a home: what an inspection showed and the advert did not. */
export const OverrideDialog = ({ home, onClose }: { home: Property; onClose: () => void }) => {
  const [draft, setDraft] = useState(home.scoreOverrides ?? {})
  const saving = useOverrideScore(home.id)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    saving.mutate(draft, { onSuccess: onClose })
  }
  return (
    <Dialog
      title="Override the score"
      description="Tick what you know better than the advert, and give it your own value from 0 to 10."
      onClose={onClose}
    >
      <form onSubmit={save}>
        <ul className="divide-y divide-line">
          {overridableFactors(home).map((factor) => (
            <OverrideRow
              key={factor}
              factor={factor}
              draft={draft}
              onSwitch={(isOn) => setDraft((now) => switchFactor(now, factor, isOn))}
              onValue={(value) => setDraft((now) => ({ ...now, [factor]: value }))}
            />
          ))}
        </ul>
        <FormActions save="Save overrides" saving="Saving..." isSaving={saving.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

const labels: Readonly<Record<Factor, string>> = {
  price: 'Price',
  location: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  landSize: 'Land Size',
  propertyAge: 'Age of Property',
  features: 'Features',
}

interface OverrideRowProps {
  factor: Factor
  draft: ScoreOverrides
  onSwitch: (isOn: boolean) => void
  onValue: (value: number) => void
}

/** One attribute: whether the buyer's value counts, and the value. */
const OverrideRow = ({ factor, draft, onSwitch, onValue }: OverrideRowProps) => {
  const isOn = draft[factor] !== undefined
  const value = sliderValueOf(draft, factor)
  return (
    <li className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_1.5rem] items-center gap-3 py-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-14 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
          className="size-5 shrink-0"
        />
        {labels[factor]}
      </label>
      <Slider
        label={`${labels[factor]}, your value`}
        value={value}
        onChange={onValue}
        disabled={!isOn}
        valueText={`${value} of 10`}
      />
      <span aria-hidden className={isOn ? 'text-right font-semibold tabular-nums' : 'text-right text-ink-faint'}>
        {isOn ? value : '–'}
      </span>
    </li>
  )
}

const overrideStart = 5

/** The factors whose own value a buyer may replace; land size only where there is land. */
const overridableFactors = ({ landSize }: Pick<Property, 'landSize'>): Factor[] =>
  factors.filter((factor) => factor !== 'landSize' || landSize !== null)

/** A factor switched on begins at 5; switched off, its override is forgotten. */
const switchFactor = (draft: ScoreOverrides, factor: Factor, isOn: boolean): ScoreOverrides => {
  const { [factor]: _, ...others } = draft
  return isOn ? { ...others, [factor]: overrideStart } : others
}

/** Where a slider stands: single features that have values of their own count by their mean. */
const sliderValueOf = (draft: ScoreOverrides, factor: Factor): number => {
  const value = draft[factor]
  if (typeof value === 'number') return value
  const values = Object.values(value ?? {})
  return values.length === 0 ? overrideStart : Math.round(values.reduce((sum, each) => sum + each, 0) / values.length)
}
