import { type Factor, placeText, propertyTypes, type SearchedLocality } from '@verandah/contracts'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { anyOption, from1To } from '@/components/search-filters/count-options.ts'
import { SuggestionBox } from '@/components/location-picker/suggestion-box.tsx'
import { Field } from '@/components/ui/field.tsx'
import { type Option, Select } from '@/components/ui/input.tsx'
import { Slider } from '@/components/ui/slider.tsx'
import type { Brief } from './use-visitor-brief.ts'

const sliders = ['price', 'bedrooms', 'landSize', 'features'] as const satisfies readonly Factor[]

const budgets: Option[] = [
  anyOption,
  ...[500_000, 650_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000].map((amount) => ({
    value: String(amount),
    label: `Up to ${amount < 1_000_000 ? `$${amount / 1_000}k` : `$${amount / 1_000_000}M`}`,
  })),
]
const types: Option[] = [
  anyOption,
  ...['House', 'Apartment', 'Townhouse', 'Land'].map((type) => ({ value: type, label: type })),
]

interface ControlsProps {
  brief: Brief
  change: (changed: Partial<Brief>) => void
  place: SearchedLocality
}

export function BriefControls({ brief, change, place }: ControlsProps) {
  return (
    <div className="flex flex-col gap-4 self-start rounded-xl border border-line bg-surface p-5">
      <PlaceField {...{ brief, change, place }} />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Budget" className="col-span-2">
          <Select
            value={String(brief.maxPrice ?? '')}
            options={budgets}
            onChange={({ target }) => change({ maxPrice: Number(target.value) || undefined })}
          />
        </Field>
        <Field label="Bedrooms from">
          <Select
            value={String(brief.minBedrooms ?? '')}
            options={from1To(5)}
            onChange={({ target }) => change({ minBedrooms: Number(target.value) || undefined })}
          />
        </Field>
        <Field label="Property type">
          <Select
            value={brief.propertyType ?? ''}
            options={types}
            onChange={({ target }) => change({ propertyType: propertyTypes.find((type) => type === target.value) })}
          />
        </Field>
      </div>
      <Sliders {...{ brief, change }} />
    </div>
  )
}

const PlaceField = ({ brief, change, place }: ControlsProps) => {
  const isElsewhere = brief.placeText !== '' && brief.placeText !== placeText(place)
  return (
    <Field
      label="Where"
      hint={
        isElsewhere ? `We’ll search there once you register. The homes here are in ${placeText(place)}.` : undefined
      }
    >
      <SuggestionBox
        text={brief.placeText}
        placeholder="Suburb or postcode"
        onTextChange={(text) => change({ placeText: text, place: null })}
        onChoose={({ locality: suburb, state, postcode, value }) =>
          change({ placeText: value, place: { suburb, state, postcode } })
        }
      />
    </Field>
  )
}

const Sliders = ({ brief: { weights }, change }: Pick<ControlsProps, 'brief' | 'change'>) => (
  <div role="group" aria-label="What matters" className="border-t border-line pt-4">
    <p aria-hidden className="text-14 font-semibold">
      What matters
    </p>
    {sliders.map((factor) => (
      <div key={factor} className="grid grid-cols-[5.5rem_1fr_1.5rem] items-center gap-3 text-14 font-medium">
        <span aria-hidden>{factorLabels[factor]}</span>
        <Slider
          label={factorLabels[factor]}
          value={weights[factor]}
          onChange={(weight) => change({ weights: { ...weights, [factor]: weight }, isWeighed: true })}
        />
        <span aria-hidden className="text-right font-semibold tabular-nums">
          {weights[factor]}
        </span>
      </div>
    ))}
  </div>
)
