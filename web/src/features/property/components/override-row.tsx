import type { Factor, ScoreOverrides } from '@verandah/contracts'
import { Slider } from '@/components/ui/slider.tsx'
import { sliderValueOf } from '../override-draft.ts'

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
export const OverrideRow = ({ factor, draft, onSwitch, onValue }: OverrideRowProps) => {
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
